import { stepsToCover, wholeUpTo } from '../settings/whole-steps.ts'

/** No splice this near to a foot or an end of the rail, mm: its connector needs the room. */
const LEAST_DISTANCE = 100

/** The longest piece of rail, mm, and how far from a foot a splice may stand, as a share of the bay. */
export type SpliceSettings = { readonly longest: number; readonly share: number }

type Rail = { readonly from: number; readonly to: number; readonly feet: readonly number[] }

/** How near to a foot splices stand, and how many feet each piece bears on at least. */
type Rule = { readonly share: number; readonly bears: number }

/** A splice in the bay behind a foot, with those before it; the end of the rail lies in bay -1. */
type Joint = { readonly bay: number; readonly at: number; readonly before: Joint | null }

/** The furthest whole millimetre within reach, in the bay behind a foot, where a splice may stand; null where there is none. */
const placeInBay = (foot: number, next: number, most: number, share: number): number | null => {
  const room = share * (next - foot)
  if (room < LEAST_DISTANCE) return null
  const late = wholeUpTo(Math.min(most, next - LEAST_DISTANCE))
  if (late >= next - room - 1e-6) return late
  const early = wholeUpTo(Math.min(most, foot + room))
  return early >= foot + LEAST_DISTANCE - 1e-6 ? early : null
}

/** Where the next piece may end, the furthest place of each bay. */
const nextJoints = (
  before: Joint,
  feet: readonly number[],
  longest: number,
  { share, bears }: Rule,
): readonly Joint[] => {
  const joints: Joint[] = []
  const most = before.at + longest
  for (let bay = before.bay + bears; bay <= feet.length - 1 - bears; bay += 1) {
    const [foot, next] = [feet[bay] as number, feet[bay + 1] as number]
    if (foot > most) break
    const at = placeInBay(foot, next, most, share)
    if (at !== null && at > before.at + LEAST_DISTANCE) joints.push({ bay, at, before })
  }
  return joints
}

const furthestOf = (joints: readonly Joint[]): readonly Joint[] => {
  const byBay = new Map<number, Joint>()
  for (const joint of joints) {
    const known = byBay.get(joint.bay)
    if (known === undefined || joint.at > known.at) byBay.set(joint.bay, joint)
  }
  return [...byBay.values()]
}

const placesOf = ({ at, before }: Joint): readonly number[] => (before === null ? [] : [...placesOf(before), at])

/** The fewest splices by a rule, the first pieces as long as it allows, from the beginning of a rail; null where it allows none. */
const splicesBy = (length: number, feet: readonly number[], longest: number, rule: Rule): readonly number[] | null => {
  let reached: readonly Joint[] = [{ bay: -1, at: 0, before: null }]
  while (reached.length > 0) {
    const done = reached.filter(({ at }) => length - at <= longest + 1e-6)
    if (done.length > 0) return placesOf(done.reduce((best, joint) => (joint.at > best.at ? joint : best)))
    reached = furthestOf(reached.flatMap((joint) => nextJoints(joint, feet, longest, rule)))
  }
  return null
}

/** Bars too short for any rule: joined where they end. */
const atBarEnds = ({ from, to }: Rail, longest: number): readonly number[] =>
  Array.from({ length: stepsToCover(to - from, longest) - 1 }, (_, index) => from + (index + 1) * longest)

/**
 * Where pieces of stock length are joined, mm along the rail: one splice in a bay at most, none past the last foot, each piece on
 * two feet, within a share of the bay from a foot. Where bars are too short for that, in the middle of a bay; then with pieces on one foot.
 */
export const placeSplices = (rail: Rail, { longest, share }: SpliceSettings): readonly number[] => {
  const { from, to } = rail
  const feet = rail.feet.map((foot) => foot - from)
  const rules = [2, 1].flatMap((bears) => [share, 0.5].map((within) => ({ share: within, bears })))
  for (const rule of rules) {
    const splices = splicesBy(to - from, feet, longest, rule)
    if (splices !== null) return splices.map((at) => from + at)
  }
  return atBarEnds(rail, longest)
}

/** Lengths of the pieces between splices, mm. */
export const piecesOf = (from: number, to: number, splices: readonly number[]): readonly number[] => {
  const joints = [from, ...splices, to]
  return joints.slice(1).map((joint, index) => joint - (joints[index] as number))
}

/** Whether a piece bears on fewer than two feet. */
export const hasLoosePiece = ({ from, to, feet }: Rail, splices: readonly number[]): boolean =>
  [from, ...splices].some((begin, index) => {
    const end = splices[index] ?? to
    return feet.filter((foot) => foot >= begin - 1e-6 && foot <= end + 1e-6).length < 2
  })
