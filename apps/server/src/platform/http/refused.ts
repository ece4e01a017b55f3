import type { Coded } from '@soundroof/contract/platform/coded/coded'
import type { Told } from '@soundroof/contract/platform/coded/told'
import { type MessageKey, type MessageValues, told } from '@soundroof/contract/platform/messages'
import type { Problem, Refusal, RefusalCode } from '@soundroof/contract/platform/problem'
import { sayIn } from '@soundroof/words/say'

/** The only error shown to the caller. Any other error is a defect: logged, and answered without detail. */
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

export const refuse = <K extends MessageKey>(code: RefusalCode, key: K, ...values: MessageValues<K>) =>
  new Refused(code, told(key, ...values))

/** Whoever asks for so much at once is told when to go on. */
export const refuseTooManyAtOnce = () => new Refused(429, told('tooManyAtOnce'), undefined, { 'retry-after': '5' })

/** Invalid input: clients show the first problem as a toast. */
export const refuseInput = (problems: readonly Problem[]) => new Refused(400, problems[0] ?? told('notJson'), problems)

/** An unknown project is answered like someone else's, so that nobody learns which exist. */
export const refuseUnknownProject = () => refuse(403, 'projectUnknown')
