import { FileInput } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { Unticked, useUnticked } from '../checklist/unticked.tsx'
import type { Change } from '../use-change.ts'
import { WithoutRegistration, WithoutResult } from './signing-warnings.tsx'
import { type Source, tickOf, useDelivery } from './use-delivery.ts'
import { useIssuedMark } from './use-issued-mark.ts'

type Part = Pick<ReturnType<typeof useDelivery>, 'form' | 'bind' | 'errorOf' | 'problems' | 'change'>

const sources = [
  { value: 'certificate', label: 'review.the-review-certificate-issued-here' },
  { value: 'own', label: 'review.a-pdf-that-you-signed' },
] as const satisfies readonly { readonly value: Source; readonly label: PlainCode }[]

const OwnFile = ({ form, bind, errorOf, change }: Part) => {
  const say = useSay()
  const error = errorOf('file')
  return (
    <>
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
      <TextAreaField
        {...bind('conditions')}
        label={say('review.further-conditions')}
        hint={say('review.one-on-each-line-none-if')}
        rows={3}
      />
    </>
  )
}

type CertificateProps = {
  readonly hash: string
  readonly certificate: ConsoleProject['certificate']
  /** The dialog stands on the page that issues it. */
  readonly isBesideEntries: boolean
}

const Issued = ({ hash, certificate, isBesideEntries }: CertificateProps) => {
  const say = useSay()
  const { isChangedSince } = useIssuedMark(hash)
  const page = (
    <TextLink to="/console/certificate" search={{ project: hash }}>
      {say('review.certificate')}
    </TextLink>
  )
  if (certificate === null) return <p>{<Sentence says="review.no-certificate-is-issued-yet" page={page} />}</p>
  return (
    <>
      <p>
        <Sentence
          says="review.certificate-is-issued-and-signed-then"
          code={certificate.code}
          read={
            <a href={certificate.address} target="_blank" rel="noopener">
              {say('review.read-it')}
            </a>
          }
        />
      </p>
      {isChangedSince(certificate.code) && (
        <Panel tone="warning">
          <p>{say('review.entries-were-changed-since-it-was-issued')}</p>
          {isBesideEntries ? null : page}
        </Panel>
      )}
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
      {questions.map(({ id, text: question, waitsFor }) => {
        const isTicked = form.stayOpen.includes(id)
        const others = form.stayOpen.filter((one) => one !== id)
        return (
          <TickField
            key={id}
            name={tickOf(id)}
            label={say('review.deliver-although-this-is-open', {
              question,
              state: waitsFor === 'engineer' ? say('review.answered-not-closed') : say('review.not-answered'),
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
  readonly told: Pick<
    ConsoleProject,
    'hash' | 'questions' | 'certificate' | 'registration' | 'resultId' | 'reviewVoidedAt' | 'checklist'
  >
  /** A review was delivered before, and this one supersedes it. */
  readonly isAgain: boolean
  readonly isBesideEntries?: boolean
  readonly change: Change
  readonly onClose: () => void
  readonly onDelivered?: () => void
}

export const DeliverDialog = ({ told, isAgain, isBesideEntries = false, change, onClose, onDelivered }: Props) => {
  const say = useSay()

  const { hash, certificate } = told
  const openQuestions = told.questions.filter(({ closedAt }) => closedAt === null)
  const done = onDelivered ?? onClose
  const { ids, problems: untickedProblems, ...unticked } = useUnticked(told.checklist)
  const left = { unticked: ids, untickedProblems }
  const { submit, busy, ...part } = useDelivery({ hash, openQuestions, certificate, left, change, onDelivered: done })
  const { form } = part
  return (
    <FormDialog
      title={isAgain ? say('review.deliver-a-corrected-review') : say('review.deliver')}
      submitLabel={say('review.deliver')}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {told.registration === null && <WithoutRegistration />}
      {told.resultId === null && <WithoutResult />}
      {isAgain && (
        <p>
          {told.reviewVoidedAt === null
            ? say('review.the-review-that-was-delivered-before')
            : say('review.the-review-that-was-delivered-before-is')}
        </p>
      )}
      <OpenQuestions questions={openQuestions} {...part} />
      <Unticked {...unticked} error={part.problems.find(({ field }) => field === 'unticked')?.coded} />
      <ChoiceField
        name="source"
        label={say('review.what-is-delivered')}
        options={sources.map(({ value, label }) => ({ value, label: say(label) }))}
        value={form.source}
        error={form.source === 'certificate' && certificate === null ? part.errorOf('source') : undefined}
        onChange={(source: Source) => part.change({ source })}
      />
      {form.source === 'own' ? (
        <OwnFile {...part} />
      ) : (
        <Issued hash={hash} certificate={certificate} isBesideEntries={isBesideEntries} />
      )}
    </FormDialog>
  )
}
