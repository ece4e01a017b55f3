import { Button } from '@mantine/core'
import { pinNameOf } from '@soundroof/contract/review/pins'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ReactNode } from 'react'
import { WithHelp } from '../../../../components/help/with-help.tsx'
import { usePinnedNotes } from '../../../../platform/pinned-notes.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { clearedWords } from '../frame/cleared-words.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { MeasureField } from '../measuring/measure-field.tsx'
import classes from './field.module.css'
import { helpOfField } from './help-of-field.ts'
import { OriginLine } from './origin-line.tsx'

export const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.warning}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 2.5L18.5 17H1.5ZM10 8V12.5M10 14.6V14.8" />
    </svg>
    <span>{children}</span>
  </p>
)

type ClearedProps = { readonly words: string; readonly onUndo: () => void }

const ClearedNote = ({ words, onUndo }: ClearedProps) => {
  const say = useSay()
  return (
    <div className={classes.notice}>
      <p>{words}</p>
      <Button variant="subtle" size="compact-sm" onClick={onUndo}>
        {say('roofs.undo')}
      </Button>
    </div>
  )
}

type Props<S extends StepId> = {
  readonly step: StepState<S>
  readonly field: string
  /** Full width of the form. */
  readonly whole?: boolean | undefined
  /** A second input of the same field, on a drawing. */
  readonly isOnDrawing?: boolean | undefined
  readonly children: ReactNode
}

/** A field with its "?", warnings, questions about it, and a notice of what its change cleared. */
export const BesideField = <S extends StepId>({ step, field, whole, isOnDrawing, children }: Props<S>) => {
  const say = useSay()

  const { notice } = step
  const warnings = step.warningsFor(field)
  const notes = usePinnedNotes()
  const pin = pinNameOf(step.id, field)
  return (
    <div className={whole ? classes.whole : undefined}>
      <WithHelp {...helpOfField(step.id, field, step.project)}>{children}</WithHelp>
      <OriginLine step={step} field={field} />
      {isOnDrawing ? null : <MeasureField step={step as never} field={field} />}
      <div role="status">
        {warnings.map((message) => {
          const warning = say(message)
          return <Warning key={warning}>{warning}</Warning>
        })}
        {notice?.beside === field ? <ClearedNote words={clearedWords(say, notice.cleared)} onUndo={step.undo} /> : null}
      </div>
      {pin && !isOnDrawing ? notes(pin) : null}
    </div>
  )
}
