import type { Wording } from '../../language/wording.ts'
import { hundredthsUp, kilonewtons, kilopascalsUp, millimetresUp, percent } from '../../numbers/measures.ts'
import { listed } from './measures.ts'
import { COMPARED, importanceAndLife, oddValues, ofLoads, purlinName, supportWords } from './phrases.ts'

export const conditions = {
  'panels-lift-the-frame-first':
    'The frame was not assessed, and panels put uplift on it in winds that do not lift the bare roof.',
  'clip-fixed-sheeting':
    'The purlin capacities assume sheeting that is screwed through to the purlins. Clip-fixed sheeting restrains them less: have an engineer confirm the purlins in uplift.',
  'rails-stand-on-ribs':
    'The rails stand on ribs of the roof sheeting: use 3 or 4 only where whole ribs give the distances stated.',
  'round-down-to-ribs': 'Round the fixing spacing down to whole ribs of the roof sheeting.',
  'sub-region-not-known':
    'Confirm that the site is not in the inland region A0, where terrain category 2 holds for every terrain.',
  'figures-to-confirm': 'Figures marked as unverified or estimated were used: an engineer must confirm them.',
  'rafters-without-capacity': 'The rafters have no capacity for this load.',
  'no-estimated-capacity':
    "By the estimated capacities the purlins carry no load at all: confirm them with the manufacturer's table or an engineer.",
  'span-looks-like-a-truss':
    'The rafter span is more than 35 times the rafter depth: for a truss, enter the distance between the joints of its top chord.',
  'period-to-confirm': ({ years, asked, importance, life }, say) =>
    `The return period of ${years} years was chosen, but ${say(asked)} for ${importanceAndLife(importance, life)}: an engineer must confirm it.`,
  'panel-clause-holds-for': ({ edge }) =>
    `The zones Central and End hold for panels parallel to the roof, a gap of 50 to 300 mm, a roof slope of 1 to 30 degrees, h/d and h/b up to 0.5, and panels at least ${millimetresUp(edge)} from roof edges.`,
  'confirm-thickness': ({ section, thickness }) =>
    `Confirm on site that the ${purlinName(section)} are at least ${thickness} mm thick.`,
  'confirm-support': ({ section, support }) =>
    `Confirm on site that the ${purlinName(section)} are ${supportWords(section, support)}.`,
  'photo-tells-support': ({ section }) =>
    `A photo over a rafter shows whether the ${purlinName(section)} lap, run through or end there. The answer depends on it; what is shown here holds for each of these.`,
  'photo-excludes-support': ({ section, leftOut }) =>
    `At this span, no capacity table covers these supports of the ${purlinName(section)}: ${listed(leftOut)}. A photo over a rafter shows that they are supported otherwise.`,
  'photo-shows-support': ({ section, support }) =>
    `Before anything is ordered or built, a photo over a rafter shows that the ${purlinName(section)} are ${supportWords(section, support)}.`,
  'provisional-on-support': ({ section, support }) =>
    `Provisional until a photo is there: this answer holds only where the ${purlinName(section)} are ${supportWords(section, support)}.`,
  'supports-counted': ({ counted, leftOut }) =>
    leftOut.length === 0
      ? `not known: counted as ${listed(counted)}`
      : `not known: counted as ${listed(counted)}; left out, because no table reaches this span: ${listed(leftOut)}`,
  'confirm-timber': ({ bound }, say) => `${say(bound)}; confirm that the timber is no weaker than assumed.`,
  'array-must-weigh': ({ mass }) =>
    `Panels, frames and rails must weigh ${mass} kg/m²: their weight counts against uplift, and as load.`,
  'look-twice-at-region': ({ region, note }) => `Confirm wind region ${region}: ${note}.`,
  'keep-off-ridge-ends': ({ clearance }, say) => `Keep panels off the ridge ends: ${say(clearance)}.`,
  'keep-out-of-places': ({ places }, say) => `Keep panels out of ${places.map(say).join('; ')}.`,
  'zone-and-place': ({ zone, clearance }, say) => `the ${zone} zone: ${say(clearance)}`,
  'ridge-ends-and-place': ({ clearance }, say) => `the ridge ends: ${say(clearance)}`,
  'confirm-thickness-and-support': ({ section, thickness, support }) =>
    `Confirm on site that the ${purlinName(section)} are at least ${thickness} mm thick and ${supportWords(section, support)}.`,
  'keep-out-of-zone': ({ zone, clearance }, say) => `Keep panels out of the ${zone} zone: ${say(clearance)}.`,
  'panels-overload-rafters': ({ check, use, bare }, say) =>
    `Panels overload the rafters: ${say(check)} at ${percent(use)}${bare === null ? '' : `, ${percent(bare)} without panels`}.`,
  'rafters-exceed-already': ({ check, use, bare }, say) =>
    `The rafters exceed a check even without panels: ${say(check)} at ${percent(use)}${bare === null ? '' : `, ${percent(bare)} without panels`}.`,
  'purlins-no-worse': ({ zones }) =>
    `Purlins (${listed(zones)}): the existing member exceeds a check even without panels; panels do not increase its utilisation in that check.`,
  'purlins-little-more': ({ zones, compares }, say) =>
    `Purlins (${listed(zones)}): their capacity is not known; panels increase their load by no more than 5 %${ofLoads(compares, say)}, apart from the live load that panels displace.`,
  'estimate-little-more': ({ zones, worst, compares }, say) =>
    `Purlins (${listed(zones)}): above 80 % of their estimated capacity${worst === null ? '' : ` (${say(worst)})`}; panels add no more than 5 %${ofLoads(compares, say)}. Confirm this with the manufacturer's table or an engineer.`,
  'frame-not-assessed': ({ added, downward }) =>
    `The frame was not assessed (portal or truss action): panels add ${added > 0 ? `at most ${percent(added)}` : 'nothing'} where a simple span does not carry the load, and ${percent(downward)} to the largest downward load.`,
  'frame-uplift-little-more': ({ added, compares }, say) =>
    `The frame was not assessed (portal or truss action); panels add ${percent(added)} to the uplift on it${ofLoads(compares, say)}.`,
  'frame-solar-allowance': ({ weight, added, compares }, say) =>
    `The frame was not assessed (portal or truss action). Before installing, the builder's drawings must show an allowance for solar panels of at least ${kilopascalsUp(weight)}, or an engineer must confirm knees, columns and footings for ${percent(added)} more downward load${ofLoads(compares, say)}.`,
  'tilt-frames-push-sideways': ({ push, limit }) =>
    `Tilted panels put a sideways load of ${hundredthsUp(push)} kN on each frame, more than a twentieth of the wind load on its wall (${kilonewtons(limit)}).`,
  'panels-add-to-frame': ({ added, compares }, say) =>
    `Panels add ${percent(added)} to a frame that was not assessed${ofLoads(compares, say)}.`,
  'members-compared-only': ({ parts }, say) =>
    `Members that were only compared with the roof without panels, not shown to be adequate: ${parts.map(say).join(' ')}`,
  'rafters-little-more': ({ check }, say) =>
    `The rafters exceed a check even without panels (${say(check)}); panels add no more than 5 % to it.`,
  'owner-accepts-sag': ({ with: withPanels, without }) =>
    `The owner accepts that the rafters sag ${millimetresUp(withPanels)}, ${millimetresUp(without)} without panels.`,
  'beyond-estimated-capacity': ({ check, use, bare }, say) =>
    `By the estimated capacities ${say(check)} is at ${percent(use)} with panels${bare === null ? '' : `, ${percent(bare)} without`}: confirm this with the manufacturer's table or an engineer.`,
  'frame-not-verified': ({ check }, say) =>
    `Frame not verified (portal or truss action not assessed): the rafters exceed a check even without panels (${say(check)}); panels do not increase it.`,
  'keep-doors-shut': ({ hasRafters, members, zones, worst }, say) =>
    `Keep doors and windows shut in strong wind: with a door or window open, or not rated for wind (AS/NZS 4505), ${listed([...(hasRafters ? ['the rafters'] : []), ...(zones.length > 0 ? [`the ${members} (${listed(zones)})`] : [])])} would exceed a check${worst === null ? '' : ` (${say(worst)})`}.`,
  'doors-decide': ({ places }, say) =>
    `Keep doors and windows shut in strong wind. With one open, or not rated for wind (AS/NZS 4505), this answer does not hold: ${places.map(say).join('; ')}.`,
  'check-in-zone': ({ zone, check }, say) => `${zone}, ${say(check)}`,
  'check-of-roof': ({ check }, say) => `whole roof, ${say(check)}`,
  'check-of-estimate': ({ check }, say) => `${say(check)} (estimated capacity)`,
  'purlins-exceed-already': ({ places }, say) =>
    `The existing purlins exceed a check even without panels, and panels do not increase it: ${places.map(say).join('; ')}.`,
  'purlins-compared': ({ reason }, say) => `Capacity of the purlins: ${say(reason)}; ${COMPARED}`,
  'odd-values': ({ count, name, title }) => oddValues(count, `the capacity table ${name} (${title})`),
} satisfies Partial<Wording>
