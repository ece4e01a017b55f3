import { Anchor, Button, Group, Skeleton } from '@mantine/core'
import type { IssuedResult, ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { type ReportKind, reportKinds, showsResult } from '@soundroof/contract/roofs/documents/document'
import { isOnDevice } from '@soundroof/contract/roofs/offline/device-hash'
import type { CodedForSheet } from '@soundroof/contract/roofs/offline/device-task'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import type { Block } from '@soundroof/report/blocks/blocks'
import { type ReportInput, reportBlocks } from '@soundroof/report/reports/report-blocks'
import { isPrintedAsSheets } from '@soundroof/report/sheet/sheet-input'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EnglishOnly } from '../../../components/documents/english-only.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SubscribePanel } from '../../../components/page/subscribe-panel.tsx'
import { useGoBack } from '../../../components/page/use-go-back.ts'
import { useSubscription, whyNoneLeft } from '../../../platform/account/subscription.ts'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { useShownChoices } from '../../../platform/api/shown-choices.ts'
import { goTo } from '../../../platform/navigation.ts'
import { codedOf, type PlainCode, type Say, useSay } from '../../../platform/words/use-say.ts'
import { loadEnglish } from '../../../platform/words/words.ts'
import { DeviceNote } from './device/device-note.tsx'
import { DraftPdf } from './device/draft-pdf.tsx'
import { type Laid, useLayout } from './panel-layout/use-layout.ts'
import { reportPath, useResultQuery } from './project/result-query.ts'
import { isSubscribersOnly } from './project/subscribers-only.ts'
import {
  useAdvice,
  useIssuedResult,
  useRevision,
  useStoredProject,
  useWholeResult,
} from './project/use-stored-project.ts'
import { useAutomaticDownload } from './report/automatic-download.ts'
import { ReportSheet } from './report/report-sheet.tsx'
import { reportStateWords } from './report/report-state-words.ts'
import { saveReport, useMakeAgain, useReport, useReportOnRequest } from './report/use-report.ts'

type Absence = { readonly isUnknown: boolean; readonly hasNoResult: boolean }

/** Why there is no such report; null: there is one, or will be. */
const whyMissing = (say: Say, { isUnknown, hasNoResult }: Absence): string | null => {
  if (isUnknown) return say('projectUnknown')
  return hasNoResult ? say('reportNeedsResult') : null
}

type Shown = readonly Block[] | 'sheets'
type Made = { readonly shown: Shown; readonly input: ReportInput; readonly coded: CodedForSheet | null }

const contentOf = (english: Say, input: ReportInput, coded: CodedForSheet | null): Made => ({
  shown: isPrintedAsSheets(input) ? 'sheets' : reportBlocks(english, input),
  input,
  coded,
})

/** What is drawn, in codes. */
const codedOfSheet = (whole: IssuedResult | null | undefined, laid: Laid | undefined): CodedForSheet | null =>
  whole
    ? {
        result: whole.coded,
        layout: laid?.answer?.coded ?? null,
        problem: laid?.problem ? codedOf(laid.problem) : null,
      }
    : null

