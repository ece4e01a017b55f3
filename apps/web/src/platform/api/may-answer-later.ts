import { endedSession, noAnswer, type Refused } from './envelope.ts'

/** The server's own failure, not one of what stands before it. */
export const isServerFault = (refusal: Refused): boolean => refusal !== noAnswer && refusal.code === 500

/** Nothing was said about the call itself: no answer, no session, too many calls, or the server failed. */
export const mayAnswerLater = (refusal: Refused): boolean =>
  refusal === noAnswer || refusal.code === 401 || refusal.code === endedSession || refusal.code >= 429
