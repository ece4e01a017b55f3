import { Button, Skeleton } from '@mantine/core'
import type { IssuedBrief } from '@soundroof/contract/roofs/calls/project-calls'
import { isOnDevice } from '@soundroof/contract/roofs/offline/device-hash'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { exampleHash } from '@soundroof/contract/roofs/projects/example-project'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { NoteLine } from '../../../components/page/note-line.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { ProductWarnings } from '../../../components/page/product-warnings.tsx'
import { StatusBadge } from '../../../components/page/status-badge.tsx'
import { SubscribePanel } from '../../../components/page/subscribe-panel.tsx'
import { AsOfNote } from '../../../components/signal/as-of-note.tsx'
import { loadSubscription, useSubscription, whyNoneLeft } from '../../../platform/account/subscription.ts'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { openInWizard } from '../../../platform/draft/open-project.ts'
import { shownDayOf } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { DeskNote } from './desk/desk-note.tsx'
import { DeviceNote } from './device/device-note.tsx'
import { DirectionButton } from './direction/direction-button.tsx'
import { Savings } from './panel-layout/parts/savings.tsx'
import { useSavings } from './panel-layout/parts/use-savings.ts'
import { SiteSheetButton } from './panel-layout/site-sheet-button.tsx'
import { useLayoutAtOnce } from './panel-layout/use-layout.ts'
import { useLayoutEditor } from './panel-layout/use-layout-editor.ts'
import { CalculateStored } from './project/calculate-stored.tsx'
import { Inputs } from './project/late-inputs.ts'
import { useResultQuery } from './project/result-query.ts'
import {
  isReportDue,
  type StoredProject,
  useAdvice,
  useIssuedResult,
  useStoredProject,
} from './project/use-stored-project.ts'
import { WithoutProject } from './project/without-project.tsx'
import classes from './result-page.module.css'
import { History, ResultOfRevision, RevisionPage } from './revisions/late-revisions.ts'
import { RoofStrip } from './several-roofs/roof-strip.tsx'
import { useUnderlay } from './underlay/use-underlay.ts'
import { useUnderlayOnMap } from './underlay/use-underlay-on-map.ts'
import { useChoiceOnRoof } from './what-if/use-choice-on-roof.ts'
import { ProjectActions } from './workspace/project-actions.tsx'
import { ProjectBar, WorkspaceFrame } from './workspace/project-bar.tsx'
import { ResultSection } from './workspace/result-section.tsx'
import { RemediesBeside, WhatToMeasure } from './zones/advice-section.tsx'
import { CertificateHint } from './zones/certificate-hint.tsx'
import { DerivationOf } from './zones/late-basis.ts'

/** What a device calculated is changed in the wizard alone. */
const isOpen = ({ summary }: StoredProject): boolean =>
  summary.status < firstReadOnlyStatus && !isOnDevice(summary.hash)

/** Whether the server has it: documents and history come from there. */
const isKeptByServer = (hash: string): boolean => hash !== exampleHash && !isOnDevice(hash)

/** Calculations left for the project; 0 where an engineer holds it. */
const useCalculationsLeft = (stored: StoredProject): number => {
  const subscription = useSubscription()
  return isOpen(stored) && subscription?.active ? subscription.remaining : 0
}

/** A reason that stays after the toast of Calculate. */
const NoneLeft = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()

  const why = whyNoneLeft(say, useSubscription())
  return isOpen(stored) && why !== null ? <p className={classes.text}>{why}</p> : null
}

const NoResult = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()

  const left = useCalculationsLeft(stored)
  return (
    <Panel title={isOpen(stored) ? say('components.no-result-yet') : say('components.no-result')} tone="quiet">
      <p className={classes.text}>
        {left > 0
          ? say('roofs.the-inputs-of-this-project-have-no', { left })
          : say('roofs.the-inputs-of-this-project-have')}
      </p>
      {left > 0 ? <CalculateStored stored={stored} /> : <NoneLeft stored={stored} />}
    </Panel>
  )
}

