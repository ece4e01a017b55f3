import { FileInput } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import type { FormEvent } from 'react'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import styles from './engineer.module.css'
import type { Change } from './use-console-project.ts'
import { type Source, useDelivery } from './use-delivery.ts'

type Part = Pick<ReturnType<typeof useDelivery>, 'form' | 'errors' | 'edit' | 'issued'>

const sources = [
  { value: 'own', label: 'A PDF that you signed' },
  { value: 'certificate', label: 'The review certificate, issued here' },
] as const satisfies readonly { readonly value: Source; readonly label: string }[]

type Registered = Pick<ConsoleProject, 'registration'>

const WithoutRegistration = () => (
  <Panel tone="warning" title={text('You cannot sign yet')}>
    <p>
      {text(
        'No registration that counts today is kept with your account. Ask an administrator to enter your registration (body, number, class, valid until) in the console under Users.',
      )}
    </p>
  </Panel>
)

const WithoutResult = () => (
  <Panel tone="warning" title={text('No result')}>
    <p>
      {text(
        'This project has no result calculated here, so none is reviewed. Its customer, and whoever checks the document, are told so.',
      )}
    </p>
  </Panel>
)

const OwnFile = ({ form, errors, edit }: Part) => (
  <FileInput
    id="review-file"
    label={text('Signed review')}
    description={text('A PDF of at most 50 MB, not encrypted, without active content.')}
    placeholder={text('Choose a PDF')}
    accept="application/pdf,.pdf"
    value={form.file}
    onChange={(file) => edit({ file })}
    withAsterisk
    error={errors.file ?? null}
  />
)

const Certificate = ({ form, errors, edit, issued, registration }: Part & Registered) => (
  <>
    {registration !== null && <p>{text('Your registration: {registration}', { registration })}</p>}
    <TextAreaField
      name="statement"
      label={text('Statement')}
      hint={text('What you reviewed and what you found. It stands in the certificate.')}
      value={form.statement}
      onChange={(statement) => edit({ statement })}
      rows={4}
      maxLength={4000}
      required
      error={errors.statement}
    />
    <p role="status" className={styles.status}>
      {issued && (
        <Sentence
          text="Certificate {code} is issued and signed. {read}, then deliver it."
          code={issued.code}
          read={
            <a href={issued.address} target="_blank" rel="noopener">
              {text('Read it')}
            </a>
          }
        />
      )}
    </p>
  </>
)

type OpenProps = Pick<Part, 'form' | 'errors' | 'edit'> & { readonly questions: readonly ReviewQuestion[] }

/** Delivering is allowed with questions open, but not by oversight. */
const OpenQuestions = ({ form, errors, edit, questions }: OpenProps) =>
  questions.length === 0 ? null : (
    <Panel
      tone="warning"
      title={
        questions.length === 1
          ? text('A question is still open')
          : text('{count} questions are still open', { count: questions.length })
      }
    >
      {questions.map(({ id, text: question, answers }) => {
        const isTicked = form.stayOpen.includes(id)
        const others = form.stayOpen.filter((one) => one !== id)
        return (
          <TickField
            key={id}
            name={`stays-open-${id}`}
            label={text('Deliver although this is open: {question} ({state})', {
              question,
              state: answers.length > 0 ? text('answered, not closed') : text('not answered'),
            })}
            checked={isTicked}
            onChange={(stays) => edit({ stayOpen: stays ? [...others, id] : others })}
            error={isTicked ? undefined : errors.stayOpen}
          />
        )
      })}
    </Panel>
  )

type Props = {
  readonly hash: string
  readonly openQuestions: readonly ReviewQuestion[]
  /** A review was delivered before: this one supersedes it. */
  readonly isAgain: boolean
  readonly isFormerVoid: boolean
  readonly hasResult: boolean
  readonly certificate: ConsoleProject['certificate']
  readonly registration: ConsoleProject['registration']
  readonly change: Change
  readonly onClose: () => void
}

export const DeliverDialog = ({ isAgain, isFormerVoid, hasResult, registration, ...delivery }: Props) => {
  const { submit, isBusy, ...part } = useDelivery(delivery)
  const { form, issued, edit, errors } = part
  const mustIssue = form.source === 'certificate' && issued === null
  return (
    <FormDialog
      title={isAgain ? text('Deliver a corrected review') : text('Deliver')}
      submitLabel={mustIssue ? text('Issue the certificate') : text('Deliver')}
      busy={isBusy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
      onCancel={delivery.onClose}
    >
      {registration === null && <WithoutRegistration />}
      {!hasResult && <WithoutResult />}
      {isAgain && (
        <p>
          {isFormerVoid
            ? text('The review that was delivered before is void.')
            : text('The review that was delivered before is superseded.')}
        </p>
      )}
      <OpenQuestions questions={delivery.openQuestions} {...part} />
      <ChoiceField
        name="source"
        label={text('What is delivered')}
        options={sources.map(({ value, label }) => ({ value, label: text(label) }))}
        value={form.source}
        onChange={(source: Source) => edit({ source })}
      />
      {form.source === 'own' ? <OwnFile {...part} /> : <Certificate {...part} registration={registration} />}
      <TextAreaField
        name="conditions"
        label={text('Further conditions')}
        hint={text('One on each line; none if left empty.')}
        value={form.conditions}
        onChange={(conditions) => edit({ conditions })}
        rows={3}
        error={errors.conditions}
      />
    </FormDialog>
  )
}
