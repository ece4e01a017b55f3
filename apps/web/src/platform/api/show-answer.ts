import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/** Shows what a change answered. What was asked for before the change is not waited for: its answer is older. */
export const showAnswer = <T>(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: Updater<T | undefined, T | undefined>,
): void => {
  void queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<T>(queryKey, answer)
}
