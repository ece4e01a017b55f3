import { type MessageKey, say } from '@soundroof/contract/platform/messages'
import type { Problem, Refusal, RefusalCode } from '@soundroof/contract/platform/problem'

/** The one error that is told to the caller. Everything else is a defect: logged, and answered without detail. */
export class Refused extends Error {
  /** Whose call it was, where it is known and not let in: for the log. */
  who: string | null = null
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly issues?: readonly Problem[],
    readonly headers: Readonly<Record<string, string>> = {},
    readonly data?: Refusal['data'],
  ) {
    super(message)
  }
}

export const refuse = (code: RefusalCode, key: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
  new Refused(code, say(key, values))

/** Input that is wrong: the first problem is the toast. */
export const refuseInput = (problems: readonly Problem[]) =>
  new Refused(400, problems[0]?.message ?? say('notJson'), problems)

/** An unknown project answers the same as someone else's: whether it exists is nobody's business. */
export const refuseUnknownProject = () => refuse(403, 'projectUnknown')
