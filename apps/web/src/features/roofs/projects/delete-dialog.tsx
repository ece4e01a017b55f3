import { say } from '@soundroof/contract/platform/messages'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { titleOf } from './project-filter.ts'
import styles from './project-page.module.css'

type Props = {
  /** Null: the dialog is closed. */
  readonly project: ProjectSummary | null
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export const DeleteDialog = ({ project, onClose, onDeleted }: Props) => {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (project === null) return
    setBusy(true)
    const answer = await call('deleteProject', { body: { hash: project.hash } })
    setBusy(false)
    onClose()
    if (!answer.ok) return
    toast(say('deleted'), 'success')
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened={project !== null}
      title="System prompt"
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p className={styles.question}>{say('confirmDelete')}</p>
      {project && <p className={styles.which}>{titleOf(project)}</p>}
    </ConfirmDialog>
  )
}
