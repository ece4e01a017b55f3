import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { noExemption, timberRafterExemption } from '../check/exemption.ts'
import { type Judging, judgeLimit, refusalOf, statusesOf } from '../check/judge-limits.ts'
import type { LoadRatios } from '../check/load-ratio.ts'
import type { MemberLimit } from '../check/member-limit.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { judgeSag, type Sag, sagToAccept } from '../check/sag.ts'
import type { Compared, Variation } from '../loads/variations.ts'
import { frameDirections, isFrameHeld, judgeFrame } from './frame.ts'

/** A rafter under an arrangement. */
export type RafterSituation = {
  readonly prepared: PreparedMember
  readonly bareShares: readonly number[]
  /** Downward load of the bare roof with the live load that panels displace, kN/m. */
  readonly displaced: number
  readonly compared: Compared
  readonly variations: () => readonly Variation[]
  readonly ratios: () => LoadRatios
}

/** How a kind of rafter is judged. */
export type RafterJudge = {
  readonly refusal: () => number
  readonly sag: () => Sag | null
  readonly statuses: () => readonly MemberStatus[]
  readonly results: () => readonly CodedCheckResult[]
  readonly judging: () => Judging
  /** Limits that count, and whether loads with and without panels decide beside them. */
  readonly limits: () => readonly MemberLimit[]
  readonly isCompared: () => boolean
}

/** Timber rafters and truss chords: each combination by its strength; sag is for the owner. */
const timberJudge = (situation: RafterSituation): RafterJudge => {
  const { prepared, bareShares, compared, variations, ratios } = situation
  const { limits, sags } = prepared
  const asked = { exemption: timberRafterExemption, compared, variations }
  const judging = (): Judging => ({ name: 'rafter', ...asked, ratios: ratios() })
  return {
    refusal: () => refusalOf(limits, bareShares, asked),
    sag: () => sagToAccept(sags, compared),
    statuses: () => statusesOf(limits, bareShares, asked),
    results: () => [
      ...limits.map((limit) => judgeLimit(limit, judging())),
      ...sags.map((limit) => judgeSag(limit, compared, ratios())),
    ],
    judging,
    limits: () => limits,
    isCompared: () => false,
  }
}

/** Steel rafters, direction by direction: within what a simple span carries, or by what panels add. */
const frameJudge = (situation: RafterSituation, share: number): RafterJudge => {
  const { compared, variations, ratios } = situation
  const directions = frameDirections(situation, share)
  const judging = (): Judging => ({ name: 'rafter', exemption: noExemption, compared, variations, ratios: ratios() })
  const carried = (): readonly MemberLimit[] => directions.flatMap(({ limits, isCarried }) => (isCarried ? limits : []))
  return {
    refusal: () => (directions.every(isFrameHeld) ? 0 : Number.POSITIVE_INFINITY),
    sag: () => null,
    // A frame that was not assessed is not asked about its doors: what panels add was compared shut and open.
    statuses: () => directions.map((direction) => (isFrameHeld(direction) ? 'ok' : 'increased')),
    results: () =>
      directions.flatMap((direction) =>
        direction.isCarried
          ? direction.limits.map((limit) => judgeLimit(limit, judging()))
          : [judgeFrame(direction, compared)],
      ),
    judging,
    limits: carried,
    isCompared: () => directions.some(({ isCarried }) => !isCarried),
  }
}

/** The judge of a rafter by its kind. Method 7. */
export const rafterJudgeOf = (situation: RafterSituation): RafterJudge => {
  const { basis } = situation.prepared
  return basis.kind === 'frame' ? frameJudge(situation, basis.share) : timberJudge(situation)
}
