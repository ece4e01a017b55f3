import type { Coded } from '@soundroof/contract/platform/coded/coded'
import type { Say } from '@soundroof/words/language/say'
import { type Telling, textOf } from '../wording/telling.ts'
import type { KeyValue } from './blocks.ts'

/** What was entered, in no language yet. */
export type InputLine = {
  readonly label: Coded
  readonly value: Telling
  readonly unit: string
  readonly note?: Telling
}

/** A label or an option of the contract's tables and lists: a test has words for each. */
export const named = (name: string): Coded => ({ code: name })

export const lineInWords =
  (say: Say) =>
  ({ label, value, unit, note }: InputLine): KeyValue => ({
    label: textOf(say, label),
    value: textOf(say, value),
    unit,
    ...(note === undefined ? {} : { note: textOf(say, note) }),
  })
