import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../platform/api/envelope.ts'
import { toast } from '../../../platform/toast.ts'
import type { Message } from '../../../platform/words/use-say.ts'

/** Runs a change, says what was done unless the screen shows it, and shows what the project is then, also after a refusal: somebody else may have been faster. */
export const useChange = (queryKey: readonly unknown[]) => {
  const queries = useQueryClient()
  return async <T>(change: () => Promise<Answer<T>>, done: Message | null): Promise<Answer<T>> => {
    const answer = await change()
    if (answer.ok && done !== null) toast(done, 'success')
    await queries.invalidateQueries({ queryKey })
    return answer
  }
}
export type Change = ReturnType<typeof useChange>
