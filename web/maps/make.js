// Makes the finished drawings of the boards' maps: `npm run maps`.
import { write as world } from './world.js'

const { bytes } = world()
console.log(`world.json: ${(bytes / 1000).toFixed(1)} kB`)
