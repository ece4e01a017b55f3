import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { continueDraft } from '../../../components/drafts/draft-list.tsx'
import { draftTitle } from '../../../components/drafts/draft-words.ts'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import { Question } from '../../../components/page/question.tsx'
import { removeDraft, type WizardDraft } from '../../../platform/draft/draft-store.ts'

type Props = { readonly draft: WizardDraft; readonly startNew: () => void; readonly onClose: () => void }

/** Whether to resume, discard or keep the unfinished project that was changed last. */
export const UnfinishedDialog = ({ draft, startNew, onClose }: Props) => {
  const clearAndStart = () => {
    removeDraft(draft.id)
    startNew()
  }
  return (
    <ConfirmDialog
      opened
      title={text('Prompt Message')}
      confirmLabel={text('Continue to finish')}
      cancelLabel={text('Clear and create')}
      onConfirm={() => continueDraft(draft)}
      onCancel={clearAndStart}
      other={{ label: say('draftKeepAndCreate'), onChoose: startNew }}
      onClose={onClose}
    >
      <Question question={say('unfinishedProject')} about={draftTitle(draft)} />
    </ConfirmDialog>
  )
}
