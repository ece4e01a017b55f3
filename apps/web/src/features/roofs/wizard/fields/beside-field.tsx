import { Button } from '@mantine/core'
import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ReactNode } from 'react'
import { usePinnedNotes } from '../../../../platform/pinned-notes.ts'
import { clearedWords } from '../frame/cleared-words.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import classes from './field.module.css'

export const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.warning}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 2.5L18.5 17H1.5ZM10 8V12.5M10 14.6V14.8" />
    </svg>
    <span>{children}</span>
  </p>
)

type ClearedProps = { readonly text: string; readonly onUndo: () => void }

const ClearedNote = ({ text, onUndo }: ClearedProps) => (
  <div className={classes.notice}>
    <p>{text}</p>
    <Button variant="subtle" size="compact-sm" onClick={onUndo}>
      Undo
    </Button>
  </div>
)

type Props<S extends StepId> = {
  readonly step: StepState<S>
  readonly field: string
  /** Full width of the form. */
  readonly whole?: boolean | undefined
  readonly children: ReactNode
}

/** A field, its warnings, what was asked about it, and a notice of what its change cleared. */
export const BesideField = <S extends StepId>({ step, field, whole, children }: Props<S>) => {
  const { notice } = step
  const warnings = step.warningsFor(field)
  const notes = usePinnedNotes()
  // An assumption of the options has no field of its own.
  const wire = fieldsOf(step.id)[field]?.wire
  return (
    <div className={whole ? classes.whole : undefined}>
      {children}
      <div role="status">
        {warnings.map((warning) => (
          <Warning key={warning}>{warning}</Warning>
        ))}
        {notice?.beside === field ? <ClearedNote text={clearedWords(notice.cleared)} onUndo={step.undo} /> : null}
      </div>
      {wire && notes(wire)}
    </div>
  )
}
