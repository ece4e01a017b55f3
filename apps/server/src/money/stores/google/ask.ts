/** Less than the 10 s that our own callers wait. */
export const waitMs = 4000

/** Any HTTP status, with the body as text. */
export type StoreAnswer = { readonly status: number; readonly text: string }

/** One request to a store; throws without an answer. */
export const ask = async (address: string, request: RequestInit = {}): Promise<StoreAnswer> => {
  const answer = await fetch(address, { redirect: 'error', ...request, signal: AbortSignal.timeout(waitMs) })
  return { status: answer.status, text: await answer.text() }
}
