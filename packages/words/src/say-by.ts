import type { Message, MessageValues, ValuedCode } from '@soundroof/contract/roofs/results/messages/message'
import type { Say, Wording } from './language/wording.ts'

/** Replaces messages by the sentences of a catalogue; `language` names it where a code has no words. */
export const sayBy = (words: Wording, language: string): Say => {
  const say: Say = (message: Message): string => {
    const code = typeof message === 'string' ? message : message.code
    const said: unknown = words[code]
    if (typeof message === 'string' && typeof said === 'string') return said
    if (typeof message === 'string' || typeof said !== 'function')
      throw new RangeError(`${language} has no words for the message ${JSON.stringify(message)}.`)
    return (said as (values: MessageValues[ValuedCode], say: Say) => string)(message.values, say)
  }
  return say
}
