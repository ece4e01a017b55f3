import { Anchor, Button, Group, Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { type ReportKind, reportKinds, showsResult } from '@soundroof/contract/roofs/documents/document'
import { displayName } from '@soundroof/contract/roofs/project/draft'
import { reportBlocks } from '@soundroof/report/blocks/report-blocks'
import { useMemo } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SubscribePanel } from '../../../components/page/subscribe-panel.tsx'
import { useSubscription } from '../../../platform/account/subscription.ts'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { useShownChoices } from '../../../platform/api/shown-choices.ts'
import { goTo } from '../../../platform/navigation.ts'
import { useLayout } from './array/use-layout.ts'
import { reportPath, useResultQuery } from './project/result-query.ts'
import { isSubscribersOnly } from './project/subscribers-only.ts'
import { useAdvice, useIssuedResult, useStoredProject } from './project/use-stored-project.ts'
import { ReportSheet } from './report/report-sheet.tsx'
import { reportStateWords } from './report/report-state-words.ts'
import { saveReport, useAutomaticDownload, useMakeAgain, useReport, useReportOnRequest } from './report/use-report.ts'

/** The report's blocks; null until all their content has arrived. */
const useBlocks = (kind: ReportKind, hash: string, resultId: string | undefined) => {
  const { data: stored } = useStoredProject(hash, { awaitReport: false })
  const issued = useIssuedResult(showsResult(kind) ? hash : '', resultId)
  const advice = useAdvice(hash, issued.data?.id ?? '')
  const laid = useLayout('layout', { hash, id: issued.data?.id ?? '', scale: stored?.project.solar.scale ?? null })
  const settings = useClientSettings()
  const choices = useShownChoices()
  const hasAll =
    stored !== undefined &&
    settings !== null &&
    (!showsResult(kind) || (issued.data !== undefined && !advice.isLoading && !laid.isLoading))
  const blocks = useMemo(
    () =>
      hasAll
        ? reportBlocks({
            kind,
            project: stored.project,
            choices,
            result: issued.data?.result ?? null,
            advice: advice.data?.zones ?? [],
            layout: laid.data?.answer?.layout ?? null,
            provider: settings.provider,
            issuedAt: issued.data?.issued_at ?? stored.summary.updatedAt,
            version: settings.version,
          })
        : null,
    [hasAll, kind, stored, choices, issued.data, advice.data, laid.data, settings],
  )
  const subscription = useSubscription()
  const needsSubscription = showsResult(kind) && isSubscribersOnly({ stored, subscription, issued: issued.data })
  return { blocks: needsSubscription ? null : blocks, stored, needsSubscription }
}

const titles: Readonly<Record<ReportKind, string>> = {
  'result-summary': 'Result Summary',
  'input-summary': 'Input Summary',
  'site-sheet': 'Site Sheet',
  'full-calculation': 'Full Calculation',
}

type KindsProps = { readonly kind: ReportKind; readonly hash: string; readonly resultId: string | undefined }

/** The reports of the project that a subscriber can have. */
const OtherReports = ({ kind, hash, resultId }: KindsProps) => (
  <Group component="nav" aria-label="Reports of this project" gap="md" mb="md">
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
        {titles[other]}
      </Anchor>
    ))}
  </Group>
)

const ReportPage = ({ kind }: { readonly kind: ReportKind }) => {
  const { hash, resultId } = useResultQuery()
  const { blocks, stored, needsSubscription } = useBlocks(kind, hash, resultId)
  const { data: report, isError } = useReport({ hash, kind, resultId })
  const { isBusy, makeAgain } = useMakeAgain({ hash, kind, resultId })
  useReportOnRequest(report, kind, makeAgain)
  useAutomaticDownload(report, blocks !== null)
  const subscription = useSubscription()
  const words = isError ? reportStateWords('none') : reportStateWords(report?.state)
  return (
    <PageFrame
      title={titles[kind]}
      width="wide"
      lead={
        <>
          {stored ? `${displayName(stored.project)}. ` : ''}
          <span role="status">{needsSubscription ? '' : words}</span>
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={() => window.history.back()}>
            Back
          </Button>
          {report?.state === 'failed' ? (
            <Button variant="default" loading={isBusy} onClick={() => void makeAgain()}>
              Make the PDF again
            </Button>
          ) : null}
          <Button disabled={needsSubscription || report?.state !== 'ready'} onClick={() => void saveReport(report)}>
            Download
          </Button>
        </>
      }
    >
      {hash !== '' && subscription?.active ? <OtherReports kind={kind} hash={hash} resultId={resultId} /> : null}
      {blocks ? <ReportSheet blocks={blocks} /> : null}
      {needsSubscription ? <SubscribePanel /> : null}
      {blocks || needsSubscription || hash === '' ? null : <Skeleton height={600} radius="md" />}
      {hash === '' ? <EmptyState title={say('projectUnknown')} /> : null}
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

/** `/project_down_result`: input and result, or the kind that is named. */
export const ResultReportPage = () => {
  const { type, kind: named } = useResultQuery()
  const kind = type === '1' ? 'input-summary' : requestedKind(named)
  return <ReportPage key={kind} kind={kind} />
}
