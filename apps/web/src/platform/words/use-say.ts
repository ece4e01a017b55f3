import type { Coded, Message, Say } from '@soundroof/words/language/say'
import { createContext, useContext } from 'react'

export type { Coded, Message, PlainCode, Say, ScreenCode } from '@soundroof/words/language/say'

const Spoken = createContext<Say | null>(null)

/** Gives a part of the page its language. */
export const Speaking = Spoken.Provider

/** Says a message in the language of the page. */
export const useSay = (): Say => {
  const say = useContext(Spoken)
  if (say === null) throw new Error('Nothing above says in which language this part of the page speaks.')
  return say
}

/** Text that is already in the language of the page, such as several sentences in one. */
export const alreadySaid = (text: string): Coded => ({ code: 'asWritten', values: { text } })

export const codedOf = (message: Message): Coded => (typeof message === 'string' ? { code: message } : message)
