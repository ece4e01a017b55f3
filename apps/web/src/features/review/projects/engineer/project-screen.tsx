import { Skeleton } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { type ReactNode, useState } from 'react'
import { AuditLink } from '../../../../components/audit/audit-link.tsx'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { ProductWarnings } from '../../../../components/page/product-warnings.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { serverNow } from '../../../../platform/api/client-settings.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { shownDay, shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { JobChecklistPanel } from '../checklist/job-checklist.tsx'
import { QuestionCard } from '../questions/question-card.tsx'
import { ageWords } from '../queue/queue-words.ts'
import { SecondCheckPanel } from '../second-check/second-check-panel.tsx'
import { useShortcutProps, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { SubmissionNote } from '../submission-note.tsx'
import { useChange } from '../use-change.ts'
import { ActionBar } from './action-bar.tsx'
import { ConditionSection } from './condition-section.tsx'
import { DocumentSection } from './document-section.tsx'
import styles from './engineer.module.css'
import { PhotoSection } from './photo-section.tsx'
import type { PinChoice } from './pin-field.tsx'
import { Places } from './places.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionSection } from './question-section.tsx'
import { ReconsiderationPanel } from './reconsideration-panel.tsx'
import { RecordSection } from './record-section.tsx'
import { RevisionSection } from './revision-section.tsx'
import { projectKey, type Reviewed, useConsoleProject, useConsoleResult } from './use-console-project.ts'
import { Waiting } from './waiting.tsx'

/** A result as it is drawn. */
export type Drawn = {
  readonly told: ConsoleProject
  readonly revision: number
  readonly draft: ProjectDraft
  readonly issued: IssuedResult
}

type ResultInputs = { readonly inputs: () => ReactNode }

/** Parts of a project that other features render. */
export type Views = {
  readonly asBuilt: (hash: string) => ReactNode
  readonly inputs: (draft: ProjectDraft, photos: ReactNode) => ReactNode
  readonly result: (drawn: Drawn & ResultInputs) => ReactNode
  /** @param resultId the result of the present inputs; null: they have none */
  readonly changes: (hash: string, revision: number, resultId: string | null) => ReactNode
  /** Changes of a revision, and changes since. */
  readonly changesAround: (hash: string, revision: number, present: number) => ReactNode
}

const Head = ({ told, draft }: Reviewed) => {
  const say = useSay()
  return (
    <span className={styles.facts}>
      <span>{told.company.name}</span>
      {siteAddress(draft.building) ? <span>{displayName(draft)}</span> : null}
      {told.submittedAt && told.status < statusOf.delivered && (
        <span>{say('review.waiting-for-age', { age: ageWords(say, told.submittedAt, serverNow()) })}</span>
      )}
      {told.deliverAt && <span>{say('review.delivery', { day: shownDay(say, told.deliverAt) })}</span>}
      <span>{told.engineer ? say('review.with', { name: told.engineer.name }) : say('review.nobody-has-it')}</span>
      <span>{say('review.revision-revision', { revision: told.revision })}</span>
      {told.isDeleted && <strong>{say('review.deleted-by-the-customer-read-only')}</strong>}
    </span>
  )
}

type ResultProps = Omit<Drawn, 'issued'> &
  ResultInputs & { readonly resultId: string | null; readonly view: Views['result'] }

/** The result, with inputs and photos in one of its tabs; without a result they stand alone. */
export const Result = ({ resultId, view, ...saved }: ResultProps) => {
  const say = useSay()

  const { data, isLoading } = useConsoleResult(saved.told.hash, resultId)
  if (isLoading) return <Skeleton height={320} radius="lg" />
  if (data) return view({ ...saved, issued: data })
  return (
    <>
      <Panel title={say('components.no-result')} tone="quiet">
        <p>{say('review.these-inputs-have-no-issued-result')}</p>
      </Panel>
      {saved.inputs()}
    </>
  )
}

/** A question being written; null: none. */
type Asking = PinChoice | null

const Screen = ({ reviewed, views }: { readonly reviewed: Reviewed; readonly views: Views }) => {
  const say = useSay()

  const { told, draft } = reviewed
  const change = useChange(projectKey(told.hash))
  const [asking, setAsking] = useState<Asking>(null)
  const keys = useShortcutProps()
  useShortcuts({ queue: () => goTo('/console'), ask: () => setAsking({}) })
  const notesAt = (address: string) =>
    told.questions
      .filter(({ photo }) => photo !== null && bareAddress(photo) === address)
      .map((question) => <QuestionCard key={question.id} question={question} about={say('review.this-photo')} />)
  const photos = (
    <PhotoSection reviewed={reviewed} change={change} notesAt={notesAt} onAsk={(photo) => setAsking({ photo })} />
  )
  return (
    <PageFrame
      title={siteAddress(draft.building) || displayName(draft)}
      width="full"
      lead={<Head {...reviewed} />}
      actions={
        <>
          <ButtonLink to="/console" variant="default" {...keys('queue')}>
            {say('components.queue')}
          </ButtonLink>
          <AuditLink subject={told.hash} />
        </>
      }
    >
      <div className={styles.screen}>
        <ActionBar reviewed={reviewed} change={change} />
        <Places told={told} />
        {told.reviewVoidedAt && (
          <Panel title={say('review.the-delivered-review-is-void')} tone="warning">
            <p>
              {say('review.since-its-customer-cannot-download-it', {
                moment: shownMoment(say, told.reviewVoidedAt),
              })}
            </p>
          </Panel>
        )}
        {told.reconsideration && (
          <ReconsiderationPanel hash={told.hash} reconsideration={told.reconsideration} change={change} />
        )}
        <SecondCheckPanel told={told} change={change} />
        {told.submitted?.note ? (
          <Panel>
            <SubmissionNote note={told.submitted.note} />
          </Panel>
        ) : null}
        <ProductWarnings warnings={told.project.product_warnings_coded} />
        <div className={styles.column} id="place-result">
          <Result
            {...reviewed}
            revision={told.revision}
            resultId={told.resultId}
            view={views.result}
            inputs={() => views.inputs(draft, photos)}
          />
        </div>
        {views.asBuilt(told.hash)}
        <div className={styles.columns}>
          <div id="place-checklist">
            <JobChecklistPanel told={told} change={change} />
          </div>
          <div id="place-questions">
            <QuestionSection reviewed={reviewed} change={change} onAsk={() => setAsking({})} />
          </div>
          <div id="place-conditions">
            <ConditionSection reviewed={reviewed} change={change} />
          </div>
        </div>
        <div className={styles.column} id="place-changes">
          {views.changes(told.hash, told.revision, told.resultId)}
          <RevisionSection told={told} />
        </div>
        <div className={styles.columns}>
          <div id="place-documents">
            <DocumentSection told={told} change={change} />
          </div>
          <div id="place-records">
            <RecordSection records={told.records} />
          </div>
        </div>
      </div>
      {asking && (
        <QuestionDialog
          name={`ask-${told.hash}-${asking.photo ?? ''}`}
          title={say('review.ask-the-customer')}
          submitLabel={say('review.ask')}
          draft={draft}
          start={asking}
          mustBePinned={false}
          send={(asked) => change(() => call('askQuestion', { body: { hash: told.hash, ...asked } }), 'questionSent')}
          onClose={() => setAsking(null)}
        />
      )}
    </PageFrame>
  )
}

type Props = { readonly hash: string; readonly views: Views }

/** Everything about a submitted project on one screen. */
export const ProjectScreen = ({ hash, views }: Props) => {
  const say = useSay()

  const { data, error, refetch } = useConsoleProject(hash)
  if (data) return <Screen reviewed={data} views={views} />
  return (
    <PageFrame title={say('shell.project')} width="wide">
      <Waiting isNone={hash === ''} error={error} retry={refetch} />
    </PageFrame>
  )
}
