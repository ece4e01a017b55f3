import type { Wording } from '../../language/wording.ts'
import {
  hundredthsUp,
  kilopascals,
  kilopascalsUp,
  millimetres,
  millimetresUp,
  percent,
} from '../../numbers/measures.ts'
import { listed } from './measures.ts'
import { COMPARED, canBeFixed, following, next, ofLoads } from './phrases.ts'

export const verdict = {
  'as-issued': ({ text }) => text,
  'nothing-calculated': 'Fixings, purlins and rafters: nothing was calculated',
  assessment: 'Assessment',
  'wind-region-table-draft': 'Wind region table (draft, not verified by an engineer)',
  'keep-ridge-ends-clear': 'Keep the ridge ends clear.',
  'largest-spacing-before-setting-out': 'Largest spacing before setting-out',
  'spacing-set-out': 'Spacing set out',
  'whole-number-of-member-pitches': 'whole number of member pitches',
  'whole-number-of-marking-steps-or-ribs': 'whole number of marking steps or ribs',
  'whole-number-of-courses': 'whole number of tile courses',
  'spacing-not-to-be-exceeded': 'Spacing not to be exceeded by courses as they lie',
  'check-used': ({ check, use, bare }, say) =>
    `${say(check)} at ${percent(use)}${bare === null ? '' : `, ${percent(bare)} without panels`}`,
  'check-without-capacity': ({ check, reason }, say) => `${say(check)} without capacity (${say(reason)})`,
  'no-load-without-panels': ({ check }, say) => `${say(check)}: none without panels`,
  'ratio-too-large': ({ check, ratio, largest, compares }, say) =>
    `${say(check)}: ratio ${hundredthsUp(ratio)}${ofLoads(compares, say)}, at most ${largest}`,
  'ratio-elsewhere': ({ check, reason }, say) => `${say(check)} (${say(reason)})`,
  'figure-not-verified': ({ label, status }, say) => `${say(label)} (${status})`,
  'outside-the-method': ({ reasons }, say) => `This installation is outside the method.${following(reasons, say)}`,
  'no-panel-fits-anywhere': ({ reasons }, say) => `No panel fits where panels may go.${following(reasons, say)}`,
  'zone-is-closed': ({ zone, reason }, say) => `${zone}: closed to panels. ${say(reason)}`,
  'zones-without-room': ({ zones, length, width, setback }) =>
    `No room for a panel of ${length} mm by ${width} mm, ${millimetresUp(setback)} from edges, ridge and hips, in these zones: ${listed(zones)}.`,
  'zone-without-room': 'No panel fits on this roof: rails and spacing say what the zone would carry.',
  'stricter-than-closed': ({ zone }) => `Stricter than ${zone}, which is closed.`,
  'no-room-in-zone': 'No room for a panel in this zone.',
  'members-decide-room': ({ member }) =>
    `Whether a panel fits depends on where the ${member}s lie: measure the first one from the edge and enter it in the layout.`,
  'engineer-must-look': ({ reasons, preliminary }, say) =>
    `An engineer must look at this roof.${following(reasons, say)}${next(preliminary, say)}`,
  'not-in-any-zone': ({ preliminary }, say) =>
    `Panels cannot be fixed in any zone with the hardware and members assumed.${next(preliminary, say)}`,
  'can-be-fixed': ({ zones, of, ridgeEnds }, say) => `${canBeFixed(zones, of)}.${next(ridgeEnds, say)}`,
  'can-be-fixed-with-conditions': ({ zones, of, ridgeEnds, preliminary }, say) =>
    `${canBeFixed(zones, of)}, with conditions.${next(ridgeEnds, say)}${next(preliminary, say)}`,
  preliminary: ({ reason }, say) => `Preliminary: ${say(reason)}; of the purlins ${COMPARED}.`,
  'at-ridge-ends': ({ rails, spacing }) =>
    `At the ridge ends: ${rails} rails with fixings every ${millimetres(spacing)}.`,
  'full-stop': ({ sentence }, say) => `${say(sentence)}.`,
  'no-arrangement-passes': ({ rails, spacing, worst }, say) =>
    `No arrangement passes; nearest: ${rails} rails with fixings every ${millimetres(spacing)}, ${worst === null ? 'setting-out' : say(worst)}.`,
  'no-arrangement-by-check': ({ check }, say) => `No arrangement passes: ${say(check)}.`,
  'setting-out': 'feet would have to stand closer than whole ribs or members let them',
  'no-rail-layout': 'no layout',
  'feet-too-close': ({ check, largest, least }, say) =>
    `${say(check)} allows at most ${millimetres(Math.floor(largest))} between feet, less than a third of the panel width (${millimetres(Math.ceil(least))})`,
  'no-rails-fit': ({ reason }, say) => `No rails fit: ${reason === null ? 'no layout' : say(reason)}.`,
  'pressure-above-warning': ({ pressure, warning }) =>
    `Ultimate pressure ${kilopascalsUp(pressure)} is above ${kilopascals(warning)}: ask the panel manufacturer whether the panel carries it.`,
  'rails-tried': ({ rails }) => `${rails} rails`,
  'rails-do-not-pass': ({ rails }) => `${rails} rails: does not pass`,
  'rails-chosen': ({ rails }) => `${rails} rails: chosen`,
  'zone-not-on-roof': ({ zone, why }, say) => `${zone} zone: ${say(why)}`,
  'zone-not-applicable': ({ zone }) => `${zone} zone: N/A`,
} satisfies Partial<Wording>
