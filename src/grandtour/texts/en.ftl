### The house: all that is said around the games

## Everywhere

menu = Menu
about = About
settings = Settings
language = Language
theme = Light
theme-system = auto
theme-day = day
theme-night = night
sound = Sounds
stillness = Nothing moves
close = Close
loading = Laying the table…
try-again = Try again
skip-to-content = Skip to the content
to-collection = All games
rules = Rules
rules-of = Rules of { $game }
play = Play
and = { $before } and { $last }
few = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
yes = yes
no = no
you = you
guest = Traveller
waiting = waiting
offline = The line is down. We are trying to reach the table again; nothing is lost.
lost-title = There is nothing here
lost-text = This page is not on our maps. Perhaps the link was cut short, or the table has been cleared.

## The collection

collection-title = Where to?
collection-text = Six classic travel games, with friends anywhere, around one screen, or against fair bots.
games = The games
coming = Coming to the shelf
players = For { $least } to { $most } players
your-name = Your name
name-saved = You are now called { $name }.
tables = Your tables
tables-waiting = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
table-yours = Your turn!
table-waits = { $names } to play
table-open = Waiting for players
table-bot-plays = A bot is playing for you
table-kept = Play again? Your chair is kept
table-over = Finished

coming-richesses-title = Richesses de France
coming-richesses-tagline = Tour the regions by road and motorway and bring home their treasures.
coming-sites80-title = Le tour du monde en 80 sites
coming-sites80-tagline = Follow the clues to eighty wonders of the world before the others do.

## A new table

chairs = Who is playing?
chairs-text = Choose who sits where, then start.
chair-number = Chair { $number }
chair-me = that’s you
chair-bot = a bot
chair-invite = a friend, by link
chair-here = someone next to me
chair-invite-help = You get a link to send once the table is open.
level = Plays
level-random = anyhow, good for learning
level-sense = well, with a plan
their-name = Name
add-chair = One more chair
remove-chair = Take away chair { $number }
options = Variations
start = Start the game
next-seal = The draws are sealed before your browser adds its share to them. The seal of this table:
start-inviting = Open the table
free-seat = free chair

## Waiting for friends