const UnknownResult = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <Panel title={say('roofs.no-such-result')} tone="quiet">
      <p className={classes.text}>{say('roofs.the-address-names-no-result-of')}</p>
      <ButtonLink variant="default" to="/project_result" search={{ project: hash }}>
        {say('roofs.show-the-present-result')}
      </ButtonLink>
    </Panel>
  )
}

/** A further roof starts without a result: its steps come first. */
const Unfinished = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()
  return (
    <Panel title={say('roofs.this-roof-is-not-finished')} tone="quiet">
      <p className={classes.text}>{say('roofs.some-of-its-steps-are-not')}</p>
      <Button onClick={() => void openInWizard(stored.summary.hash, { step: 'building', field: '' })}>
        {say('roofs.fill-in-the-steps')}
      </Button>
    </Panel>
  )
}

type EarlierProps = { readonly stored: StoredProject; readonly issuedAt: string }

const EarlierResult = ({ stored, issuedAt }: EarlierProps) => {
  const say = useSay()

  const left = useCalculationsLeft(stored)
  const why = whyNoneLeft(say, useSubscription())
  return (
    <NoteLine
      tone="warning"
      title={say(
        isOpen(stored) ? 'roofs.this-result-was-issued-on-for' : 'roofs.this-result-was-issued-on-for-earlier',
        { day: shownDayOf(say, issuedAt) },
      )}
      line={left === 0 && isOpen(stored) ? why : null}
      action={left > 0 ? <CalculateStored stored={stored} size="xs" /> : null}
    />
  )
}

type AnswerProps = { readonly stored: StoredProject; readonly resultId: string | undefined }

type WithoutProps = AnswerProps & { readonly mayHaveResult: boolean }

const WithoutAnswer = ({ stored, resultId, mayHaveResult }: WithoutProps) => {
  if (!stored.summary.isComplete) return <Unfinished stored={stored} />
  if (!mayHaveResult) return <SubscribePanel />
  return resultId === undefined ? <NoResult stored={stored} /> : <UnknownResult hash={stored.summary.hash} />
}

/** The issued result for every reader; without one an invitation to subscribe, or for subscribers to calculate. */
const Answer = ({ stored, resultId }: AnswerProps) => {
  const say = useSay()
  const { summary } = stored
  const subscription = useSubscription()
  const mayHaveResult = summary.hasResult || subscription?.active === true
  const asked = summary.isComplete ? summary.hash : ''
  const { data: issued, isLoading, error, refetch } = useIssuedResult(asked, resultId)
  // Rendering a result for the first time gives way to scrolling.
  const isDrawn = useDeferredValue(!isLoading, false)
  if (isLoading || !isDrawn) return <Skeleton height="100dvh" radius="lg" />
  if (!issued && error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!issued)
    return (
      <>
        <WithoutAnswer stored={stored} resultId={resultId} mayHaveResult={mayHaveResult} />
        <Inputs project={stored.project} />
      </>
    )
  if (issued.is_present) return <Issued key={summary.hash} stored={stored} issued={issued} />
  return (
    <>
      {summary.hasResult ? null : <EarlierResult stored={stored} issuedAt={issued.issued_at} />}
      <ResultOfRevision hash={summary.hash} issued={issued} />
    </>
  )
}

const WhatIfLink = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <ButtonLink variant="default" size="sm" to="/what_if" search={{ project: hash }}>
      {say('roofs.what-if-2')}
    </ButtonLink>
  )
}

/** Roofs that panels can be laid out on; a stored layout that no longer fits is corrected in the editor. */
const isLaidOut = ({ building }: ProjectDraft): boolean => building.shape === 'rectangular'

type IssuedProps = { readonly stored: StoredProject; readonly issued: IssuedBrief }

