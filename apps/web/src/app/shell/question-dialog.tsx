import { ConfirmDialog } from '../../components/page/confirm-dialog.tsx'
import { useQuestion } from '../../platform/question.ts'
import { useSay } from '../../platform/words/use-say.ts'

export const QuestionDialog = () => {
  const say = useSay()

  const question = useQuestion()
  if (question === null) return null
  return (
    <ConfirmDialog
      opened
      title={say(question.title)}
      confirmLabel={say(question.confirmLabel)}
      cancelLabel={say(question.cancelLabel)}
      onConfirm={() => question.answer('confirm')}
      onCancel={() => question.answer('cancel')}
      onClose={() => question.answer(null)}
    >
      {say(question.text)}
      {question.details}
    </ConfirmDialog>
  )
}
