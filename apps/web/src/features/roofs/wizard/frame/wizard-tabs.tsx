import { VisuallyHidden } from '@mantine/core'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { problemsOf } from '@soundroof/contract/roofs/projects/project'
import { memo, useDeferredValue } from 'react'
import { stepAddress, stepTitles } from '../../../../platform/wizard-route.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { StepLink } from './step-link.tsx'
import { type TabState, tabIds, tabState } from './step-order.ts'
import type { StepState } from './use-wizard-step.ts'
import classes from './wizard-tabs.module.css'

const stateLabels: Readonly<Record<TabState, PlainCode>> = {
  done: 'completed',
  current: 'roofs.current-step',
  open: 'roofs.not-completed',
  unfinished: 'roofs.something-is-missing',
  locked: 'roofs.not-reached-yet',
}

const Mark = ({ state, number }: { readonly state: TabState; readonly number: number }) => (
  <span className={classes.mark} aria-hidden="true">
    {state === 'done' ? (
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3.5 8.5l3 3l6 -7" />
      </svg>
    ) : (
      number
    )}
  </span>
)

type TabProps = { readonly id: StepId; readonly number: number; readonly state: TabState; readonly href: string }

const Tab = ({ id, number, state, href }: TabProps) => {
  const say = useSay()

  const content = (
    <>
      <Mark state={state} number={number} />
      <span className={classes.title}>{say(stepTitles[id])}</span>
      <VisuallyHidden>{`, ${say(stateLabels[state])}`}</VisuallyHidden>
    </>
  )
  if (state === 'locked')
    return (
      <span className={classes.tab} data-state={state}>
        {content}
      </span>
    )
  return (
    <StepLink
      className={classes.tab}
      data-state={state}
      href={href}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {content}
    </StepLink>
  )
}

type Props = { readonly step: Pick<StepState<StepId>, 'id' | 'wizard' | 'project' | 'context'> }

const Tabs = memo(({ step }: Props) => {
  const say = useSay()
  return (
    <nav aria-label={say('roofs.steps-of-the-project')}>
      <ol className={classes.tabs}>
        {tabIds(step.wizard.photosAt).map((id, position) => (
          <li key={id} className={classes.item}>
            <Tab
              id={id}
              number={position + 1}
              href={stepAddress(id, step.wizard)}
              state={tabState({
                number: position + 1,
                isCurrent: id === step.id,
                reached: step.wizard.maxNum,
                hasProblems: problemsOf(id, step.project, step.context).length > 0,
              })}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
})

/** Rendered after the typed character, so that typing does not wait for the checks of all steps. */
export const WizardTabs = ({ step }: Props) => <Tabs step={useDeferredValue(step)} />
