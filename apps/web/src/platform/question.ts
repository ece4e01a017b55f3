import type { Message } from '@soundroof/words/language/say'
import type { ReactNode } from 'react'
import { createStore, type Store, useStore } from './store.ts'

/** A question with two answers, asked from outside any screen. */
export type Question = {
  readonly title: Message
  readonly text: Message
  /** Below the text. */
  readonly details?: ReactNode
  readonly confirmLabel: Message
  readonly cancelLabel: Message
}

/** Null: closed without an answer. */
export type Choice = 'confirm' | 'cancel' | null

type Asked = Question & { readonly answer: (choice: Choice) => void }

const asked: Store<Asked | null> = createStore<Asked | null>(null)

export const useQuestion = (): Asked | null => useStore(asked)

/** Asks and waits; closes an open question without an answer. */
export const ask = (question: Question): Promise<Choice> =>
  new Promise((resolve) => {
    asked.get()?.answer(null)
    asked.set({
      ...question,
      answer: (choice) => {
        asked.set(null)
        resolve(choice)
      },
    })
  })
