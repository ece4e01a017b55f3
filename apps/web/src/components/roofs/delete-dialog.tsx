import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { call } from '../../platform/api/api-client.ts'
import { editIdOf } from '../../platform/draft/draft-record.ts'
import { removeDraft } from '../../platform/draft/draft-store.ts'
import { toast } from '../../platform/toast.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { ConfirmDialog } from '../page/confirm-dialog.tsx'
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
      {isOneOfSeveral && <p>{say('components.the-other-roofs-of-the-project')}</p>}
    </ConfirmDialog>
  )
}
