import { firstReadOnlyStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { call } from '../../platform/api/api-client.ts'
import { reviewFileName } from '../../platform/api/review-file-name.ts'
import { editIdOf } from '../../platform/draft/draft-record.ts'
import { removeDraft } from '../../platform/draft/draft-store.ts'
import { toast } from '../../platform/toast.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { ButtonLink } from '../page/button-link.tsx'
import { ConfirmDialog } from '../page/confirm-dialog.tsx'
import { DownloadButton } from '../page/download-button.tsx'
import { Question } from '../page/question.tsx'
import { titleOf } from './project-title.ts'

type Props = {
  /** Null: the dialog is closed. */
  readonly project: ProjectSummary | null
  /** Its project has other roofs. */
  readonly isOneOfSeveral?: boolean
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** What was signed of a finished array stays, whatever its project's status. */
const BuiltIsKept = ({ project }: { readonly project: ProjectSummary }) => {
  const say = useSay()
  return (
    <>
      <p>{say('components.deleted-keeps-as-built')}</p>
      <ButtonLink variant="default" to="/as-built" search={{ project: project.hash }}>
        {say('components.open-finished-array')}
      </ButtonLink>
    </>
  )
}

/** From the claim on the provider keeps what its customer deletes. */
const WhatIsKept = ({ project }: { readonly project: ProjectSummary }) => {
  const say = useSay()
  const { status, reviewFile } = project
  if (status < firstReadOnlyStatus) return null
  if (status !== statusOf.delivered || !reviewFile) return <p>{say('components.deleted-stays-with-provider')}</p>
  return (
    <>
      <p>{say('components.deleted-keeps-review')}</p>
      <DownloadButton
        variant="default"
        address={reviewFile}
        fileName={reviewFileName(titleOf(project), reviewFile)}
        label={say('components.download-signed-review')}
      />
    </>
  )
}

export const DeleteDialog = ({ project, isOneOfSeveral = false, onClose, onDeleted }: Props) => {
  const say = useSay()

  const remove = async () => {
    if (project === null) return
    const answer = await call('deleteProject', { body: { hash: project.hash } })
    onClose()
    if (!answer.ok) return
    removeDraft(editIdOf(project.hash))
    toast('deleted', 'success')
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened={project !== null}
      title={say('components.system-prompt')}
      confirmLabel={say('components.confirm')}
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <Question question={say('confirmDelete')} about={project && titleOf(project)} />
      {project && <WhatIsKept project={project} />}
      {project?.isBuiltSigned && <BuiltIsKept project={project} />}
      {isOneOfSeveral && <p>{say('components.the-other-roofs-of-the-project')}</p>}
    </ConfirmDialog>
  )
}
