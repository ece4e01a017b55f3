import type { QueryFunctionContext } from '@tanstack/react-query'

/** Whether the answer is on the screen already: it is asked for again by a timer, not by a person. */
export const isAskedAgain = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): boolean =>
  client.getQueryData(queryKey) !== undefined
