import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { displayName } from '@soundroof/contract/roofs/project/draft'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { DownloadButton } from '../../../../components/page/download-button.tsx'
import { useSubscription } from '../../../../platform/account/subscription.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { reviewFileName } from '../../../../platform/api/review-file-name.ts'
import { copyInWizard, openInWizard } from '../../../../platform/draft/open-project.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { AddRoofButton } from '../several-roofs/roof-strip.tsx'
import classes from './project.module.css'
import { reportPath } from './result-query.ts'
import { type StoredProject, useIssuedResult } from './use-stored-project.ts'

type Props = { readonly stored: StoredProject; readonly resultId: string | undefined }

const SubmitButton = ({ hash }: { readonly hash: string }) => {
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const answer = await call('submitProject', { body: { hash } })
    setBusy(false)
    setAsks(false)
    if (answer.ok) toast(say('submittedForReview'), 'success')
    await queries.invalidateQueries()
  }
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text('Submit for review')}</Button>
      <ConfirmDialog
        opened={asks}
        title={text('Submit for review')}
        confirmLabel={text('Submit')}
        cancelLabel={text('Cancel')}
        busy={isBusy}
        onConfirm={() => void submit()}
        onCancel={() => setAsks(false)}
      >
        {text('An engineer of the provider will look at this project. You can edit it until the review begins.')}
      </ConfirmDialog>
    </>
  )
}

const delivered = 5

const go = (path: string) => () => goTo(path)

type RestProps = Props & { readonly hasReport: boolean }

const Rest = ({ stored, resultId, hasReport }: RestProps) => {
  const { hash, isComplete } = stored.summary
  return (
    <>
      <Button variant="default" onClick={() => void copyInWizard(hash)}>
        {text('Copy project')}
      </Button>
      <AddRoofButton roof={stored.summary} />
      {isComplete ? (
        <Button variant="default" onClick={go(reportPath('input-summary', { hash }))}>
          {text('Input Summary')}
        </Button>
      ) : null}
      {hasReport ? (
        <Button variant="default" onClick={go(reportPath('result-summary', { hash, resultId }))}>
          {text('Result Summary')}
        </Button>
      ) : null}
      <Button variant="default" onClick={go(`/project_Timeline?id=${encodeURIComponent(hash)}`)}>
        {text('Records')}
      </Button>
      <Button variant="default" onClick={go(`/project_revisions?project=${encodeURIComponent(hash)}`)}>
        {text('Revisions')}
      </Button>
    </>
  )
}

/** Actions on the project, each only where allowed. On a phone the rest is folded, so that the answer comes first. */
export const ProjectActions = ({ stored, resultId }: Props) => {
  const { hash, status, reviewFile, isComplete } = stored.summary
  const isSubscriber = useSubscription()?.active === true
  const { data: issued } = useIssuedResult(isSubscriber ? hash : '', resultId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => void openInWizard(hash)}>
        {status < firstReadOnlyStatus ? text('Edit') : text('View')}
      </Button>
      {status === delivered && reviewFile ? (
        <DownloadButton address={reviewFile} fileName={reviewFileName(displayName(stored.project), reviewFile)} />
      ) : null}
      <Button
        variant="default"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls="more-actions"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text('Less') : text('More')}
      </Button>
      <div id="more-actions" className={classes.rest} data-open={isOpen}>
        <Rest stored={stored} resultId={resultId} hasReport={isSubscriber && Boolean(issued)} />
      </div>
      {status === 1 && isComplete ? <SubmitButton hash={hash} /> : null}
    </>
  )
}
