import type { QueryFunctionContext } from '@tanstack/react-query'

/** Whether the answer is on the screen already, so that a timer asks, not a person. */
export const isAskedAgain = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): boolean =>
  client.getQueryData(queryKey) !== undefined
