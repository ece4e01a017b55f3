import { recognised, text } from '@soundroof/contract/platform/text'
import type { ReactNode } from 'react'

/** `name` is also the element's id, so that an error summary can link to it. */
export type FieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** Shown below the field and read out with it. */
  readonly error?: string | undefined
  readonly required?: boolean
  readonly disabled?: boolean
}

/** What a phone's keyboard shows on Enter. */
export type EnterKeyHint = 'next' | 'done'

/** Labels and hints of forms are often constants, in English. */
export const spoken = (words: ReactNode): ReactNode => (typeof words === 'string' ? text(words) : words)

/** Mantine ties hint and error to the input with `aria-describedby`. */
export const inputProps = ({ name, label, hint, error, required, disabled }: FieldProps) => ({
  id: name,
  name,
  label: text(label),
  description: spoken(hint) ?? null,
  error: error ? recognised(error) : null,
  // Native validation would show the browser's messages instead of the specified ones.
  withAsterisk: required ?? false,
  'aria-required': required ?? false,
  disabled: disabled ?? false,
})
