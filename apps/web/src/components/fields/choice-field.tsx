import { Input, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './choice-field.module.css'
import { drawnWhenChanged } from './drawn-when-changed.tsx'
import { type FieldProps, spoken } from './field-props.ts'

export type ChoiceOption<T extends string | number> = {
  readonly value: T
  readonly label: string
  readonly description?: ReactNode
  readonly picture?: ReactNode
}

type Props<T extends string | number> = FieldProps & {
  readonly options: readonly ChoiceOption<T>[]
  readonly value: T | null
  readonly onChange: (value: T) => void
  /** `row`: short options side by side. `cards`: with descriptions or pictures. `tiles`: a picture above a short label. */
  readonly layout?: 'row' | 'cards' | 'tiles'
}

type OptionProps<T extends string | number> = {
  readonly option: ChoiceOption<T>
  readonly group: Omit<Props<T>, 'options' | 'layout'>
  readonly first: boolean
  readonly describedBy: string | undefined
}

const RequiredMark = () => {
  const say = useSay()
  return (
    <>
      <span className={styles.required} aria-hidden="true">
        {' *'}
      </span>
      <VisuallyHidden> {say('components.required')}</VisuallyHidden>
    </>
  )
}

const Option = <T extends string | number>({ option, group, first, describedBy }: OptionProps<T>) => {
  const say = useSay()
  return (
    <label className={styles.option} data-invalid={group.error !== undefined}>
      <input
        type="radio"
        className={styles.radio}
        id={first ? group.name : `${group.name}-${option.value}`}
        name={group.name}
        checked={group.value === option.value}
        disabled={group.disabled}
        aria-describedby={describedBy}
        onChange={() => group.onChange(option.value)}
      />
      {option.picture}
      <span className={styles.words}>
        <span className={styles.label}>{say.named(option.label)}</span>
        {option.description && <span className={styles.description}>{spoken(say, option.description)}</span>}
      </span>
    </label>
  )
}

const DrawnChoice = <T extends string | number>({ options, layout = 'row', ...group }: Props<T>) => {
  const say = useSay()

  const describedBy = group.error ? `${group.name}-error` : undefined
  return (
    <fieldset className={styles.group} data-layout={layout}>
      <legend className={styles.legend}>
        {say.named(group.label)}
        {group.required && <RequiredMark />}
      </legend>
      {group.hint && <Input.Description className={styles.hint}>{spoken(say, group.hint)}</Input.Description>}
      <div className={styles.options}>
        {options.map((option, index) => (
          <Option key={option.value} option={option} group={group} first={index === 0} describedBy={describedBy} />
        ))}
      </div>
      {group.error && (
        <Input.Error id={`${group.name}-error`} className={styles.error}>
          {say(group.error)}
        </Input.Error>
      )}
    </fieldset>
  )
}

/** One of a few visible options. Radio buttons: arrow keys move, the group has a name. */
export const ChoiceField = drawnWhenChanged(DrawnChoice) as typeof DrawnChoice
