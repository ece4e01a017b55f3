import { Button } from '@mantine/core'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { useState } from 'react'
import { OptionField, type OptionForm } from './option-fields.tsx'
import { changedCount, type OptionName, optionGroups, withDefaults } from './option-specs.ts'
import classes from './options.module.css'
import { ShieldingOption } from './shielding-option.tsx'
import { TopographyOption } from './topography-option.tsx'

type Props = {
  readonly project: ProjectDraft
  readonly readOnly: boolean
  readonly onChange: (options: ProjectDraft['options']) => void
  readonly onValid: (valid: boolean) => void
}

const summaryWords = (count: number): string =>
  count === 0 ? 'All at their defaults' : `${count} changed from ${count === 1 ? 'its default' : 'their defaults'}`

/** Assumptions with an invalid value. */
const useInvalid = (onValid: Props['onValid']) => {
  const [invalid, setInvalid] = useState<readonly OptionName[]>([])
  return {
    setValid: (name: OptionName, valid: boolean) => {
      const next = valid ? invalid.filter((other) => other !== name) : [...new Set([...invalid, name])]
      setInvalid(next)
      onValid(next.length === 0)
    },
    clear: () => {
      setInvalid([])
      onValid(true)
    },
  }
}

/** Assumptions with defaults. Collapsed: most projects change none. */
export const Assumptions = ({ project, readOnly, onChange, onValid }: Props) => {
  const { options } = project
  const invalid = useInvalid(onValid)
  const [round, setRound] = useState(0)
  const form: OptionForm = {
    options,
    readOnly,
    set: (name, value) => onChange({ ...options, [name]: value }),
    setValid: invalid.setValid,
  }
  const reset = () => {
    onChange(withDefaults(options))
    invalid.clear()
    setRound(round + 1)
  }
  const count = changedCount(options)
  return (
    <details className={classes.panel}>
      <summary className={classes.summary}>
        <h2>Assumptions</h2>
        <span>{summaryWords(count)}</span>
      </summary>
      <div className={classes.body} key={round}>
        {optionGroups(project).map(({ title, options: specs }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <div className={classes.grid}>
              {specs.map((spec) => (
                <OptionField key={spec.name} spec={spec} form={form} />
              ))}
              {title === 'Wind' ? (
                <>
                  <TopographyOption form={form} />
                  <ShieldingOption form={form} />
                </>
              ) : null}
            </div>
          </section>
        ))}
        {count > 0 && !readOnly ? (
          <div>
            <Button variant="default" size="sm" onClick={reset}>
              Back to the defaults
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  )
}
