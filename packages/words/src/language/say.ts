import type { CodedValue, Coded as WireCoded } from '@soundroof/contract/platform/coded/coded'
import type { MessageKey, Messages } from '@soundroof/contract/platform/messages'
import type { Message as ResultMessage } from '@soundroof/contract/roofs/results/messages/message'
import type { names } from '../en-au/names.ts'
import type { ScreenWords } from '../en-au/screens.ts'
import type { Placeholder } from './sentences.ts'

/** Text or a number, said as it is, or a message, said in the same language. */
export type Value = CodedValue
export type Values = Readonly<Record<string, Value>>

/** A sentence by its code, as it comes by the wire; `english` is said where this version has no such code. */
export type Coded = WireCoded & { readonly english?: string }

export type ScreenCode = keyof ScreenWords
/** A name of the specification: its code is the name itself. */
export type Name = keyof typeof names
export type Code = ScreenCode | MessageKey | Name

/** What a screen may keep until it is said. */
export type Message = PlainCode | Coded

type PlaceholderOf<C extends Code> = C extends ScreenCode
  ? Placeholder<ScreenWords[C]>
  : C extends MessageKey
    ? Messages[C]
    : never

/** Codes whose words need no values: what a table of words holds. */
export type PlainCode = { [C in Code]: [PlaceholderOf<C>] extends [never] ? C : never }[Code]

/** The values that a sentence needs. */
type ValuesOf<C extends Code> = [PlaceholderOf<C>] extends [never]
  ? readonly []
  : readonly [values: { readonly [Name in PlaceholderOf<C>]: Value }]

/** Says a message in one language. */
export type Say = {
  <C extends Code>(code: C, ...values: ValuesOf<C>): string
  /** Placeholders without a value stay visible. */
  (message: Message): string
  (message: ResultMessage): string
  /** Throws a RangeError where a page would say English or a code. */
  readonly strictly: Say
  /** BCP 47, for days and numbers. */
  readonly language: string
  /**
   * What comes from elsewhere, or is said already: a name in the contract's tables and lists, a product, a word of another release.
   * Itself where it has no other in this language.
   */
  readonly named: (name: string) => string
}
