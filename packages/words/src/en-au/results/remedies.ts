import type { MessageValues } from '@soundroof/contract/roofs/results/messages/message'
import type { Wording } from '../../language/wording.ts'
import { kilonewtons, kilopascals, millimetres } from '../../numbers/measures.ts'
import { zoneMark } from '../../numbers/zone-marks.ts'
import { counted, listed, lowerCaseFirst } from './measures.ts'

const nothingFound =
  'No change found makes this pass: keep clear of panels, or have an engineer design the fixings and what carries them.'

/** "zone 1", "zones 2, 3 and R". */
const zonesByMark = (titles: readonly string[]): string =>
  `${titles.length === 1 ? 'zone' : 'zones'} ${listed(titles.map(zoneMark))}`

const does = (titles: readonly string[], one: string, many: string): readonly string[] =>
  titles.length === 0 ? [] : [`${zonesByMark(titles)} ${titles.length === 1 ? one : many}`]

type After = Omit<MessageValues['after-the-change'], 'frame'>

const zonesAfter = ({ open, clear, closed }: After): string => {
  if (clear.length + closed.length === 0) return 'Then every zone takes panels.'
  const parts = [
    ...does(open, 'takes panels', 'take panels'),
    ...does(clear, 'stays clear', 'stay clear'),
    ...does(closed, 'no longer takes any', 'no longer take any'),
  ]
  return `Then ${parts.join('; ')}.`
}

const frameFor = {
  'as-before': ' The frame still needs an engineer.',
  newly: ' The frame then needs an engineer.',
} as const

export const remedies = {
  'purlin-thickness': 'Purlin thickness',
  'measure-bare-steel':
    'Measure the bare steel at a purlin end or a bolt hole with a micrometer, without coating and paint.',
  'purlin-support-condition': 'Purlin support condition',
  'look-at-purlins-over-rafters':
    'Look at the purlins over two rafters: one length through, an overlap of two, or ends that meet.',
  'use-two-screws': 'Use feet with two screws (holes 20 mm or more apart)',
  'screw-feet-instead-of-clamps': 'Screw feet through the sheeting into the purlins instead of clamps',
  'lay-panels-flush': 'Lay the panels flush with the roof',
  'turn-rails': ({ direction, member }) => `Turn the rails ${direction} to the ${member}`,
  'lower-tilt': ({ from, to }) => `Lower the tilt from ${from} to ${to} degrees`,
  'shorter-panels': ({ length }) => `Use panels no longer than ${millimetres(length)}`,
  'bridge-purlins': ({ rows }) => `Bridge the purlins with ${counted(rows, 'row')} in every span`,
  'add-purlins': ({ parts, spacing }) =>
    `Add ${parts === 2 ? 'a purlin midway' : 'two purlins at thirds'} between purlins (${millimetres(spacing)} apart)`,
  'add-rafters': ({ spacing }) =>
    `Have an engineer design a rafter midway between rafters (${millimetres(spacing)} apart)`,
  'screw-battens': ({ screws }) =>
    `Fix the battens below the array with ${counted(screws, 'No. 14 type 17 screw')} at every rafter`,
  'hold-battens': ({ capacity }) =>
    `Fix the battens below the array to hold ${kilonewtons(capacity)} in uplift at every rafter, by a fixing whose manufacturer gives that capacity`,
  'use-module': ({ name }) => `Use ${name}`,
  'module-rated-for': ({ pull, push }) =>
    `Use a module whose manual gives a design pressure of at least ${kilopascals(pull)} in uplift and ${kilopascals(push)} downward with clamps at these rails`,
  'show-fly-braces': ({ spacing }) => `Show fly braces on the rafters every ${millimetres(spacing)}`,
  'fly-braces-are-enough': ({ spacing, isHeavy }) =>
    `Rafters: fly braces every ${millimetres(spacing)} would hold them in uplift: where the roof has them, enter their spacing.${isHeavy ? ' Downward load stays for an engineer.' : ''}`,
  'fly-braces-are-not-enough': ({ spacing }) =>
    `Rafters: fly braces every ${millimetres(spacing)} would not be enough in uplift. Ask an engineer.`,
  'rails-that-fit': 'the distance of the rails on the members',
  'helps-without-room': 'With what would make the zone pass, no panel fits on the roof: keep clear of panels.',
  'nothing-to-try': 'No change could be calculated here: keep clear of panels, or ask an engineer.',
  'nothing-tried-helps': () => nothingFound,
  'nothing-alone-or-paired-helps': () => nothingFound,
  'after-the-change': ({ open, clear, closed, frame }) =>
    `${zonesAfter({ open, clear, closed })}${frame === null ? '' : frameFor[frame]}`,
  'both-changes': ({ first, second }, say) => `${say(first)} and ${lowerCaseFirst(say(second))}`,
} satisfies Partial<Wording>
