import { once } from '../../calculation/once.ts'
import type { CrossingStatus } from '../check/crossing-status.ts'
import type { MemberJudgement } from '../check/member-check.ts'
import type { Crossing, CrossingRemedy } from './crossing.ts'

const order: readonly CrossingStatus[] = ['held', 'one-screw', 'two-screws', 'refused']

const rankOf = (judged: MemberJudgement): number =>
  Math.max(...judged.statuses().map((status) => order.indexOf(status as CrossingStatus)))

const useOf = (judged: MemberJudgement): number => Math.max(0, ...judged.results().map((one) => one.utilisation ?? 0))

const worseJudgement = (open: MemberJudgement, shut: MemberJudgement): MemberJudgement => {
  const more = rankOf(shut) - rankOf(open)
  return more > 0 || (more === 0 && useOf(shut) > useOf(open)) ? shut : open
}

const worseRemedy = (open: CrossingRemedy | null, shut: CrossingRemedy | null): CrossingRemedy | null => {
  if (open === null || shut === null) return open ?? shut
  const more = shut.screws - open.screws
  return more > 0 || (more === 0 && shut.demand > open.demand) ? shut : open
}

/**
 * A building that counts as open is shut too at times: its crossings take the worse of both. Of the external pressure K_c leaves
 * less on an open one. Method 6.
 */
export const crossingShutToo = (open: Crossing, prepareShut: () => Crossing): Crossing => {
  const shut = once(prepareShut)
  return {
    known: open.known,
    check: (zone) => {
      const [whenOpen, whenShut] = [open.check(zone), once(() => shut().check(zone))]
      return (rails) => worseJudgement(whenOpen(rails), whenShut()(rails))
    },
    largest: (...asked) => Math.min(open.largest(...asked), shut().largest(...asked)),
    largestWithScrews: (...asked) => Math.min(open.largestWithScrews(...asked), shut().largestWithScrews(...asked)),
    remedy: (...asked) => worseRemedy(open.remedy(...asked), shut().remedy(...asked)),
  }
}
