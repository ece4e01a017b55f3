import { Button } from '@mantine/core'
import { continueDraft } from '../../../../components/drafts/draft-list.tsx'
import { draftTitle } from '../../../../components/drafts/draft-words.ts'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { NewProjectButton } from '../new-project-button.tsx'
import { waitingWords } from '../waiting-words.ts'
import styles from './jobs.module.css'
import type { NextStep } from './next-step.ts'

const Waiting = ({ step }: { readonly step: Extract<NextStep, { kind: 'waiting' }> }) => {
  const say = useSay()

  const { told, action } = waitingWords[step.waitingFor]
  return (
    <>
      <p className={styles.nextText}>{say(told)}</p>
      <p className={styles.nextDetail}>{titleOf(step.project)}</p>
      <div className={styles.buttons}>
        <ButtonLink to="/project_result" search={{ project: step.project.hash }}>
          {say(action)}
        </ButtonLink>
        <NewProjectButton variant="default" />
      </div>
    </>
  )
}

const Draft = ({ draft }: { readonly draft: WizardDraft }) => {
  const say = useSay()
  return (
    <>
      <p className={styles.nextText}>{say('roofs.a-project-on-this-device-is')}</p>
      <p className={styles.nextDetail}>{draftTitle(say, draft)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => continueDraft(draft)}>{say('roofs.continue-to-finish')}</Button>
        <NewProjectButton variant="default" />
      </div>
    </>
  )
}

const Start = () => {
  const say = useSay()
  return (
    <>
      <p className={styles.nextText}>{say('roofs.describe-a-roof-and-its-solar')}</p>
      <p className={styles.nextDetail}>{say('roofs.for-tin-and-tile-roofs-on')}</p>
      <div className={styles.buttons}>
        <NewProjectButton />
      </div>
    </>
  )
}

/** What to do first, as one button. */
export const NextStepCard = ({ step }: { readonly step: NextStep }) => {
  const say = useSay()
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <h2 id="next-step">{say('roofs.next-step')}</h2>
      {step.kind === 'waiting' && <Waiting step={step} />}
      {step.kind === 'draft' && <Draft draft={step.draft} />}
      {step.kind === 'start' && <Start />}
    </section>
  )
}
