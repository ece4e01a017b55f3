import { FileInput } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import type { Change } from '../use-change.ts'
import styles from './engineer.module.css'
import { type Source, tickOf, useDelivery } from './use-delivery.ts'

type Part = Pick<ReturnType<typeof useDelivery>, 'form' | 'bind' | 'errorOf' | 'problems' | 'change' | 'issued'>

const sources = [
  { value: 'own', label: 'review.a-pdf-that-you-signed' },
  { value: 'certificate', label: 'review.the-review-certificate-issued-here' },
] as const satisfies readonly { readonly value: Source; readonly label: PlainCode }[]

type Registered = Pick<ConsoleProject, 'registration'>

const WithoutRegistration = () => {
  const say = useSay()
  return (
    <Panel tone="warning" title={say('review.you-cannot-sign-yet')}>
      <p>{say('review.no-registration-that-counts-today-is')}</p>
    </Panel>
  )
}

const WithoutResult = () => {
  const say = useSay()
  return (
    <Panel tone="warning" title={say('components.no-result')}>
      <p>{say('review.this-project-has-no-result-calculated')}</p>
    </Panel>
  )
}

const OwnFile = ({ form, errorOf, change }: Part) => {
  const say = useSay()
  const error = errorOf('file')
  return (
    <FileInput
      id="file"
      label={say('review.signed-review')}
      description={say('review.a-pdf-of-at-most-50')}
      placeholder={say('review.choose-a-pdf')}
      accept="application/pdf,.pdf"
      value={form.file}
      onChange={(file) => change({ file })}
      withAsterisk
      error={error ? say(error) : null}
    />
  )
}

const Certificate = ({ bind, issued, registration }: Part & Registered) => {
  const say = useSay()
  return (
    <>
      {registration !== null && <p>{say('review.your-registration', { registration })}</p>}
      <TextAreaField {...bind('statement')} hint={say('review.what-you-reviewed-and-what-you')} rows={4} required />
      <p role="status" className={styles.status}>
        {issued && (
          <Sentence
            says="review.certificate-is-issued-and-signed-then"
            code={issued.code}
            read={
              <a href={issued.address} target="_blank" rel="noopener">
                {say('review.read-it')}
              </a>
            }
          />
        )}
      </p>
    </>
  )
}

type OpenProps = Pick<Part, 'form' | 'problems' | 'change'> & { readonly questions: readonly ReviewQuestion[] }

/** Open questions are allowed on delivery, but each has to be ticked. */
const OpenQuestions = ({ form, problems, change, questions }: OpenProps) => {
  const say = useSay()
  return questions.length === 0 ? null : (
    <Panel
      tone="warning"
      title={
        questions.length === 1
          ? say('review.a-question-is-still-open')
          : say('review.questions-are-still-open', { count: questions.length })
      }
    >
      {questions.map(({ id, text: question, answers }) => {
        const isTicked = form.stayOpen.includes(id)
        const others = form.stayOpen.filter((one) => one !== id)
        return (
          <TickField
            key={id}
            name={tickOf(id)}
            label={say('review.deliver-although-this-is-open', {
              question,
              state: answers.length > 0 ? say('review.answered-not-closed') : say('review.not-answered'),
            })}
            checked={isTicked}
            onChange={(stays) => change({ stayOpen: stays ? [...others, id] : others })}
            error={isTicked ? undefined : problems.find(({ field }) => field === tickOf(id))?.coded}
          />
        )
      })}
    </Panel>
  )
}

type Props = {
  readonly hash: string
  readonly openQuestions: readonly ReviewQuestion[]
  /** A review was delivered before, and this one supersedes it. */
  readonly isAgain: boolean
  readonly isFormerVoid: boolean
  readonly hasResult: boolean
  readonly certificate: ConsoleProject['certificate']
  readonly registration: ConsoleProject['registration']
  readonly change: Change
  readonly onClose: () => void
}

export const DeliverDialog = ({ isAgain, isFormerVoid, hasResult, registration, ...delivery }: Props) => {
  const say = useSay()

  const { submit, busy, ...part } = useDelivery(delivery)
  const { form, issued, bind, change } = part
  const mustIssue = form.source === 'certificate' && issued === null
  return (
    <FormDialog
      title={isAgain ? say('review.deliver-a-corrected-review') : say('review.deliver')}
      submitLabel={mustIssue ? say('review.issue-the-certificate') : say('review.deliver')}
      busy={busy}
      onSubmit={submit}
      onCancel={delivery.onClose}
    >
      {registration === null && <WithoutRegistration />}
      {!hasResult && <WithoutResult />}
      {isAgain && (
        <p>
          {isFormerVoid
            ? say('review.the-review-that-was-delivered-before-is')
            : say('review.the-review-that-was-delivered-before')}
        </p>
      )}
      <OpenQuestions questions={delivery.openQuestions} {...part} />
      <ChoiceField
        name="source"
        label={say('review.what-is-delivered')}
        options={sources.map(({ value, label }) => ({ value, label: say(label) }))}
        value={form.source}
        onChange={(source: Source) => change({ source })}
      />
      {form.source === 'own' ? <OwnFile {...part} /> : <Certificate {...part} registration={registration} />}
      <TextAreaField
        {...bind('conditions')}
        label={say('review.further-conditions')}
        hint={say('review.one-on-each-line-none-if')}
        rows={3}
      />
    </FormDialog>
  )
}
