import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { continueDraft } from '../../../../components/drafts/draft-list.tsx'
import { draftTitle } from '../../../../components/drafts/draft-words.ts'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { NewProjectButton } from '../new-project-button.tsx'
import { waitingWords } from '../waiting-words.ts'
import styles from './jobs.module.css'
import type { NextStep } from './next-step.ts'

const Waiting = ({ step }: { readonly step: Extract<NextStep, { kind: 'waiting' }> }) => {
  const { told, action } = waitingWords[step.waitingFor]
  return (
    <>
      <p className={styles.nextText}>{text(told)}</p>
      <p className={styles.nextDetail}>{titleOf(step.project)}</p>
      <div className={styles.buttons}>
        <ButtonLink to="/project_result" search={{ project: step.project.hash }}>
          {text(action)}
        </ButtonLink>
        <NewProjectButton variant="default" />
      </div>
    </>
  )
}

const Draft = ({ draft }: { readonly draft: WizardDraft }) => (
  <>
    <p className={styles.nextText}>{text('A project on this device is not finished.')}</p>
    <p className={styles.nextDetail}>{draftTitle(draft)}</p>
    <div className={styles.buttons}>
      <Button onClick={() => continueDraft(draft)}>{text('Continue to finish')}</Button>
      <NewProjectButton variant="default" />
    </div>
  </>
)

const Start = () => (
  <>
    <p className={styles.nextText}>{text('Describe a roof and its solar in five steps.')}</p>
    <p className={styles.nextDetail}>{text('For tin and tile roofs on steel or timber.')}</p>
    <div className={styles.buttons}>
      <NewProjectButton />
    </div>
  </>
)

/** What to do first, as one button. */
export const NextStepCard = ({ step }: { readonly step: NextStep }) => (
  <section className={styles.next} aria-labelledby="next-step">
    <h2 id="next-step">{text('Next step')}</h2>
    {step.kind === 'waiting' && <Waiting step={step} />}
    {step.kind === 'draft' && <Draft draft={step.draft} />}
    {step.kind === 'start' && <Start />}
  </section>
)
