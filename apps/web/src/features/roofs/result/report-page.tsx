import { Button, Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { displayName } from '@soundroof/contract/roofs/project/draft'
import { reportBlocks } from '@soundroof/report/blocks/report-blocks'
import { useMemo } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SubscribePanel } from '../../../components/page/subscribe-panel.tsx'
import { useSubscription } from '../../../platform/account/subscription.ts'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { useShownChoices } from '../../../platform/api/shown-choices.ts'
import { useResultQuery } from './project/result-query.ts'
import { isSubscribersOnly } from './project/subscribers-only.ts'
import { useAdvice, useIssuedResult, useStoredProject } from './project/use-stored-project.ts'
import { ReportSheet } from './report/report-sheet.tsx'
import { reportStateWords } from './report/report-state-words.ts'
import { saveReport, useAutomaticDownload, useMakeAgain, useReport } from './report/use-report.ts'

type ReportType = 0 | 1

/** The report's blocks; null until all their content has arrived. */
const useBlocks = (type: ReportType, hash: string, resultId: string | undefined) => {
  const { data: stored } = useStoredProject(hash, { awaitReport: false })
  const issued = useIssuedResult(type === 0 ? hash : '', resultId)
  const advice = useAdvice(hash, issued.data?.id ?? '')
  const settings = useClientSettings()
  const choices = useShownChoices()
  const hasAll =
    stored !== undefined && settings !== null && (type === 1 || (issued.data !== undefined && !advice.isLoading))
  const blocks = useMemo(
    () =>
      hasAll
        ? reportBlocks({
            type,
            project: stored.project,
            choices,
            result: issued.data?.result ?? null,
            advice: advice.data?.zones ?? [],
            provider: settings.provider,
            issuedAt: issued.data?.issued_at ?? stored.summary.updatedAt,
            version: settings.version,
          })
        : null,
    [hasAll, type, stored, choices, issued.data, advice.data, settings],
  )
  const subscription = useSubscription()
  const needsSubscription = type === 0 && isSubscribersOnly({ stored, subscription, issued: issued.data })
  return { blocks: needsSubscription ? null : blocks, stored, needsSubscription }
}

const titles: Readonly<Record<ReportType, string>> = { 0: 'Result Summary', 1: 'Input Summary' }

const ReportPage = ({ type }: { readonly type: ReportType }) => {
  const { hash, resultId } = useResultQuery()
  const { blocks, stored, needsSubscription } = useBlocks(type, hash, resultId)
  const { data: report, isError } = useReport({ hash, type, resultId })
  const { isBusy, makeAgain } = useMakeAgain({ hash, type, resultId })
  useAutomaticDownload(report, blocks !== null)
  const words = isError ? reportStateWords('none') : reportStateWords(report?.state)
  return (
    <PageFrame
      title={titles[type]}
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
  return <ReportPage type={type === '0' ? 0 : 1} />
}

/** `/project_down_result`: input and result. */
export const ResultReportPage = () => {
  const { type } = useResultQuery()
  return <ReportPage type={type === '1' ? 1 : 0} />
}
