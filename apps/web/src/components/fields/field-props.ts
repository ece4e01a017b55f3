import type { ReactNode } from 'react'

/** What every field of a form takes. `name` is also the element's id, so that an error summary can lead to it. */
export type FieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** Shown below the field and announced with it. */
  readonly error?: string | undefined
  readonly required?: boolean
  readonly disabled?: boolean
}

/** Hint, error and limits as Mantine's inputs take them; they tie both to the input with `aria-describedby`. */
export const inputProps = ({ name, label, hint, error, required, disabled }: FieldProps) => ({
  id: name,
  name,
  label,
  description: hint ?? null,
  error: error ?? null,
  // Native validation would show the browser's words instead of the specified ones.
  withAsterisk: required ?? false,
  'aria-required': required ?? false,
  disabled: disabled ?? false,
})
