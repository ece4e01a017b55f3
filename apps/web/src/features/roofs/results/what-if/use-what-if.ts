import { useDebouncedValue } from '@mantine/hooks'
import type { Variation } from '@soundroof/contract/roofs/what-if/variation'
import type { WhatIfAnswer } from '@soundroof/contract/roofs/what-if/what-if-calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api-client.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Milliseconds without a change before the server is asked. */
const QUIET = 300

export type VariantAnswer = WhatIfAnswer['variants'][number]

export type VariantState = {
  readonly variation: Variation
  readonly answer: VariantAnswer | null
  /** Why these values have no answer. */
  readonly problem: Message | null
  /** Id of the result that the answer is a variant of; null: no answer. */
  readonly of: string | null
  /** The answer on the screen belongs to earlier values. */
  readonly isWaiting: boolean
}

type Found = { readonly answer: VariantAnswer | null; readonly problem: Message | null; readonly of: string | null }

/** Answer to a variant; an earlier answer that arrives later is dropped. */
export const useVariant = (hash: string, variation: Variation | null): VariantState | null => {
  const [settled] = useDebouncedValue(variation, QUIET)
  const isChanged = settled !== null && Object.keys(settled).length > 0
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['what-if', hash, settled],
    queryFn: async ({ signal }): Promise<Found> => {
      const answer = await call('whatIf', {
        body: { hash, variants: [settled ?? {}], drawn: true },
        signal,
        quiet: true,
      })
      if (!answer.ok) return { answer: null, problem: answer.message, of: null }
      return { answer: answer.data?.variants[0] ?? null, problem: null, of: answer.data?.of ?? null }
    },
    placeholderData: keepPreviousData,
    enabled: isChanged,
    staleTime: (query) => (query.state.data?.problem ? 0 : Number.POSITIVE_INFINITY),
  })
  if (variation === null) return null
  const isWaiting = isFetching || isPlaceholderData || settled !== variation
  const found = Object.keys(variation).length > 0 && isChanged ? data : undefined
  return {
    variation,
    answer: found?.answer ?? null,
    problem: found?.problem ?? null,
    of: found?.of ?? null,
    isWaiting: isChanged && isWaiting,
  }
}
