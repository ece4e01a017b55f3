import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { HTMLInputTypeAttribute } from 'react'
import { type Say, useSay } from '../../platform/words/use-say.ts'
import { drawnWhenChanged } from './drawn-when-changed.tsx'
import { type EnterKeyHint, type FieldProps, inputProps } from './field-props.ts'

type Props = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly maxLength?: number | undefined
  readonly placeholder?: string
  readonly autoComplete?: string
}

const textProps = (say: Say, { value, onChange, onBlur, maxLength, placeholder, autoComplete, ...field }: Props) => ({
  ...inputProps(say, field),
  value,
  onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
  ...(onBlur ? { onBlur } : {}),
  ...(maxLength ? { maxLength } : {}),
  placeholder: placeholder ?? '',
  autoComplete: autoComplete ?? 'off',
})

type TextProps = Props & {
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'numeric'
  readonly enterKeyHint?: EnterKeyHint
  /** Values that the browser offers; none is filled in. */
  readonly suggestions?: readonly string[]
}

const Suggestions = ({ id, values }: { readonly id: string; readonly values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
)

const none: readonly string[] = []

export const TextField = drawnWhenChanged(
  ({ type = 'text', inputMode, enterKeyHint, suggestions = none, ...props }: TextProps) => {
    const say = useSay()
    const list = `${props.name}-suggestions`
    const offered = suggestions.length > 0
    const given = { type, inputMode, enterKeyHint, ...(offered ? { list } : {}) }
    return (
      <>
        <TextInput {...textProps(say, props)} {...given} />
        {offered && <Suggestions id={list} values={suggestions} />}
      </>
    )
  },
)

export const PasswordField = (props: Props) => {
  const say = useSay()
  return (
    <PasswordInput
      {...textProps(say, props)}
      visibilityToggleButtonProps={{ 'aria-label': say('components.show-or-hide-the-password') }}
    />
  )
}

type AreaProps = Props & { readonly rows?: number }

export const TextAreaField = drawnWhenChanged(({ rows = 6, ...props }: AreaProps) => {
  const say = useSay()
  return <Textarea {...textProps(say, props)} rows={rows} />
})

/** A day as `YYYY-MM-DD`, empty until chosen; the native date input. */
export const DateField = (props: Omit<Props, 'maxLength' | 'placeholder'>) => {
  const say = useSay()
  return <TextInput {...textProps(say, props)} type="date" />
}