/** The whole answer to a stored project. */
export const Issued = ({ stored, issued }: IssuedProps) => {
  const { summary, project } = stored
  const { hash } = summary
  const { data: advice } = useAdvice(hash, issued.id)
  const subject = { hash, id: issued.id, revision: issued.revision, array: project.solar }
  const { laid, isDrawn } = useLayoutAtOnce('layout', subject)
  const { data: savings } = useSavings(subject, summary.hasResult && issued.result.chargeable && !!laid?.answer)
  const editor = useLayoutEditor(subject, laid, isOpen(stored) && isLaidOut(project))
  const underlay = useUnderlayOnMap(useUnderlay(hash, isOpen(stored)), project)
  const advised = { hash, resultId: issued.id, mayApply: summary.hasResult && isOpen(stored) }
  const isEmpty = laid?.answer?.layout.placed === 0
  const onRoof = useChoiceOnRoof({ ...advised, isEmpty }, advised.mayApply ? (advice ?? null) : null)
  if (!isDrawn) return <Skeleton height="100dvh" radius="lg" />
  return (
    <>
      {summary.hasResult ? null : <EarlierResult stored={stored} issuedAt={issued.issued_at} />}
      <ProductWarnings warnings={summary.codedWarnings} />
      <ResultSection
        project={project}
        result={issued.result}
        coded={issued.coded}
        laid={laid}
        editor={editor}
        underlay={underlay}
        found={advice}
        savings={<Savings answer={savings} />}
        siteSheet={isKeptByServer(hash) ? <SiteSheetButton hash={hash} /> : null}
        whatIf={summary.hasResult && issued.result.chargeable ? <WhatIfLink hash={hash} /> : null}
        direction={
          isOpen(stored) && isLaidOut(project) ? (
            <DirectionButton hash={hash} frontFacing={project.building.frontFacing} />
          ) : null
        }
        remedies={<RemediesBeside {...advised} onRoof={onRoof} />}
        choice={onRoof}
        advice={<WhatToMeasure {...advised} />}
        certificate={<CertificateHint />}
        ticksOf={issued.id}
        inputs={() => <Inputs project={project} />}
        derivation={() => <DerivationOf hash={hash} resultId={issued.id} />}
        {...(isKeptByServer(hash) ? { history: () => <History hash={hash} /> } : {})}
      />
    </>
  )
}

const Sub = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()
  return (
    <>
      <StatusBadge status={stored.summary.status} />
      <span>{displayName(stored.project)}</span>
      <span role="status">{isReportDue(stored) ? say('roofs.the-report-is-being-made') : ''}</span>
    </>
  )
}

type PageProps = {
  /** Renders the state of the review. */
  readonly review: (stored: StoredProject) => ReactNode
  /** Says above all else where the result is not to be relied on. */
  readonly standing: (stored: StoredProject) => ReactNode
}

/** `/project_result`: the result, then its inputs; of an earlier revision where the address names it or its result. */
export const ResultPage = (parts: PageProps) => {
  const { hash, resultId, revision } = useResultQuery()
  const { data: named } = useIssuedResult(resultId !== undefined && revision === null ? hash : '', resultId)
  const shown = revision ?? (named?.is_present === false ? named.revision : null)
  return shown === null ? (
    <PresentProject hash={hash} resultId={resultId} {...parts} />
  ) : (
    <RevisionPage hash={hash} revision={shown} />
  )
}

type PresentProps = PageProps & { readonly hash: string; readonly resultId: string | undefined }

const PresentProject = ({ hash, resultId, review, standing }: PresentProps) => {
  const say = useSay()

  const { data: stored, isLoading } = useStoredProject(hash, { awaitReport: true })
  const subscription = useSubscription()
  useEffect(() => {
    if (subscription === null) void loadSubscription()
  }, [subscription])
  const isDrawn = useDeferredValue(Boolean(stored), false)
  if (!stored || !isDrawn)
    return <WithoutProject title={say('shell.project')} isLoading={isLoading || Boolean(stored)} />
  const { project, summary } = stored
  return (
    <WorkspaceFrame>
      <ProjectBar
        title={siteAddress(project.building) || displayName(project)}
        sub={<Sub stored={stored} />}
        actions={<ProjectActions stored={stored} resultId={resultId} />}
      />
      <RoofStrip roof={summary} />
      <div className={classes.page}>
        {isKeptByServer(hash) && standing(stored)}
        <AsOfNote project={hash} />
        {isOnDevice(hash) && <DeviceNote />}
        <DeskNote stored={stored} />
        {isKeptByServer(hash) && review(stored)}
        <Answer stored={stored} resultId={resultId} />
      </div>
    </WorkspaceFrame>
  )
}
