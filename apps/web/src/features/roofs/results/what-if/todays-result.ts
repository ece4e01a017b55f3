import type { BriefResult, CheckResult } from '@soundroof/contract/roofs/results/result'
import { mayHoldOnCondition } from '@soundroof/report/comparison/checks-on-condition'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api-client.ts'
import type { Say } from '../../../../platform/words/use-say.ts'
import { zonesInRow } from '../zones/shown-zones.ts'

type Figures = Readonly<Record<string, string>>

/** To a tenth of a percent, so that rounding of the processor does not count. */
const useOf = (check: CheckResult): number | null => {
  const use = mayHoldOnCondition(check) ? check.demand : check.utilisation
  return use === null ? null : Math.round(1000 * use)
}

/** Values that a variant is compared by. */
const figuresOf = (say: Say, result: BriefResult): Figures =>
  Object.fromEntries(
    zonesInRow(say, result).map(({ zone }) => {
      const { title, installable, numRails, fixingSpacing, checks } = zone
      return [title, JSON.stringify([installable, numRails, fixingSpacing, checks.map(useOf)])]
    }),
  )

/** Zones whose result by today's engine and figures differs from the issued one. */
export const zonesThatDiffer = (say: Say, issued: BriefResult, today: BriefResult): readonly string[] => {
  const [before, now] = [figuresOf(say, issued), figuresOf(say, today)]
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((title) => before[title] !== now[title])
}

/** The issued inputs calculated today, free like the variants; null until it has arrived. */
export const useTodaysResult = (hash: string): BriefResult | null => {
  const { data } = useQuery({
    queryKey: ['what-if', hash, 'today'],
    queryFn: async ({ signal }) => {
      const answer = await call('whatIf', { body: { hash, variants: [{}] }, signal, quiet: true })
      return answer.ok ? (answer.data?.variants[0]?.result ?? null) : null
    },
  })
  return data ?? null
}
