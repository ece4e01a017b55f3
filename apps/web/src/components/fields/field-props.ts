import type { ReactNode } from 'react'
import type { Message, Say } from '../../platform/words/use-say.ts'

/** `name` is also the element's id, so that an error summary can link to it. */
export type FieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** Shown below the field and read out with it. */
  readonly error?: Message | undefined
  readonly required?: boolean
  readonly disabled?: boolean
}

/** What a phone's keyboard shows on Enter. */
export type EnterKeyHint = 'next' | 'done' | 'search'

/** Labels and hints are said already, or names that the contract and its lists have: a test has words for each of those. */
export const spoken = (say: Say, words: ReactNode): ReactNode => (typeof words === 'string' ? say.named(words) : words)

/** Mantine ties hint and error to the input with `aria-describedby`. */
export const inputProps = (say: Say, { name, label, hint, error, required, disabled }: FieldProps) => ({
  id: name,
  name,
  label: say.named(label),
  description: spoken(say, hint) ?? null,
  error: error ? say(error) : null,
  // Native validation would show the browser's messages instead of the specified ones.
  withAsterisk: required ?? false,
  'aria-required': required ?? false,
  disabled: disabled ?? false,
})
