import type { Wording } from '../../language/wording.ts'
import { hundredthsUp, kilonewtons } from '../../numbers/measures.ts'

const screwsOf = (screws: number, isSteel: boolean): string =>
  `${screws === 1 ? 'one' : 'two'} No. 14 ${isSteel ? 'metal' : 'type 17'} screw${screws === 1 ? '' : 's'}`

/** A demand is never shown smaller than it is, a capacity never larger. */
const demanded = (demand: number, bare: number): string =>
  `${hundredthsUp(demand)} kN (${hundredthsUp(bare)} kN without panels)`

const oneHolds = (screw: number, isSteel: boolean): string => `${screwsOf(1, isSteel)} holds ${kilonewtons(screw)}`

const needs: Readonly<Record<string, string>> = {
  'screwed-tin': 'screwed metal roofing',
  'timber-battens': 'timber battens',
  'shallow-battens': 'battens up to 50 mm deep',
  'rails-along': 'rails along the battens',
  'timber-rafters': 'timber rafters',
  'deep-rafters': 'rafters at least 40 mm deep',
}

/** Fixing of battens and top hats to rafters. */
export const crossings = {
  'screw-head-pulled-through-the-top-hat': 'Screw head pulled through the top hat',
  'one-screw-at-a-batten-crossing': 'One screw at a batten crossing',
  'pull-over-of-one-screw': 'Pull-over of one screw head in a tested top hat',
  'thickness-of-that-top-hat': 'Thickness of that top hat',
  'thread-in-the-rafter': 'Screw thread in the rafter',
  'steel-too-thin-for-a-screw': 'Rafter steel too thin for a screw',
  'thickest-steel-of-the-table': 'Thickest steel of the table of screws',
  'steel-that-holds-the-screw': 'Rafter steel that holds the screw',
  'nails-at-a-batten-crossing': 'Nails at a batten crossing',
  'length-of-a-nail': 'Length of a nail',
  'penetration-of-a-nail': 'Penetration of a nail in the tests',
  'capacity-of-nails': 'Capacity of nails at that penetration',
  'factor-for-age-and-cyclic-wind': 'Factor for age and cyclic wind',
  'before-1980': 'built before 1980',
  'from-1980': 'built in 1980 or later',
  'age-not-known': 'age not known',
  'screws-at-a-batten-crossing': 'Screws at a batten crossing',
  'capacity-of-a-batten-crossing': 'Capacity of a batten crossing',
  'spacing-of-feet-on-the-rail': 'Spacing of feet on the rail',
  'uplift-of-one-foot-on-the-batten': 'Uplift of one foot on the batten',
  'uplift-of-the-crossing-beside-the-foot': 'Uplift of the crossing beside the foot',
  'uplift-of-the-crossing-on-the-bare-roof': 'Uplift of the crossing on the bare roof',
  'uplift-of-the-crossing': 'Uplift of the crossing',
  'uplift-that-the-crossing-must-hold': 'Uplift that the crossing must hold',
  'uplift-that-the-bare-roof-asks-of-the-crossing': 'Uplift that the crossing must hold without panels',
  'roof-area-of-a-crossing': 'Roof area carried by a batten-to-rafter fixing',
  'largest-roof-area-of-a-crossing': 'Largest roof area allowed on that fixing',
  'suction-on-panels-beside-the-bare-roof': 'Suction on panels over that on the bare roof',
  'suction-on-panels-beside-the-lower-roof': 'Suction on panels over that on the same roof built lower',
  'suction-on-the-feet-of-frames': 'Suction on the feet of tilt frames',
  'suction-on-feet-beside-the-lower-roof': 'Suction on the feet of tilt frames over that on the same roof built lower',
  'weight-of-sheeting-and-batten': 'Weight of sheeting and batten',
  'crossing-carries-no-more-roof': 'panels add at most 5 % to the roof area that the fixing carries',
  'fixing-of-battens-known': 'fixing of the battens as given',
  'roof-on-a-batten-crossing': 'roof area carried by a batten-to-rafter fixing',
  'uplift-of-a-batten-crossing': 'uplift on a batten-to-rafter fixing',
  'batten-crossings-in-this-zone': 'Batten crossings in this zone',
  'fixing-of-battens-to-rafters': 'Fixing of battens to rafters',
  'look-at-batten-fixings': 'Built before 1980: look at the batten fixings under the array.',
  'batten-fixing': 'Fixing of battens to rafters',
  'batten-fixing-not-known': 'not known: feet that load a crossing as the bare roof does, or screws added',
  'nails-in-steel':
    'Nails hold timber battens in timber rafters alone, not top hats or steel: choose how they are fixed, or Unsure.',
  'nails-do-not-hold-steel': 'nails hold timber battens in timber rafters alone',
  'one-nail': 'one nail at each crossing',
  'two-nails': 'two nails at each crossing',
  'one-screw': 'one No. 14 screw at each crossing',
  'feet-over-rafters': 'Feet',
  'feet-through-battens': 'over rafters, screwed through the batten with 35 mm of thread in the rafter',
  'battens-carry-no-feet': 'not loaded by feet: these stand over the rafters',
  'weight-of-the-battens': 'Weight of the battens',
  'feet-over-rafters-reach-further':
    'The batten crossings limit the spacing of feet here. Feet over the rafters, screwed through the batten, may stand further apart: see Feet over rafters under Roof Type.',
  'use-feet-over-rafters': 'Set the feet over the rafters, screwed through the batten into the rafter',
  'with-feet-over-rafters': 'with the feet over the rafters, screwed through the batten into the rafter',
  'feet-over-rafters-need': ({ need }) =>
    `Feet over rafters need ${needs[need] ?? need}: correct that, or clear the option.`,
  'screws-through-battens': ({ batten, thread }) =>
    `Feet over rafters: screws at least ${batten + thread} mm long and the height of the sheet's crest more, through the batten (${batten} mm) with ${thread} mm of thread in the rafter.`,
  'two-screws': 'two No. 14 screws at each crossing',
  'nails-and-joint-group': ({ nails, group }) => `${nails === 1 ? 'one nail' : 'two nails'}, ${group}`,
  'crossing-with-screws': ({ screws, screw, bare, isSteel }) =>
    `with ${screwsOf(screws, isSteel)} at the crossing, ${kilonewtons(screw)} each; ${hundredthsUp(bare)} kN without panels`,
  'batten-crossings-must-hold': ({ isShut, places, screw, isSteel }, say) =>
    `The installer looks at each batten crossing under a foot and adds the screws that are missing. It must hold in uplift${isShut ? ', with doors and windows shut' : ''}: ${places.map(say).join('; ')}. ${oneHolds(screw, isSteel).replace(/^o/, 'O')}.`,
  'crossing-in-zone': ({ zone, demand, bare, screws }) =>
    `${zone} ${demanded(demand, bare)}, ${screws === 1 ? 'one screw' : 'two screws'} in all`,
  'crossing-needs-screws': ({ demand, screws }) =>
    `uplift on a batten-to-rafter fixing ${hundredthsUp(demand)} kN, which takes ${screws === 1 ? 'one screw' : 'two screws'}`,
  'crossing-must-hold': ({ demand, bare, screw, screws, isSteel }) =>
    `each batten crossing under a foot must hold ${demanded(demand, bare)}: ${screwsOf(screws, isSteel)}; ${oneHolds(screw, isSteel)}`,
  'batten-fixing-holds': ({ fixing, capacity }, say) => `${say(fixing)}, ${kilonewtons(capacity)}`,
} satisfies Partial<Wording>
