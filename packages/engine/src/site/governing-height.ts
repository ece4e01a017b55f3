import { reading, type Step } from '../calculation/step.ts'
import { crestZoneHeight, type Topography } from '../standards/as_nzs_1170_2/hill-shape-multiplier.ts'
import { heightRows } from '../standards/as_nzs_1170_2/terrain-table.ts'

const words = { symbol: 'z', label: 'height-whose-wind-governs', unit: 'm', clause: 'Method 1' } as const

/** The ground, the rows of the terrain table and the top of the zone at a crest: between two of them no height has more wind than both. */
const heightsBelow = (hill: Topography, height: number): readonly number[] =>
  [0, crestZoneHeight(hill), ...heightRows].filter((z) => z < height)

/**
 * Near a hill the wind may fall with height: the height up to that of the roof at which it is strongest, where lower than
 * the roof. Method 1.
 * @param product of the multipliers that vary with height
 */
export const governingHeight = (
  hill: Topography | null,
  height: number,
  product: (z: number) => number,
): Step | null => {
  if (hill === null) return null
  let [strongest, most] = [height, product(height)]
  for (const z of heightsBelow(hill, height)) {
    const here = product(z)
    if (here > most) [strongest, most] = [z, here]
  }
  return strongest === height ? null : reading(words, strongest, { branch: 'more-wind-at-a-lower-height' })
}
