import { Button } from '@mantine/core'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import type { FocusEvent, ReactNode } from 'react'
import { ChangedElsewhere } from '../../../../components/drafts/changed-elsewhere.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { PageTitle } from '../../../../components/page/page-frame.tsx'
import { useKeeping } from '../../../../platform/draft/draft-store.ts'
import { useWorkInHand } from '../../../../platform/session/log-in-again.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { UndoButtons } from '../undo/undo-buttons.tsx'
import { enterKey } from './enter-key.ts'
import { usePressOn } from './use-press-on.ts'
import { useSessionCheck } from './use-session-check.ts'
import { useStepNavigation } from './use-step-navigation.ts'
import type { StepState } from './use-wizard-step.ts'
import { withoutMet, withUnsent } from './with-unsent.ts'
import classes from './wizard-frame.module.css'
import { WizardTabs } from './wizard-tabs.tsx'

type Props<S extends StepId> = {
  readonly step: StepState<S>
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** A drawing that stays visible while scrolling. */
  readonly aside?: ReactNode
  /** As wide as two columns of fields. */
  readonly wide?: boolean
  /** Reports the focused field, for the drawing. */
  readonly onActive?: (field: string | null) => void
  /** Replaces Next. */
  readonly last?: ReactNode
  /** Why Next has to wait; null when it does not. */
  readonly waiting?: string | null
  /** Files that have not reached the server, which block Next. */
  readonly unsent?: readonly Problem[]
  /** Fields that have what they require, although the project lacks it until there is a signal. */
  readonly met?: readonly string[]
}

const nameOfField = (event: FocusEvent): string | null =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    ? event.target.name.replace(/^drawing-/, '')
    : null

const savedWords = (say: Say, readOnly: boolean, keeping: ReturnType<typeof useKeeping>): string => {
  if (readOnly) return say('roofs.read-only-since-an-engineer-took')
  if (keeping === 'saving') return say('roofs.changes-are-being-saved')
  return keeping === 'kept' ? say('roofs.changes-are-saved-on-this-device') : say('draftNotKept')
}

const ProjectLine = <S extends StepId>({ step }: { readonly step: StepState<S> }) => {
  const say = useSay()

  const { header } = step.project
  const keeping = useKeeping(step.wizard.id)
  return (
    <div className={classes.project}>
      <strong>{header.name && header.number ? displayName(step.project) : say('roofs.new-project-2')}</strong>
      <span className={classes.saved} data-kept={keeping !== 'refused'} data-keeping={keeping}>
        {savedWords(say, step.readOnly, keeping)}
      </span>
      {step.readOnly ? null : <UndoButtons step={step} />}
    </div>
  )
}

/** Photos are taken, not typed. */
const hasKeys = ({ id, readOnly }: Pick<StepState<StepId>, 'id' | 'readOnly'>): boolean => id !== 'photos' && !readOnly

const nothing: readonly string[] = []

/** The frame of a wizard step: progress, heading, content, Back and Next. */
export const WizardFrame = <S extends StepId>({
  step,
  title,
  lead,
  aside,
  wide = false,
  onActive,
  last,
  waiting,
  unsent = [],
  met = nothing,
  children,
}: Props<S>) => {
  const say = useSay()

  useSessionCheck()
  useWorkInHand()
  const { back, next } = useStepNavigation(step, unsent, met)
  const pressOn = usePressOn(step)
  return (
    <div className={classes.frame} data-shown-only={step.readOnly} data-wide={wide}>
      <ProjectLine step={step} />
      <ChangedElsewhere draft={step.wizard} />
      <WizardTabs step={step} />
      <form
        noValidate
        {...pressOn}
        onSubmit={(event) => {
          event.preventDefault()
          if (!waiting) void next()
        }}
        onFocus={(event) => onActive?.(nameOfField(event))}
        onBlur={() => onActive?.(null)}
        onKeyDown={enterKey(step)}
      >
        <PageTitle
          lead={lead}
          actions={hasKeys(step) && <p className={classes.keys}>{say('roofs.keys-of-the-form')}</p>}
        >
          {title}
        </PageTitle>
        <div className={classes.columns} data-aside={aside !== undefined}>
          <div className={classes.content}>{children}</div>
          {aside ? <aside className={classes.aside}>{aside}</aside> : null}
        </div>
        <div className={classes.end}>
          <ErrorSummary problems={withUnsent(unsent, withoutMet(step.summary, met))} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={back}>
              {say('components.back')}
            </Button>
            <span className={classes.waiting} role="status">
              {waiting}
            </span>
            {last ?? (
              <Button type="submit" disabled={Boolean(waiting)}>
                {say('roofs.next')}
              </Button>
            )}
          </div>
        </div>
      </form>
    </div>
  )
}
