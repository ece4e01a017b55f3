import { type MessageKey, say } from '@soundroof/contract/platform/messages'
import type { Problem, Refusal, RefusalCode } from '@soundroof/contract/platform/problem'

/** The only error shown to the caller. Any other error is a defect: logged, and answered without detail. */
export class Refused extends Error {
  /** The account that was refused, where known: for the log. */
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

/** Whoever asks for so much at once is told when to go on. */
export const refuseTooManyAtOnce = () => new Refused(429, say('tooManyAtOnce'), undefined, { 'retry-after': '5' })

/** Invalid input: clients show the first problem as a toast. */
export const refuseInput = (problems: readonly Problem[]) =>
  new Refused(400, problems[0]?.message ?? say('notJson'), problems)

/** An unknown project is answered like someone else's, so that nobody learns which exist. */
export const refuseUnknownProject = () => refuse(403, 'projectUnknown')
