import { useDebouncedValue } from '@mantine/hooks'
import type { Variation } from '@soundroof/contract/roofs/what-if/variation'
import type { WhatIfAnswer } from '@soundroof/contract/roofs/what-if/what-if-calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api-client.ts'
import { type Answer, noAnswer } from '../../../../platform/api/envelope.ts'
import type { Message } from '../../../../platform/words/use-say.ts'

/** Milliseconds without a change before the server is asked. */
const QUIET = 300

/** Milliseconds until a call without an answer is repeated. */
const AGAIN = 3000

export type VariantAnswer = WhatIfAnswer['variants'][number]

export type VariantState = {
  readonly variation: Variation
  readonly answer: VariantAnswer | null
  /** Why these values have no answer. */
  readonly problem: Message | null
  /** Id of the result that the answer is a variant of; null: no answer. */
  readonly of: string | null
  /** The project was saved again and has no result that a variant could be of. */
  readonly isGone: boolean
  /** The answer on the screen belongs to earlier values. */
  readonly isWaiting: boolean
}

type Found = Pick<VariantState, 'answer' | 'problem' | 'of' | 'isGone'> & {
  /** The server was not reached; the call is repeated. */
  readonly isLost?: boolean
}

const nothing: Found = { answer: null, problem: null, of: null, isGone: false }

/** No data: the newest revision was saved without being calculated. */
export const foundIn = (answer: Answer<WhatIfAnswer | null>): Found => {
  if (!answer.ok) return { ...nothing, problem: answer.message, isLost: answer === noAnswer }
  if (answer.data === null) return { ...nothing, isGone: true }
  return { ...nothing, answer: answer.data.variants[0] ?? null, of: answer.data.of }
}

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
      return foundIn(answer)
    },
    placeholderData: keepPreviousData,
    enabled: isChanged,
    networkMode: 'always',
    refetchInterval: ({ state: { data: known } }) => (known?.isLost ? AGAIN : false),
    staleTime: ({ state: { data: known } }) => (known?.problem || known?.isGone ? 0 : Number.POSITIVE_INFINITY),
  })
  if (variation === null) return null
  const isWaiting = isFetching || isPlaceholderData || settled !== variation
  const found = Object.keys(variation).length > 0 && isChanged ? data : undefined
  return { ...nothing, ...found, variation, isWaiting: isChanged && isWaiting }
}
