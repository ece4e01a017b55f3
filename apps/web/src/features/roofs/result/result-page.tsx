import { Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { ProductWarnings } from '../../../components/page/product-warnings.tsx'
import { StatusBadge } from '../../../components/page/status-badge.tsx'
import { SubscribePanel } from '../../../components/page/subscribe-panel.tsx'
import { loadSubscription, useSubscription } from '../../../platform/account/subscription.ts'
import { CalculateStored } from './project/calculate-stored.tsx'
import { InputSections } from './project/input-sections.tsx'
import { PhotoGallery } from './project/photo-gallery.tsx'
import { ProjectActions } from './project/project-actions.tsx'
import { useResultQuery } from './project/result-query.ts'
import { type StoredProject, useAdvice, useIssuedResult, useStoredProject } from './project/use-stored-project.ts'
import classes from './result-page.module.css'
import { RevisionPage } from './revisions/revision-page.tsx'
import { AdviceSection } from './zones/advice-section.tsx'
import { CertificateHint } from './zones/certificate-hint.tsx'
import { ResultSection } from './zones/result-section.tsx'

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

const NoResult = ({ stored }: { readonly stored: StoredProject }) => {
  const subscription = useSubscription()
  const isOpen = stored.summary.status < firstReadOnlyStatus
  const canCalculate = isOpen && subscription?.active === true && subscription.remaining > 0
  return (
    <Panel title="No result yet" tone="quiet">
      <p className={classes.text}>
        {canCalculate
          ? `The inputs of this project have no result. Calculating takes one of ${subscription.remaining}; the same inputs are charged once only.`
          : 'The inputs of this project have no result.'}
      </p>
      {canCalculate ? <CalculateStored stored={stored} /> : null}
    </Panel>
  )
}

type AnswerProps = { readonly stored: StoredProject; readonly resultId: string | undefined }

/** The result for subscribers, an invitation to subscribe for others. */
const Answer = ({ stored, resultId }: AnswerProps) => {
  const { summary } = stored
  const subscription = useSubscription()
  const mayHaveResult = summary.hasResult || subscription?.active === true
  const { data: issued, isLoading } = useIssuedResult(mayHaveResult ? summary.hash : '', resultId)
  if (!mayHaveResult) return <SubscribePanel />
  if (isLoading) return <Skeleton height={320} radius="lg" />
  if (!issued) return <NoResult stored={stored} />
  return <Issued stored={stored} issued={issued} />
}

type IssuedProps = { readonly stored: StoredProject; readonly issued: IssuedResult }

const Issued = ({ stored: { summary, project }, issued }: IssuedProps) => {
  const { data: advice } = useAdvice(summary.hash, issued.id)
  return (
    <>
      {summary.hasResult ? null : (
        <Panel tone="warning">
          <p className={classes.text}>
            {`This result was issued on ${dayOf(issued.issued_at)} for earlier inputs. The inputs below have no result yet.`}
          </p>
        </Panel>
      )}
      <ProductWarnings warnings={summary.productWarnings} />
      <ResultSection
        project={project}
        result={issued.result}
        zoneAdvice={advice?.zones ?? []}
        advice={
          <>
            <AdviceSection hash={summary.hash} resultId={issued.id} />
            <CertificateHint />
          </>
        }
      />
    </>
  )
}

const Head = ({ stored }: { readonly stored: StoredProject }) => (
  <span className={classes.head}>
    <StatusBadge status={stored.summary.status} />
    <span>{stored.project.building.streetAddress}</span>
    <span role="status">{stored.hasReport ? '' : 'The report is being made…'}</span>
  </span>
)

type PageProps = {
  /** Where the review of the project stands. */
  readonly review: (project: { readonly hash: string; readonly photos: ProjectDraft['photos'] }) => ReactNode
}

/** `/project_result`: the answer first, then its inputs; of an earlier revision where the address names one. */
export const ResultPage = ({ review }: PageProps) => {
  const { hash, resultId, revision } = useResultQuery()
  return revision === null ? (
    <PresentProject hash={hash} resultId={resultId} review={review} />
  ) : (
    <RevisionPage hash={hash} revision={revision} resultId={resultId} />
  )
}

type PresentProps = PageProps & { readonly hash: string; readonly resultId: string | undefined }

const PresentProject = ({ hash, resultId, review }: PresentProps) => {
  const { data: stored, isLoading } = useStoredProject(hash, { awaitReport: true })
  const subscription = useSubscription()
  useEffect(() => {
    if (subscription === null) void loadSubscription()
  }, [subscription])
  if (isLoading)
    return (
      <PageFrame title="Project" width="wide">
        <Skeleton height={420} radius="lg" />
      </PageFrame>
    )
  if (!stored)
    return (
      <PageFrame title="Project" width="wide">
        <EmptyState
          title={say('projectUnknown')}
          action={<ButtonLink to="/project_existing">Existing Project</ButtonLink>}
        />
      </PageFrame>
    )
  return (
    <PageFrame
      title={displayName(stored.project)}
      width="wide"
      lead={<Head stored={stored} />}
      actions={<ProjectActions stored={stored} resultId={resultId} />}
    >
      <div className={classes.page}>
        {review({ hash, photos: stored.project.photos })}
        <Answer stored={stored} resultId={resultId} />
        <h2 className={classes.title}>Project summary</h2>
        <InputSections project={stored.project} photos={<PhotoGallery project={stored.project} />} />
      </div>
    </PageFrame>
  )
}
