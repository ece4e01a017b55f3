import { continueDraft } from '../../../components/drafts/draft-list.tsx'
import { draftTitle } from '../../../components/drafts/draft-words.ts'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import { Question } from '../../../components/page/question.tsx'
import { removeDraft, type WizardDraft } from '../../../platform/draft/draft-store.ts'
import { useSay } from '../../../platform/words/use-say.ts'

type Props = { readonly draft: WizardDraft; readonly startNew: () => void; readonly onClose: () => void }

/** Asks whether to resume, discard or keep the unfinished project changed last. */
export const UnfinishedDialog = ({ draft, startNew, onClose }: Props) => {
  const say = useSay()

  const clearAndStart = () => {
    removeDraft(draft.id)
    startNew()
  }
  return (
    <ConfirmDialog
      opened
      title={say('roofs.prompt-message')}
      confirmLabel={say('roofs.continue-to-finish')}
      cancelLabel={say('roofs.clear-and-create')}
      onConfirm={() => continueDraft(draft)}
      onCancel={clearAndStart}
      other={{ label: say('draftKeepAndCreate'), onChoose: startNew }}
      onClose={onClose}
    >
      <Question question={say('unfinishedProject')} about={draftTitle(say, draft)} />
    </ConfirmDialog>
  )
}
