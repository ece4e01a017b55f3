import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { continueDraft } from '../../../../components/drafts/draft-list.tsx'
import { draftTitle } from '../../../../components/drafts/draft-words.ts'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { NewProjectButton } from '../new-project-button.tsx'
import { waitingWords } from '../site/waiting-words.ts'
import { CardSection } from './card-section.tsx'
import styles from './jobs.module.css'
import type { NextStep } from './next-step.ts'

type Shown = {
  readonly words: string
  readonly detail: string
  /** Comes before that of a new project. */
  readonly button?: ReactNode
}

const shownOf = (say: Say, step: NextStep): Shown => {
  if (step.kind === 'start')
    return { words: say('roofs.describe-a-roof-and-its-solar'), detail: say('roofs.for-tin-and-tile-roofs-on') }
  if (step.kind === 'draft')
    return {
      words: say('roofs.a-project-on-this-device-is'),
      detail: draftTitle(say, step.draft),
      button: <Button onClick={() => continueDraft(step.draft)}>{say('roofs.continue-to-finish')}</Button>,
    }
  const { told, action } = waitingWords[step.waitingFor]
  return {
    words: say(told),
    detail: titleOf(step.project),
    button: (
      <ButtonLink to="/project_result" search={{ project: step.project.hash }}>
        {say(action)}
      </ButtonLink>
    ),
  }
}

/** The next step as one button. */
export const NextStepCard = ({ step }: { readonly step: NextStep }) => {
  const say = useSay()

  const { button, ...shown } = shownOf(say, step)
  return (
    <CardSection
      title={say('roofs.next-step')}
      {...shown}
      align="flex-start"
      bg="var(--accent-soft)"
      style={{ borderColor: 'var(--accent)' }}
    >
      <div className={styles.buttons}>
        {button}
        <NewProjectButton variant={button ? 'default' : 'filled'} />
      </div>
    </CardSection>
  )
}
