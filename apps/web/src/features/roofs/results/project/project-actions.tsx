import { Button } from '@mantine/core'
import { firstReadOnlyStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmButton } from '../../../../components/page/confirm-button.tsx'
import { DownloadButton } from '../../../../components/page/download-button.tsx'
import { useSubscription } from '../../../../platform/account/subscription.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { reviewFileName } from '../../../../platform/api/review-file-name.ts'
import { copyInWizard, openInWizard } from '../../../../platform/draft/open-project.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { AddRoofButton } from '../several-roofs/roof-strip.tsx'
import classes from './project.module.css'
import { reportPath } from './result-query.ts'
import { type StoredProject, useIssuedResult } from './use-stored-project.ts'

type Props = { readonly stored: StoredProject; readonly resultId: string | undefined }

const SubmitButton = ({ hash }: { readonly hash: string }) => {
  const say = useSay()

  const queries = useQueryClient()
  const submit = async () => {
    const answer = await call('submitProject', { body: { hash } })
    if (answer.ok) toast('submittedForReview', 'success')
    void queries.invalidateQueries()
  }
  return (
    <ConfirmButton label={say('roofs.submit-for-review')} confirmLabel={say('roofs.submit')} act={submit}>
      {say('roofs.an-engineer-of-the-provider-will')}
    </ConfirmButton>
  )
}

const delivered = 5

const go = (path: string) => () => goTo(path)

type RestProps = Props & { readonly hasReport: boolean }

const Rest = ({ stored, resultId, hasReport }: RestProps) => {
  const say = useSay()

  const { hash, isComplete } = stored.summary
  return (
    <>
      <Button variant="default" onClick={() => void copyInWizard(hash)}>
        {say('roofs.copy-project')}
      </Button>
      <AddRoofButton roof={stored.summary} />
      {isComplete ? (
        <Button variant="default" onClick={go(reportPath('input-summary', { hash }))}>
          {say('roofs.input-summary')}
        </Button>
      ) : null}
      {hasReport ? (
        <Button variant="default" onClick={go(reportPath('result-summary', { hash, resultId }))}>
          {say('roofs.result-summary')}
        </Button>
      ) : null}
      <Button variant="default" onClick={go(`/project_Timeline?id=${encodeURIComponent(hash)}`)}>
        {say('roofs.records')}
      </Button>
      <Button variant="default" onClick={go(`/project_revisions?project=${encodeURIComponent(hash)}`)}>
        {say('roofs.revisions')}
      </Button>
    </>
  )
}

/** Actions on the project, each only where allowed. Folded on a phone, so that the result comes first. */
export const ProjectActions = ({ stored, resultId }: Props) => {
  const say = useSay()

  const { hash, status, reviewFile, isComplete } = stored.summary
  const isSubscriber = useSubscription()?.active === true
  const { data: issued } = useIssuedResult(isSubscriber ? hash : '', resultId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => void openInWizard(hash)}>
        {status < firstReadOnlyStatus ? say('roofs.edit') : say('components.view')}
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
        {isOpen ? say('roofs.less') : say('roofs.more')}
      </Button>
      <div id="more-actions" className={classes.rest} data-open={isOpen}>
        <Rest stored={stored} resultId={resultId} hasReport={isSubscriber && Boolean(issued)} />
      </div>
      {status === statusOf.created && isComplete ? <SubmitButton hash={hash} /> : null}
    </>
  )
}
