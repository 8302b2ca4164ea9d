/** The pictures of the sites, each fetched when it is first looked at. */
import './pictures/inks.css'

const files = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default' })

/** The picture of a site by its id, as SVG; nothing if there is none. */
export const pictureOf = async (id: string): Promise<string> => (await files[`./pictures/${id}.svg`]?.()) ?? ''
