/** What the seas of a sheet of the world are called. */
import type { Words } from '../words'

export const oceans = (words: Words): Record<string, string> => ({
  pacific: words.text('sea-pacific'),
  indian: words.text('sea-indian'),
  atlantic: words.text('sea-atlantic'),
  southern: words.text('sea-southern'),
})