/** Content of the report: blocks, or sheets that stand in the PDF alone; null until all has arrived. */
const useContent = (kind: ReportKind, hash: string, resultId: string | undefined) => {
  const say = useSay()

  const { data: present, isError: isUnknown } = useStoredProject(hash, { awaitReport: false })
  const issued = useIssuedResult(showsResult(kind) ? hash : '', resultId)
  const earlier = issued.data && !issued.data.is_present ? issued.data.revision : undefined
  const then = useRevision(hash, earlier ?? null)
  const stored = earlier === undefined ? present : then.data
  const whole = useWholeResult(hash, issued.data?.id ?? '')
  const advice = useAdvice(hash, issued.data?.id ?? '')
  const laid = useLayout('layout', { hash, id: issued.data?.id ?? '', revision: issued.data?.revision ?? null })
  const settings = useClientSettings()
  const choices = useShownChoices()
  const { data: english } = useQuery({
    queryKey: ['english'],
    queryFn: loadEnglish,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const hasAll =
    stored !== undefined &&
    settings !== null &&
    (!showsResult(kind) || (issued.data !== undefined && !whole.isLoading && !advice.isLoading && !laid.isLoading))
  const content = useMemo(
    () =>
      hasAll && english
        ? contentOf(
            english,
            {
              kind,
              project: stored.project,
              choices,
              result: whole.data?.result ?? null,
              advice: advice.data?.zones ?? [],
              layout: laid.data?.answer?.layout ?? null,
              parts: laid.data?.answer?.parts ?? null,
              provider: settings.provider,
              issuedAt: issued.data?.issued_at ?? stored.summary.updatedAt,
              version: settings.version,
              isDraft: isOnDevice(hash),
            },
            codedOfSheet(whole.data, laid.data),
          )
        : null,
    [english, hasAll, kind, stored, choices, issued.data, whole.data, advice.data, laid.data, settings, hash],
  )
  const subscription = useSubscription()
  const needsSubscription =
    showsResult(kind) && isSubscribersOnly({ stored: present, subscription, issued: issued.data })
  const missing = whyMissing(say, {
    isUnknown: isUnknown || hash === '',
    hasNoResult: showsResult(kind) && (issued.data === null || earlier === null),
  })
  const shown = needsSubscription || missing ? null : content
  return {
    made: shown,
    content: shown?.shown ?? null,
    issuedId: issued.data?.id,
    stored,
    needsSubscription,
    missing,
  }
}

type ContentProps = { readonly content: Shown; readonly report: ReportAnswer | undefined }

/** A site sheet is drawn for paper: a screen shows where it is, not a second version of it. */
const Content = ({ content, report }: ContentProps) => {
  const say = useSay()
  if (content !== 'sheets')
    return (
      <>
        <EnglishOnly />
        <ReportSheet blocks={content} />
      </>
    )
  return (
    <EmptyState
      title={say('roofs.sheets-are-in-the-pdf')}
      action={
        report?.address ? (
          <Anchor href={report.address} target="_blank" rel="noopener">
            {say('roofs.open-the-sheets')}
          </Anchor>
        ) : null
      }
    >
      {say('roofs.what-the-sheets-hold')}
    </EmptyState>
  )
}

const titles: Readonly<Record<ReportKind, PlainCode>> = {
  'result-summary': 'roofs.result-summary',
  'input-summary': 'roofs.input-summary',
  'site-sheet': 'roofs.site-sheet',
  'site-sheet-zh-hans': 'roofs.site-sheet-in-chinese',
  'full-calculation': 'roofs.full-calculation',
}

type KindsProps = { readonly kind: ReportKind; readonly hash: string; readonly resultId: string | undefined }

/** The reports of the project that a subscriber can have. */
const OtherReports = ({ kind, hash, resultId }: KindsProps) => {
  const say = useSay()
  return (
    <Group component="nav" aria-label={say('roofs.reports-of-this-project')} gap="md" mb="md">
      {reportKinds.map((other) => (
        <Anchor
          key={other}
          href={reportPath(other, { hash, resultId })}
          aria-current={other === kind ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault()
            goTo(reportPath(other, { hash, resultId }))
          }}
        >
          {say(titles[other])}
        </Anchor>
      ))}
    </Group>
  )
}

const ReportPage = ({ kind }: { readonly kind: ReportKind }) => {
  const say = useSay()

  const { hash, resultId } = useResultQuery()
  const goBack = useGoBack(hash === '' ? '/project_existing' : `/project_result?project=${encodeURIComponent(hash)}`)
  const { made, content, issuedId, stored, needsSubscription, missing } = useContent(kind, hash, resultId)
  const { data: report, isError } = useReport({ hash, kind, resultId })
  const { isBusy, makeAgain } = useMakeAgain({ hash, kind, resultId })
  useReportOnRequest(report, kind, makeAgain)
  useAutomaticDownload(report, { kind, resultId: issuedId, isShown: content !== null })
  const subscription = useSubscription()
  const { data: issued } = useIssuedResult(subscription?.active ? hash : '', resultId)
  const words = isError ? reportStateWords(say, 'none') : reportStateWords(say, report?.state)
  return (
    <PageFrame
      title={say(titles[kind])}
      width="wide"
      lead={
        <>
          {stored ? `${displayName(stored.project)}. ` : ''}
          <span role="status">{needsSubscription || missing || isOnDevice(hash) ? '' : words}</span>
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={goBack}>
            {say('components.back')}
          </Button>
          {report?.state === 'failed' ? (
            <Button variant="default" loading={isBusy} onClick={() => void makeAgain()}>
              {say('roofs.make-the-pdf-again')}
            </Button>
          ) : null}
          {isOnDevice(hash) ? (
            made && <DraftPdf {...made} />
          ) : (
            <Button disabled={needsSubscription || report?.state !== 'ready'} onClick={() => void saveReport(report)}>
              {say('shell.download')}
            </Button>
          )}
        </>
      }
    >
      {(subscription?.active && issued) || isOnDevice(hash) ? (
        <OtherReports kind={kind} hash={hash} resultId={resultId} />
      ) : null}
      {isOnDevice(hash) && <DeviceNote />}
      {content ? <Content content={content} report={report} /> : null}
      {needsSubscription ? <SubscribePanel /> : null}
      {content || needsSubscription || missing ? null : <Skeleton height={600} radius="md" />}
      {missing && !needsSubscription ? (
        <EmptyState
          title={missing}
          action={<ButtonLink to="/project_existing">{say('roofs.existing-project')}</ButtonLink>}
        >
          {whyNoneLeft(say, subscription)}
        </EmptyState>
      ) : null}
    </PageFrame>
  )
}

/** `/project_down_input`: the input; with `type=0` and a result, both. */
export const InputReportPage = () => {
  const { type } = useResultQuery()
  const kind = type === '0' ? 'result-summary' : 'input-summary'
  return <ReportPage key={kind} kind={kind} />
}

const requestedKind = (kind: string | undefined): ReportKind =>
  reportKinds.find((known) => known === kind) ?? 'result-summary'

/** `/project_down_result`: input and result, or the named kind. */
export const ResultReportPage = () => {
  const { type, kind: named } = useResultQuery()
  const kind = type === '1' ? 'input-summary' : requestedKind(named)
  return <ReportPage key={kind} kind={kind} />
}
