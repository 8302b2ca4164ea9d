// Made from `page_facts` in the room's game.py by `./x types`. Do not edit.

export const GRID = { north: 80, west: -180, degrees: 10, terrain: { '#': { id: 'land', lands: 1, seas: 0 }, c: { id: 'coast', lands: 1, seas: 1 }, d: { id: 'strait', lands: 2, seas: 1 }, '.': { id: 'sea', lands: 0, seas: 1 } }, rows: ['..c..ddddddcc###c..cd..cddcdddcddc..', 'cc######dddcc#cdc.cc##c############c', '.cc.c####c##c....ddd############ddc.', '.....c####cdc....cccdd#########cd...', '.....c####c......dcddc########ddc...', '..c...d#cdc.....c####d#dc###ccd.....', '.......cccdc....c#####dc.cccc.c.....', '.........cc#c...ccc###c..ccddcd.....', '........cc####c....##cc.....ddcccc..', '...c......c###c....c##d.......ccc...', '.......c..c##c.....c#ccc.....c###cc.', '..........c#c......cc........ccc#c.c', '..........cc....................c.cd', '..........cc........................'] } as const

export const CELL_OF = [126, 90, 127, 127, 164, 128, 93, 93, 20, 201, 201, 165, 165, 203, 168, 205, 206, 207, 278, 244, 244, 208, 209, 173, 172, 175, 175, 100, 246, 280, 237, 89, 89, 125, 161, 51, 161, 233, 232, 118, 118, 189, 188, 150, 149, 114, 38, 182, 224, 189, 189, 262, 263, 264, 337, 373, 334, 334, 335, 367, 296, 372, 479, 299, 298, 327, 316, 317, 317, 391, 429, 356, 394, 431, 415, 344, 309, 309, 346, 383] as const

export const QUARTER_OF = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] as const

export const GENRES = ['city', 'ruin', 'monument', 'nature', 'island'] as const

export const GENRE_OF = [0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 1, 0, 1, 1, 0, 2, 3, 0, 1, 0, 1, 3, 0, 0, 0, 0, 3, 3, 3, 0, 1, 0, 3, 2, 0, 3, 0, 0, 0, 0, 3, 2, 0, 3, 0, 3, 3, 3, 1, 1, 0, 2, 3, 2, 0, 0, 1, 2, 3, 4, 4, 3, 0, 0, 0, 4, 0, 1, 4, 3, 0, 3, 0, 0, 0, 3, 3, 4, 0, 3] as const

export const MODE_OF = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3] as const

export const LENGTH = [4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0, 0, 0, 0] as const

export const SECRET = [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true] as const

export const WINDOWS = [[], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], ['with'], ['with'], ['hit'], ['hit'], ['before'], ['before'], ['before'], ['before', 'after'], ['before', 'after']] as const

export const HAND = 7

export const MOST = 10

export const TO_WIN = 5
