// Makes the finished drawings of the boards' maps: `npm run maps`.
import { write as world } from './world.js'

const { bytes } = world()
console.log(`world.json: ${(bytes / 1000).toFixed(1)} kB`)

const { collisions, write: labels } = await import('./labels.js') // reads the world just written
for (const [name, set] of Object.entries(labels())) {
  for (const lang of ['fr', 'en']) {
    const touching = collisions(set, lang).join(', ') || 'none'
    console.log(`labels ${name} ${lang}: ${Object.keys(set[lang]).length} names, touching: ${touching}`)
  }
}
