import type { CodedCheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { noExemption, timberRafterExemption } from '../check/exemption.ts'
import { failingUtilisationOf, type JudgedCase, judgeLimit, statusesOf } from '../check/judge-limits.ts'
import type { LoadRatios } from '../check/load-ratio.ts'
import type { MemberLimit } from '../check/member-limit.ts'
import type { PreparedMember } from '../check/prepared-member.ts'
import { judgeSag, type Sag, sagToAccept } from '../check/sag.ts'
import type { Variation, WithAndWithoutPanels } from '../loads/variations.ts'
import { frameDirections, isFrameAccepted, judgeFrame } from './frame.ts'

/** A rafter under an arrangement. */
export type RafterCase = {
  readonly prepared: PreparedMember
  readonly bareUtilisations: readonly number[]
  /** Downward load of the bare roof with the live load that panels displace, kN/m. */
  readonly displaced: number
  readonly compared: WithAndWithoutPanels
  readonly variations: () => readonly Variation[]
  readonly ratios: () => LoadRatios
}

/** How a kind of rafter is judged. */
export type RafterJudge = {
  readonly failingUtilisation: () => number
  readonly sag: () => Sag | null
  readonly statuses: () => readonly MemberStatus[]
  readonly results: () => readonly CodedCheckResult[]
  readonly judgedCase: () => JudgedCase
  /** Limits that count, and whether loads with and without panels decide beside them. */
  readonly limits: () => readonly MemberLimit[]
  readonly isCompared: () => boolean
}

/** Timber rafters and truss chords: each combination by its strength; sag is for the owner. */
const timberJudge = (rafterCase: RafterCase): RafterJudge => {
  const { prepared, bareUtilisations, compared, variations, ratios } = rafterCase
  const { limits, sags } = prepared
  const memberCase = { exemption: timberRafterExemption, compared, variations }
  const judgedCase = (): JudgedCase => ({ name: 'rafter', ...memberCase, ratios: ratios() })
  return {
    failingUtilisation: () => failingUtilisationOf(limits, bareUtilisations, memberCase),
    sag: () => sagToAccept(sags, compared),
    statuses: () => statusesOf(limits, bareUtilisations, memberCase),
    results: () => {
      const asking = judgedCase()
      return [
        ...limits.map((limit) => judgeLimit(limit, asking)),
        ...sags.map((limit) => judgeSag(limit, compared, asking.ratios)),
      ]
    },
    judgedCase,
    limits: () => limits,
    isCompared: () => false,
  }
}

/** Steel rafters, direction by direction: within what a simple span carries, or by what panels add. */
const frameJudge = (rafterCase: RafterCase, share: number): RafterJudge => {
  const { prepared, compared, variations, ratios } = rafterCase
  const directions = frameDirections(rafterCase, share)
  const judgedCase = (): JudgedCase => ({
    name: 'rafter',
    exemption: noExemption,
    compared,
    variations,
    ratios: ratios(),
  })
  const isAssessed = directions.every(({ isCarried }) => isCarried)
  return {
    failingUtilisation: () => (directions.every(isFrameAccepted) ? 0 : Number.POSITIVE_INFINITY),
    sag: () => null,
    // What panels add was compared shut and open: a frame that neither carries has the same status in both.
    statuses: () => directions.map(({ status }) => status()),
    results: () => {
      if (!isAssessed) return directions.map(judgeFrame)
      const asking = judgedCase()
      return prepared.limits.map((limit) => judgeLimit(limit, asking))
    },
    judgedCase,
    // Beside a frame that was not assessed no share of a capacity is printed.
    limits: () => (isAssessed ? prepared.limits : []),
    isCompared: () => !isAssessed,
  }
}

/** The judge of a rafter by its kind. Method 7. */
export const rafterJudgeOf = (rafterCase: RafterCase): RafterJudge => {
  const { basis } = rafterCase.prepared
  return basis.kind === 'frame' ? frameJudge(rafterCase, basis.share) : timberJudge(rafterCase)
}
