import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { randomRoof } from '../../../apps/server/src/roofs/offline/testing/random-roofs.ts'

/** Figures and random projects for `device.mjs`. */
const bodies = fc.sample(randomRoof, { numRuns: 200, seed: 20_261_129 })
console.log(JSON.stringify({ catalogue: JSON.stringify(catalogue), bodies }))
