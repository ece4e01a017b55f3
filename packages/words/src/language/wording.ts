import type { Message, MessageValues, PlainCode, ValuedCode } from '@soundroof/contract/roofs/results/messages/message'

export type Say = (message: Message) => string

/** The catalogue of a language: words for every code. */
export type Wording = { readonly [C in PlainCode]: string } & {
  readonly [C in ValuedCode]: (values: MessageValues[C], say: Say) => string
}
