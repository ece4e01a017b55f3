import type { ReactNode } from 'react'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { helpOf } from '../../../../components/help/field-help.ts'
import { WithHelp } from '../../../../components/help/with-help.tsx'
import { usePinnedNotes } from '../../../../platform/pinned-notes.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { unfinishedWords } from './number-set.ts'
import type { OptionForm } from './option-fields.tsx'
import classes from './options.module.css'

type Props = {
  readonly form: OptionForm
  readonly name: 'shielding' | 'topography'
  readonly title: string
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** Its numbers, while it is on. */
  readonly children: ReactNode
}

/** An option of several numbers, used once all of them are entered. */
export const NumberSetOption = ({ form, name, title, label, isOn, onChange, children }: Props) => {
  const say = useSay()
  const notes = usePinnedNotes()
  return (
    <div className={classes.whole}>
      <WithHelp help={helpOf(`options.${name}`)} label={title}>
        <TickField name={`options.${name}`} label={label} checked={isOn} disabled={form.readOnly} onChange={onChange} />
      </WithHelp>
      {notes(`options.${name}`)}
      {isOn ? (
        <div className={classes.nested}>
          {children}
          {form.options[name] === null ? <p className={classes.note}>{say(unfinishedWords)}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
