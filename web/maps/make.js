// Makes the finished drawings of the boards' maps: `npm run maps`.
import { write as central } from './central.js'
import { write as france } from './france.js'
import { closest as pressed } from './france-net.js'
import { closest, write as net } from './net.js'
import { LANGUAGES } from './room.js'
import { closest as crowded, write as track } from './track.js'
import { write as world } from './world.js'

const kilobytes = ({ bytes }) => `${(bytes / 1000).toFixed(1)} kB`
console.log(`world.json: ${kilobytes(world())}`)
console.log(`central.json: ${kilobytes(central())}`)
const map = france()
const gaps = pressed(new Map(Object.entries(map.made.points)))
console.log(`france.json: ${kilobytes(map)}, the nearest two points are ${gaps.points.toFixed(1)} apart`)
console.log(`net.json: the nearest two spaces are ${closest(net()).toFixed(1)} apart`)
console.log(`track.json: the nearest two spaces are ${crowded(track()).spaces.toFixed(1)} apart`)

for (const maker of ['./labels.js', './town-labels.js', './space-labels.js', './france-labels.js']) {
  const { collisions, write } = await import(maker) // reads the maps just written
  for (const [name, set] of Object.entries(write())) {
    for (const lang of LANGUAGES) {
      const touching = collisions(set, lang).join(', ') || 'none'
      console.log(`labels ${name} ${lang}: ${Object.keys(set.of[lang]).length} names, touching: ${touching}`)
    }
  }
}
