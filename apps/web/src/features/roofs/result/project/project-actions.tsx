import { Button } from '@mantine/core'
import { displayName } from '@soundroof/contract/roofs/project/draft'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { DownloadButton } from '../../../../components/page/download-button.tsx'
import { useSubscription } from '../../../../platform/account/subscription.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { reviewFileName } from '../../../../platform/api/review-file-name.ts'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { reportPath } from './result-query.ts'
import type { StoredProject } from './use-stored-project.ts'

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
    if (answer.ok) toast('Submitted for review', 'success')
    await queries.invalidateQueries()
  }
  return (
    <>
      <Button onClick={() => setAsks(true)}>Submit for review</Button>
      <ConfirmDialog
        opened={asks}
        title="Submit for review"
        confirmLabel="Submit"
        cancelLabel="Cancel"
        busy={isBusy}
        onConfirm={() => void submit()}
        onCancel={() => setAsks(false)}
      >
        An engineer of the provider will look at this project. You can edit it until the review begins.
      </ConfirmDialog>
    </>
  )
}

const delivered = 5

/** Actions on the project, each only where allowed. */
export const ProjectActions = ({ stored, resultId }: Props) => {
  const { hash, status, reviewFile } = stored.summary
  const isSubscriber = useSubscription()?.active === true
  return (
    <>
      <Button variant="default" onClick={() => void openInWizard(hash)}>
        {status < firstReadOnlyStatus ? 'Edit' : 'View'}
      </Button>
      {status === delivered && reviewFile ? (
        <DownloadButton address={reviewFile} fileName={reviewFileName(displayName(stored.project), reviewFile)} />
      ) : null}
      <Button variant="default" onClick={() => goTo(reportPath('input-summary', { hash }))}>
        Input Summary
      </Button>
      {isSubscriber ? (
        <Button variant="default" onClick={() => goTo(reportPath('result-summary', { hash, resultId }))}>
          Result Summary
        </Button>
      ) : null}
      <Button variant="default" onClick={() => goTo(`/project_Timeline?id=${encodeURIComponent(hash)}`)}>
        Records
      </Button>
      <Button variant="default" onClick={() => goTo(`/project_revisions?project=${encodeURIComponent(hash)}`)}>
        Revisions
      </Button>
      {status === 1 ? <SubmitButton hash={hash} /> : null}
    </>
  )
}
