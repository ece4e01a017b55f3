import type { ArrayRoof } from '../settings/array-settings.ts'
import { wholeUpTo } from '../settings/whole-steps.ts'
import { piecesOf, placeSplices, type SpliceSettings } from './place-splices.ts'

/** How far a rail reaches past its end clamp at least, how much of an overhang is cut off at most, mm. Third pass 6. */
export const [PAST_CLAMP, MOST_TRIMMED] = [25, 10]

/** What stays of an overhang behind a foot, mm. */
const PAST_FOOT = 50

/** How far rails reach past their panels, mm. */
export const pastPanelOf = ({ rails }: Pick<ArrayRoof, 'rails'>): number => Math.max(PAST_CLAMP, rails.pastPanel)

type Rail = { readonly from: number; readonly to: number; readonly feet: readonly number[] }

/** How the rails of a roof are joined. @param along what one millimetre of a rail that lies in a frame is on the roof */
export const spliceSettings = ({ rails }: Pick<ArrayRoof, 'rails'>, along = 1): SpliceSettings => ({
  longest: along * Math.min(Math.max(...rails.stockLengths), rails.expansion ?? Number.POSITIVE_INFINITY),
  share: rails.spliceShare,
})

/** How much may be cut off each end of a rail, mm. */
export type Slack = { readonly low: number; readonly high: number }

const slackAt = (pastClamp: number, pastFoot: number): number =>
  Math.max(0, wholeUpTo(Math.min(MOST_TRIMMED, pastClamp - PAST_CLAMP, pastFoot - PAST_FOOT)))

/** @param clamps along the rail, in order, mm */
export const slackOf = ({ from, to, feet }: Rail, clamps: readonly number[]): Slack => ({
  low: slackAt((clamps[0] ?? from) - from, (feet[0] ?? from) - from),
  high: slackAt(to - (clamps.at(-1) ?? to), to - (feet.at(-1) ?? to)),
})

/** A rail without so much of its overhangs, as far as its slack goes. */
export const trimmed = ({ from, to, feet }: Rail, { low, high }: Slack, by: number): Rail => ({
  from: from + Math.min(by, low),
  to: to - Math.min(by, high),
  feet,
})

/** A rail in its pieces. */
type CutRail = {
  readonly from: number
  readonly to: number
  readonly splices: readonly number[]
  readonly pieces: readonly number[]
}

/** Which splices let the rail expand: the last within each length that its maker allows. */
export const expansionJoints = (
  { from, to, splices }: Pick<CutRail, 'from' | 'to' | 'splices'>,
  longest: number | undefined,
): ReadonlySet<number> => {
  const joints = new Set<number>()
  let before = from
  for (const [index, splice] of splices.entries()) {
    const next = splices[index + 1] ?? to
    if (longest === undefined || next - before <= longest + 1e-6) continue
    joints.add(splice)
    before = splice
  }
  return joints
}

const cutAt = ({ from, to }: Rail, splices: readonly number[]): CutRail => ({
  from,
  to,
  splices,
  pieces: piecesOf(from, to, splices),
})

/** A rail in as few pieces as bars and feet allow; its overhangs are trimmed by as little as saves a piece. */
export const cutRail = (rail: Rail, clamps: readonly number[], settings: SpliceSettings): CutRail => {
  const splices = placeSplices(rail, settings)
  if (splices.length === 0) return cutAt(rail, splices)
  const slack = slackOf(rail, clamps)
  const fewest = placeSplices(trimmed(rail, slack, MOST_TRIMMED), settings).length
  for (let by = 1; fewest < splices.length && by <= MOST_TRIMMED; by += 1) {
    const shorter = trimmed(rail, slack, by)
    const fewer = placeSplices(shorter, settings)
    if (fewer.length <= fewest) return cutAt(shorter, fewer)
  }
  return cutAt(rail, splices)
}
