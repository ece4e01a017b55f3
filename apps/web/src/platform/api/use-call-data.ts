import { useQuery } from '@tanstack/react-query'
import { type CallData, type CallInput, call, dataOf } from './api-client.ts'
import type { CallName } from './calls.ts'
import type { Answer } from './envelope.ts'

type CallWithoutInput = { [N in CallName]: Record<never, never> extends CallInput<N> ? N : never }[CallName]
type Quietly = <N extends CallName>(
  name: N,
  input: { readonly signal: AbortSignal; readonly quiet: true },
) => Promise<Answer<CallData<N>>>

/** Data of a call without input, loaded each time it is shown. The screen shows a refusal. */
export const useCallData = <N extends CallWithoutInput>(name: N, queryKey: readonly string[]) =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => dataOf(await (call as Quietly)(name, { signal, quiet: true })),
    staleTime: 0,
  })
