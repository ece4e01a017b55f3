import { Button, Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { ProductWarnings } from '../../../components/page/product-warnings.tsx'
import { StatusBadge } from '../../../components/page/status-badge.tsx'
import { SubscribePanel } from '../../../components/page/subscribe-panel.tsx'
import { loadSubscription, useSubscription, whyNoneLeft } from '../../../platform/account/subscription.ts'
import { openInWizard } from '../../../platform/draft/open-project.ts'
import { shownDayOf } from '../../../platform/shown-date.ts'
import { useLayout } from './array/use-layout.ts'
import { useLayoutEditor } from './array/use-layout-editor.ts'
import { CalculateStored } from './project/calculate-stored.tsx'
import { InputSections } from './project/input-sections.tsx'
import { PhotoGallery } from './project/photo-gallery.tsx'
import { ProjectActions } from './project/project-actions.tsx'
import { useResultQuery } from './project/result-query.ts'
import {
  isReportDue,
  type StoredProject,
  useAdvice,
  useIssuedResult,
  useStoredProject,
} from './project/use-stored-project.ts'
import { WithoutProject } from './project/without-project.tsx'
import { ReconsiderationNote } from './reconsideration-note.tsx'
import classes from './result-page.module.css'
import { ResultOfRevision } from './revisions/result-of-revision.tsx'
import { RevisionPage } from './revisions/revision-page.tsx'
import { RoofStrip } from './several-roofs/roof-strip.tsx'
import { useUnderlay } from './underlay/use-underlay.ts'
import { useUnderlayOnMap } from './underlay/use-underlay-on-map.ts'
import { AdviceSection } from './zones/advice-section.tsx'
import { CertificateHint } from './zones/certificate-hint.tsx'
import { ResultSection } from './zones/result-section.tsx'

const isOpen = ({ summary }: StoredProject): boolean => summary.status < firstReadOnlyStatus

/** Calculations that are left for the project; 0 where an engineer has taken it. */
const useCalculationsLeft = (stored: StoredProject): number => {
  const subscription = useSubscription()
  return isOpen(stored) && subscription?.active ? subscription.remaining : 0
}

/** A reason that outlasts the toast after Calculate. */
const NoneLeft = ({ stored }: { readonly stored: StoredProject }) => {
  const why = whyNoneLeft(useSubscription())
  return isOpen(stored) && why !== null ? <p className={classes.text}>{why}</p> : null
}

const NoResult = ({ stored }: { readonly stored: StoredProject }) => {
  const left = useCalculationsLeft(stored)
  return (
    <Panel title={isOpen(stored) ? text('No result yet') : text('No result')} tone="quiet">
      <p className={classes.text}>
        {left > 0
          ? text(
              'The inputs of this project have no result. Calculating takes one of {left}; the same inputs are charged once only.',
              { left },
            )
          : text('The inputs of this project have no result.')}
      </p>
      {left > 0 ? <CalculateStored stored={stored} /> : <NoneLeft stored={stored} />}
    </Panel>
  )
}

const UnknownResult = ({ hash }: { readonly hash: string }) => (
  <Panel title={text('No such result')} tone="quiet">
    <p className={classes.text}>{text('The address names no result of this project.')}</p>
    <ButtonLink variant="default" to="/project_result" search={{ project: hash }}>
      {text('Show the present result')}
    </ButtonLink>
  </Panel>
)

/** A further roof of a project begins without a result: its steps are filled in first. */
const Unfinished = ({ stored }: { readonly stored: StoredProject }) => (
  <Panel title={text('This roof is not finished')} tone="quiet">
    <p className={classes.text}>
      {text(
        'Some of its steps are not filled in, so it has no result and no reports yet. What is filled in so far stands below.',
      )}
    </p>
    <Button onClick={() => void openInWizard(stored.summary.hash, { step: 'building', field: '' })}>
      {text('Fill in the steps')}
    </Button>
  </Panel>
)

type EarlierProps = { readonly stored: StoredProject; readonly issuedAt: string }

const EarlierResult = ({ stored, issuedAt }: EarlierProps) => {
  const left = useCalculationsLeft(stored)
  return (
    <Panel tone="warning">
      <p className={classes.text}>
        {text(
          isOpen(stored)
            ? 'This result was issued on {day} for earlier inputs. The inputs below have no result yet.'
            : 'This result was issued on {day} for earlier inputs. The inputs below have none of their own.',
          { day: shownDayOf(issuedAt) },
        )}
      </p>
      {left > 0 ? <CalculateStored stored={stored} /> : <NoneLeft stored={stored} />}
    </Panel>
  )
}

type AnswerProps = { readonly stored: StoredProject; readonly resultId: string | undefined }

/** The result that was issued, whoever reads it; without one an invitation to subscribe, or to calculate for subscribers. */
const Answer = ({ stored, resultId }: AnswerProps) => {
  const { summary } = stored
  const subscription = useSubscription()
  const mayHaveResult = summary.hasResult || subscription?.active === true
  const asked = summary.isComplete ? summary.hash : ''
  const { data: issued, isLoading, error, refetch } = useIssuedResult(asked, resultId)
  // The first drawing of a result yields to the person, who scrolls meanwhile.
  const isDrawn = useDeferredValue(!isLoading, false)
  if (!summary.isComplete) return <Unfinished stored={stored} />
  if (isLoading || !isDrawn) return <Skeleton height="100dvh" radius="lg" />
  if (!issued && error) return <LoadFailed title={error.message} retry={refetch} />
  if (!issued && !mayHaveResult) return <SubscribePanel />
  if (!issued) return resultId === undefined ? <NoResult stored={stored} /> : <UnknownResult hash={summary.hash} />
  if (issued.is_present) return <Issued key={summary.hash} stored={stored} issued={issued} />
  return (
    <>
      {summary.hasResult ? null : <EarlierResult stored={stored} issuedAt={issued.issued_at} />}
      <ResultOfRevision hash={summary.hash} issued={issued} />
    </>
  )
}

const WhatIfLink = ({ hash }: { readonly hash: string }) => (
  <p className={classes.whatIf}>
    <ButtonLink variant="default" to="/what_if" search={{ project: hash }}>
      {text('What if…')}
    </ButtonLink>
    <span>{say('whatIfOffer')}</span>
  </p>
)

/** Roofs that panels are laid out on: a kept layout that no longer fits such a roof is mended in the editor. */
const isLaidOut = ({ building, solar }: ProjectDraft): boolean =>
  building.shape === 'rectangular' && solar.mount === 'flush'

type IssuedProps = { readonly stored: StoredProject; readonly issued: IssuedResult }

const Issued = ({ stored, issued }: IssuedProps) => {
  const { summary, project } = stored
  const { data: advice } = useAdvice(summary.hash, issued.id)
  const subject = { hash: summary.hash, id: issued.id, revision: issued.revision, scale: project.solar.scale }
  const { data: kept } = useLayout('layout', subject)
  const { laid, editor } = useLayoutEditor(subject, kept, isOpen(stored) && isLaidOut(project))
  const underlay = useUnderlayOnMap(useUnderlay(summary.hash, isOpen(stored)), project)
  return (
    <>
      {summary.hasResult ? null : <EarlierResult stored={stored} issuedAt={issued.issued_at} />}
      <ProductWarnings warnings={summary.productWarnings} />
      <ResultSection
        project={project}
        result={issued.result}
        laid={laid}
        editor={editor}
        underlay={underlay}
        zoneAdvice={advice?.zones ?? []}
        advice={
          <>
            {summary.hasResult && issued.result.chargeable ? <WhatIfLink hash={summary.hash} /> : null}
            <AdviceSection hash={summary.hash} resultId={issued.id} mayApply={summary.hasResult && isOpen(stored)} />
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
    <span role="status">{isReportDue(stored) ? text('The report is being made…') : ''}</span>
  </span>
)

type PageProps = {
  /** Where the review of the project stands. */
  readonly review: (project: { readonly hash: string; readonly photos: ProjectDraft['photos'] }) => ReactNode
}

/** `/project_result`: the answer first, then its inputs; of an earlier revision where the address names it or its result. */
export const ResultPage = ({ review }: PageProps) => {
  const { hash, resultId, revision } = useResultQuery()
  const { data: named } = useIssuedResult(resultId !== undefined && revision === null ? hash : '', resultId)
  const shown = revision ?? (named?.is_present === false ? named.revision : null)
  return shown === null ? (
    <PresentProject hash={hash} resultId={resultId} review={review} />
  ) : (
    <RevisionPage hash={hash} revision={shown} />
  )
}

type PresentProps = PageProps & { readonly hash: string; readonly resultId: string | undefined }

const PresentProject = ({ hash, resultId, review }: PresentProps) => {
  const { data: stored, isLoading } = useStoredProject(hash, { awaitReport: true })
  const subscription = useSubscription()
  useEffect(() => {
    if (subscription === null) void loadSubscription()
  }, [subscription])
  const isDrawn = useDeferredValue(Boolean(stored), false)
  if (!stored || !isDrawn) return <WithoutProject title={text('Project')} isLoading={isLoading || Boolean(stored)} />
  return (
    <PageFrame
      title={displayName(stored.project)}
      width="wide"
      lead={<Head stored={stored} />}
      actions={<ProjectActions stored={stored} resultId={resultId} />}
    >
      <RoofStrip roof={stored.summary} />
      <div className={classes.page}>
        <ReconsiderationNote since={stored.summary.reconsideredSince} />
        {review({ hash, photos: stored.project.photos })}
        <Answer stored={stored} resultId={resultId} />
        <h2 className={classes.title}>{text('Project summary')}</h2>
        <InputSections project={stored.project} photos={<PhotoGallery project={stored.project} />} />
      </div>
    </PageFrame>
  )
}
