import type { Coded } from '@soundroof/contract/platform/coded/coded'
import type { Told } from '@soundroof/contract/platform/coded/told'
import { type MessageKey, type MessageValues, told } from '@soundroof/contract/platform/messages'
import type { Problem, Refusal, RefusalCode } from '@soundroof/contract/platform/problem'
import { sayIn } from '@soundroof/words/say'

/** The only error that callers see. Any other error is a defect: logged, and answered without detail. */
export class Refused extends Error {
  /** The account that was refused, where known: for the log. */
  who: string | null = null
  readonly coded: Coded
  constructor(
    readonly code: RefusalCode,
    { coded }: Told,
    readonly issues?: readonly Problem[],
    readonly headers: Readonly<Record<string, string>> = {},
    readonly data?: Refusal['data'],
  ) {
    super(sayIn('en-AU')(coded))
    this.coded = coded
  }
}

/** A refusal by its message; `code` is the HTTP status. */
export const refuse = <K extends MessageKey>(code: RefusalCode, key: K, ...values: MessageValues<K>) =>
  new Refused(code, told(key, ...values))

/** Says when the caller may continue. */
export const refuseTooManyAtOnce = () => new Refused(429, told('tooManyAtOnce'), undefined, { 'retry-after': '5' })

/** Invalid input: clients show the first problem as a toast. */
export const refuseInput = (problems: readonly Problem[]) => new Refused(400, problems[0] ?? told('notJson'), problems)

/** An unknown project gets the answer of another company's, so that callers cannot find out which exist. */
export const refuseUnknownProject = () => refuse(403, 'projectUnknown')
