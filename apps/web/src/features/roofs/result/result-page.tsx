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
import { useLayout } from './array/use-layout.ts'
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

const isOpen = ({ summary }: StoredProject): boolean => summary.status < firstReadOnlyStatus

/** Calculations that are left for the project; 0 where an engineer has taken it. */
const useCalculationsLeft = (stored: StoredProject): number => {
  const subscription = useSubscription()
  return isOpen(stored) && subscription?.active ? subscription.remaining : 0
}

const NoResult = ({ stored }: { readonly stored: StoredProject }) => {
  const left = useCalculationsLeft(stored)
  return (
    <Panel title={isOpen(stored) ? 'No result yet' : 'No result'} tone="quiet">
      <p className={classes.text}>
        {left > 0
          ? `The inputs of this project have no result. Calculating takes one of ${left}; the same inputs are charged once only.`
          : 'The inputs of this project have no result.'}
      </p>
      {left > 0 ? <CalculateStored stored={stored} /> : null}
    </Panel>
  )
}

type EarlierProps = { readonly stored: StoredProject; readonly issuedAt: string }

const EarlierResult = ({ stored, issuedAt }: EarlierProps) => {
  const left = useCalculationsLeft(stored)
  const present = isOpen(stored) ? 'The inputs below have no result yet.' : 'The inputs below have none of their own.'
  return (
    <Panel tone="warning">
      <p className={classes.text}>{`This result was issued on ${dayOf(issuedAt)} for earlier inputs. ${present}`}</p>
      {left > 0 ? <CalculateStored stored={stored} /> : null}
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

const Issued = ({ stored, issued }: IssuedProps) => {
  const { summary, project } = stored
  const { data: advice } = useAdvice(summary.hash, issued.id)
  const { data: laid } = useLayout('layout', { hash: summary.hash, id: issued.id, scale: project.solar.scale })
  return (
    <>
      {summary.hasResult ? null : <EarlierResult stored={stored} issuedAt={issued.issued_at} />}
      <ProductWarnings warnings={summary.productWarnings} />
      <ResultSection
        project={project}
        result={issued.result}
        laid={laid}
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
