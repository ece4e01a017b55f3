import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { once } from '../../calculation/once.ts'
import type { Step } from '../../calculation/step.ts'
import { type LineLoads, lineLoadsOf, type MemberLoads } from './line-loads.ts'
import type { Member } from './member.ts'
import type { Strip } from './strip.ts'

/** A member under an arrangement of panels beside the same without: strips and line loads of both. */
export type WithAndWithoutPanels = {
  readonly member: Member
  readonly loads: MemberLoads
  readonly strip: Strip
  readonly bareStrip: Strip
  readonly lines: LineLoads
  readonly bare: LineLoads
}

/** The comparison on the same roof under other circumstances. */
export type Variation = {
  /** The roof built lower, or with other doors and windows open. */
  readonly by: 'lower' | 'doors'
  readonly id: string
  readonly title: Message
  /** What it differs by, each in a few words. */
  readonly circumstances: readonly Message[]
  /** Derivation of what differs. */
  readonly steps: readonly Step[]
  readonly compared: WithAndWithoutPanels
}

/** The loads of a member under a strip of panels beside those of the bare roof. @param bareStrip the same strip without panels */
export const compare = (member: Member, loads: MemberLoads, strip: Strip, bareStrip: Strip): WithAndWithoutPanels => ({
  member,
  loads,
  strip,
  bareStrip,
  lines: lineLoadsOf(loads, member, strip),
  bare: lineLoadsOf(loads, member, bareStrip),
})

const withoutLocal = (strip: Strip): Strip => ({ ...strip, f: 1 })

/**
 * The same roof built lower, in the same wind: with the suction that roofs have up to half their depth, and then without
 * local pressures, whose zones shrink with low roofs. Only what differs from the roof itself. Decision 015.
 */
const lowerRoofs = ({ member, loads, strip, bareStrip }: WithAndWithoutPanels): readonly Variation[] => {
  const found: Variation[] = []
  if (loads.low === null) return found
  const { loads: low, steps } = loads.low
  if (low.roofSuction > loads.roofSuction)
    found.push({
      by: 'lower',
      id: 'lower-roof',
      title: 'same-roof-lower',
      circumstances: ['on-a-lower-roof'],
      steps,
      compared: compare(member, low, strip, bareStrip),
    })
  if (strip.f > 1 || bareStrip.f > 1)
    found.push({
      by: 'lower',
      id: 'lowest-roof',
      title: 'same-roof-lowest',
      circumstances: ['on-a-lower-roof'],
      steps,
      compared: compare(member, low, withoutLocal(strip), withoutLocal(bareStrip)),
    })
  return found
}

const titles = {
  shut: 'same-roof-doors-shut',
  open: 'same-roof-door-open',
  alike: 'same-roof-walls-alike',
} as const

const circumstances = {
  shut: 'with-doors-and-windows-shut',
  open: 'with-a-door-or-window-open',
  alike: 'with-all-walls-permeable',
} as const

type Other = MemberLoads['others'][number]

/** The same roof with its doors and windows shut, with one open, or with walls that all leak alike; then built lower. Method 6. */
const withDoors = (
  { member, strip, bareStrip }: WithAndWithoutPanels,
  { doors, loads: other, steps }: Other,
): readonly Variation[] => {
  const compared = compare(member, other, strip, bareStrip)
  const title: Message = titles[doors]
  const by: Message = circumstances[doors]
  const lower = lowerRoofs(compared).map((roof) => ({
    ...roof,
    id: `doors-${doors}-${roof.id}`,
    title: { code: 'both-circumstances', values: { first: title, second: roof.title } } as const,
    circumstances: [by, ...roof.circumstances],
  }))
  return [{ by: 'doors', id: `doors-${doors}`, title, circumstances: [by], steps, compared }, ...lower]
}

/** The variations of a comparison, calculated on first use: most arrangements need none. */
export const variationsOf = (compared: WithAndWithoutPanels): (() => readonly Variation[]) =>
  once(() => [...lowerRoofs(compared), ...compared.loads.others.flatMap((other) => withDoors(compared, other))])

/** Whether the building, counted as open, loads the member less than shut: K_c lowers the external pressure on it. */
export const isLoadedMoreWhenShut = ({ member, loads, strip, lines }: WithAndWithoutPanels): boolean => {
  const other = loads.others.find(({ doors }) => doors === 'shut')
  if (other === undefined) return false
  const shut = lineLoadsOf(other.loads, member, strip)
  return shut.outward > lines.outward || shut.wind > lines.wind
}