invite-title = Send this link to your friends
invite-text = { $count ->
    [one] One chair is free. The game begins as soon as it is taken.
   *[other] { $count } chairs are free. The game begins as soon as they are taken.
}
invite-link = Link to this table
invite-alone = This house listens to this computer only, so the link works in its own browsers only. To let others in, start it like this, and open it by this computer’s address:
copy = Copy
copied = Copied
share = Share
invited-title = { $name } invites you to { $game }
sit-down = Sit down
no-chair-left = All chairs at this table are taken. You can look on once the game begins.
kept-title = Waiting for { $names }
kept-text = A chair is kept for everyone who played. The others find this table at the end of the last game and among their tables; the game begins as soon as all sit down.
kept-too = A chair is kept for { $names } too.
around-table = Around the table
seats-left = { $count ->
    [0] All are here!
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
give-chair = Give this chair to someone else
give-chair-to = Who shall have it?
put-bot = Put a bot here
put-bot-level = How shall it play?
wait-for-person = Wait for a person instead
leave-table = Leave this table

## At the table

board = Board
hand = Before you
tabs = Beside the board
tab-play = Play
tab-log = Log
tab-help = Help
tab-table = Table
whose-turn = Whose turn it is
thinks = is thinking
to-play = to play
away = away
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
bot-thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
looking-on = All chairs are taken: you are looking on.
waits-for = Waiting for { $names }.
chance-plays = The cards decide…
anytime = At any time ({ $count })
all-acts = All moves ({ $count })
pick-act = What do you want to do?
really = Really? { $act }
see-clause = Rule { $clause }
undo = Undo
ask-undo = Ask to take back
undo-asked = The others are being asked…
undo-withdraw = Never mind
undo-refused = Not everyone agreed: the move stands.
wish-undo = { $name } would like to take a move back
wish-undo-text = You have seen what it led to. Shall it be forgotten?
agree = Yes, take it back
disagree = No, it stands
taken-back = { $you ->
    [yes] You take back your last move.
   *[no] { $player } takes back the last move.
}
skip-news = Skip to now ({ $count })
history = Look back
past = You are looking at the past ({ $moment } of { $moments }).
earlier = Earlier
later = Later
now = now
to-start = To the start
to-now = Back to now
whole-rules = All the rules
no-rules = The rules of this game are not written yet.
clauses = Clauses of the rules behind this paragraph
contents = Contents
hand-over = Your turn is over. Hand the screen to { $name }.
hand-over-now = Draw the curtain
curtain = Hand the screen to { $name }
curtain-text = Nobody else is looking?
curtain-open = I am { $name }
curtain-wait = The others are playing…
advance = Answers in advance
advance-text = What is answered for you the moment it is asked, so that nobody waits for you. Nobody else sees this.
advance-keep = Answer so
advance-kept = Noted.
fairness = Fair cards
commitment = Seal of this table
commitment-text = Every draw was sealed before the first card. { $over ->
    [yes] The seal below proves it.
   *[no] The seal below will prove it at the end.
}
download-record = Save the record
take-seat-back = Take my chair back
let-bot-play = Leave, a bot plays on for me

## The end

you-win = You win!
wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
rematch = Play again
rematch-join = To the next game
rematch-ready = There is another game, and your chair is kept for you.
rematch-free = There is another game. Your chair there is open to others, and still free: whoever comes first has it.
rematch-gone = There is another game, but your chair there went to somebody else. You can look on.
rematch-seal = If you ask for another game, this is the seal of its draws:
results = See the results
review = Look at the board
luck = How the cards fell
luck-text = Above the middle line the cards were kinder than average, below it less kind.
no-luck = The luck of this game cannot be told just now.

## Checking the draws

verify-title = Check the draws
verify-text = Paste or drop the record of a game. Once it is over, every draw can be made again from the seed that was sealed before the first card, and compared. And the whole game can be seen on its board, move by move.
verify = Check
record = Record
open-file = Open a file
look-at-record = See it on the board
look-from = Seen from the chair of
verify-right = { $draws ->
    [one] The one draw is right.
   *[other] All { $draws } draws are right.
}
verify-wrong = { $count ->
    [one] One of { $draws } draws is not what the seed gives:
   *[other] { $count } of { $draws } draws are not what the seed gives:
}
verify-line = Line { $line } says “{ $recorded }”, the seed gives “{ $derived }”.

## About

about-title = About Grand Tour
about-text = A collection of classic travel board games, open day and night. The rules are enforced, the secrets are kept, the draws can be checked.
about-fair = The draws are fair
about-fair-text = Before the first card a table shows a seal: the fingerprint of a secret number. Every draw follows from that number, mixed with a word from each player’s browser. When the game is over the number is revealed, and anyone can make all draws again.
about-secrets = The secrets are kept
about-secrets-text = Your browser is only ever sent what you may see. Bots see what a player in their chair would see, and nothing more.
about-privacy = What is kept about you
about-privacy-text = One cookie, so that you find your chair again, and the name you give yourself. Nothing goes to anyone else.
about-licences = Whose work this is
about-licences-text = Grand Tour is free software under the MIT licence. Its letters, coasts and some of its code are the work of others, who let everyone use it.
about-licences-all = All licences
keyboard = Keyboard
keyboard-text = A whole game can be played without a mouse.
keyboard-show = Show the keys
key-tab = go from one part to the next
key-arrows = move within a group, or along the map
key-numbers = do the first, second … ninth thing offered
key-undo = undo
key-log = show the log
key-help = show the help for what is asked
key-history = one step back or forward in the history
key-skip = skip what is being played back
key-escape = back to now, or close
key-keys = these keys

## When something is wrong

trouble-unknown = Something went wrong. Please try again.
trouble-offline = The house does not answer. Check your connection and try again.
trouble-stale = The table has moved on in the meantime. Look again, then choose.
trouble-over = This game is already over.
trouble-not-over = This game is not over yet.
trouble-not-running = The game has not begun: a chair is still free.
trouble-begun = The game has already begun.
trouble-not-your-turn = It is not your turn yet.
trouble-not-offered = That is not possible now.
trouble-no-undo = There is nothing to take back.
trouble-no-plea = Nobody asks to take anything back any more.
trouble-already-asked = Somebody already asks to take a move back. Answer that first.
trouble-bad-name = A name has 1 to 24 letters, digits or signs.
trouble-seat-taken = Somebody else has just sat down there.
trouble-already-seated = You already sit at this table.
trouble-not-your-seat = This chair is not yours.
trouble-no-seat = This table has no such chair.
trouble-bot-plays = A bot is playing for you. Take your chair back first.
trouble-bad-seats = So many players do not fit this game, or nobody would play. Look at the chairs again.
trouble-bad-setting = One of these choices does not exist, or is too large or too small.
trouble-bad-level = There is no such bot for this game.
trouble-bad-game = This game is not in the house.
trouble-bad-entropy = Your browser’s share in the draws could not be read. Load the page again.
trouble-bad-record = This is not a record that can be read.
trouble-unknown-table = This table does not exist any more.
trouble-unknown-version = That moment of the game does not exist.
trouble-unknown-thing = There is no such thing in this game.
trouble-unknown-address = There is nothing at this address.
trouble-wrong-method = The page and the house do not understand each other. Load the page again.
trouble-malformed = The page and the house do not understand each other. Load the page again.
trouble-foreign-origin = This came from another site, so nothing was done.
trouble-who-are-you = The house does not know you yet. Load the page again; it needs its cookie.
trouble-old-rules = This table was played by older rules and cannot be played on.
trouble-too-fast = That was a little fast. Wait a moment, then try again.
trouble-too-large = That was too long. Make it shorter.
trouble-too-many-tables = You have very many tables open. Finish one of them first.
trouble-storage = The house cannot write anything down just now. Nothing has changed; try again in a moment.
trouble-fault = The house made a mistake. Nothing has changed; try again.

## Terminal

terminal-undo = undo
terminal-log = log
terminal-help = help
terminal-why = why
terminal-record = record
terminal-quit = quit
terminal-commands = Type the number of an offer, or one of: { $commands }.
terminal-usage =
    undo         take back the last act
    log          all that has happened
    help         this, and the rules for what is asked now
    why THING    why nothing can be done with a thing, by its name
    record FILE  write the game to a file
    quit         leave the table
    Acts can be typed too, as they stand in a record.
terminal-person = Player { $number }
terminal-bot = Bot { $letter }
terminal-commitment = The draws of this game are sealed by { $commitment }.
terminal-seed = The seed was { $seed }; with the record anyone can verify every draw.
terminal-hand-over = { $player }, take the keyboard and press Enter.
terminal-earlier = … { $count } earlier lines; “{ $log }” shows them all.
terminal-malformed = “{ $said }” is neither a number from 1 to { $count } nor an act nor a command; “help” says more.
terminal-agreed = Others have seen this. Do all agree to take it back? (yes/no)
terminal-no-thing = Nothing here is called “{ $thing }”.
terminal-no-file = Which file? For instance: record game.txt
terminal-written = Written to { $file }.
terminal-not-written = { $file } cannot be written: { $why }.
terminal-place = { $place }. { $player }
terminal-after = “record FILE” keeps the game, Enter leaves.
terminal-bye = Goodbye.
terminal-option = { $name }: { $value }

## Maps

map-view = View of the map
map-closer = Closer
map-farther = Farther away
map-whole = The whole map
map-action = To where something can be done
