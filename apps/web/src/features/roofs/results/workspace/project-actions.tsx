import { Button } from '@mantine/core'
import { type ReportKind, reportKinds, showsResult } from '@soundroof/contract/roofs/documents/document'
import { isOnDevice } from '@soundroof/contract/roofs/offline/device-hash'
import { firstReadOnlyStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { useState } from 'react'
import { DownloadButton } from '../../../../components/page/download-button.tsx'
import { useSubscription } from '../../../../platform/account/subscription.ts'
import { reviewFileName } from '../../../../platform/api/review-file-name.ts'
import { copyInWizard, openInWizard } from '../../../../platform/draft/open-project.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { editOnDevice } from '../../../../platform/offline/edit-on-device.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { siteSheetKind } from '../panel-layout/site-sheet-kind.ts'
import { reportPath } from '../project/result-query.ts'
import { type StoredProject, useIssuedResult } from '../project/use-stored-project.ts'
import { AddRoofDialog } from '../several-roofs/add-roof-dialog.tsx'
import { useRoofs } from '../several-roofs/use-roofs.ts'
import { SubmitButton } from '../submit/submit-button.tsx'
import { ActionMenu } from './action-menu.tsx'

type Props = { readonly stored: StoredProject; readonly resultId: string | undefined }

const delivered = 5

const item = { variant: 'subtle', fullWidth: true, justify: 'start', size: 'sm', mih: 40 } as const

const ToReport = ({
  kind,
  hash,
  resultId,
}: {
  readonly kind: ReportKind
  readonly hash: string
  readonly resultId: string | undefined
}) => {
  const say = useSay()
  return (
    <Button {...item} onClick={() => goTo(reportPath(kind, { hash, resultId }))}>
      {say(reportNames[kind])}
    </Button>
  )
}

export const reportNames = {
  'result-summary': 'roofs.result-summary',
  'input-summary': 'roofs.input-summary',
  'site-sheet': 'roofs.site-sheet',
  'site-sheet-zh-hans': 'roofs.site-sheet-in-chinese',
  'full-calculation': 'roofs.full-calculation',
} as const satisfies Readonly<Record<ReportKind, PlainCode>>

type DocumentsProps = Props & { readonly hasReport: boolean }

/** Every document that the project has now. */
const Documents = ({ stored, resultId, hasReport }: DocumentsProps) => {
  const say = useSay()
  const { hash, isComplete } = stored.summary
  const kinds = reportKinds.filter((kind) => (showsResult(kind) ? hasReport : isComplete))
  return kinds.length === 0 ? null : (
    <ActionMenu label={say('roofs.documents')}>
      {kinds.map((kind) => (
        <ToReport key={kind} kind={kind} hash={hash} resultId={showsResult(kind) ? resultId : undefined} />
      ))}
    </ActionMenu>
  )
}

/** Of a project that only this device has. */
const DeviceActions = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <>
      <Button variant="default" onClick={() => void editOnDevice(hash)}>
        {say('roofs.edit')}
      </Button>
      <Button variant="default" onClick={() => goTo(reportPath('result-summary', { hash, resultId: undefined }))}>
        {say('roofs.draft-report')}
      </Button>
      <Button
        variant="default"
        onClick={() => goTo(reportPath(siteSheetKind(say.language), { hash, resultId: undefined }))}
      >
        {say('roofs.draft-site-sheet')}
      </Button>
    </>
  )
}

/** Actions on the project, each only where allowed: the one that comes next stands last. */
export const ProjectActions = (props: Props) => {
  const { hash } = props.stored.summary
  return isOnDevice(hash) ? <DeviceActions hash={hash} /> : <StoredActions {...props} />
}

const StoredActions = ({ stored, resultId }: Props) => {
  const say = useSay()

  const { hash, status, reviewFile, isComplete, hasResult } = stored.summary
  const isSubscriber = useSubscription()?.active === true
  const { data: issued } = useIssuedResult(isSubscriber ? hash : '', resultId)
  const [isAdding, setAdding] = useState(false)
  const roofs = useRoofs(stored.summary)
  const query = encodeURIComponent(hash)
  return (
    <>
      <Button variant="default" onClick={() => void openInWizard(hash)}>
        {status < firstReadOnlyStatus ? say('roofs.edit') : say('components.view')}
      </Button>
      <Documents stored={stored} resultId={resultId} hasReport={isSubscriber && Boolean(issued)} />
      <ActionMenu label={say('roofs.more')}>
        <Button {...item} onClick={() => void copyInWizard(hash)}>
          {say('roofs.copy-project')}
        </Button>
        {roofs.length > 1 ? null : (
          <Button {...item} onClick={() => setAdding(true)}>
            {say('roofs.add-a-roof')}
          </Button>
        )}
        {hasResult && (
          <Button {...item} onClick={() => goTo(`/as-built?project=${query}`)}>
            {say('roofs.finished-array')}
          </Button>
        )}
        <Button {...item} onClick={() => goTo(`/project_Timeline?id=${query}`)}>
          {say('roofs.records')}
        </Button>
        <Button {...item} onClick={() => goTo(`/project_revisions?project=${query}`)}>
          {say('roofs.revisions')}
        </Button>
      </ActionMenu>
      {isAdding && <AddRoofDialog roof={stored.summary} roofs={roofs} copy="site" onClose={() => setAdding(false)} />}
      {status === delivered && reviewFile ? (
        <DownloadButton address={reviewFile} fileName={reviewFileName(displayName(stored.project), reviewFile)} />
      ) : null}
      {status === statusOf.created && isComplete ? <SubmitButton stored={stored} /> : null}
    </>
  )
}
