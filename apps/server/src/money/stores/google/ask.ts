/** Below the 10 s in which our own callers wait. */
export const waitMs = 4000

export type StoreAnswer = { readonly status: number; readonly text: string }

/** One request to a store; throws when no answer comes. */
export const ask = async (address: string, request: RequestInit = {}): Promise<StoreAnswer> => {
  const answer = await fetch(address, { redirect: 'error', ...request, signal: AbortSignal.timeout(waitMs) })
  return { status: answer.status, text: await answer.text() }
}
