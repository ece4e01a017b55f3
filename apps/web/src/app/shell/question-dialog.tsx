import { ConfirmDialog } from '../../components/page/confirm-dialog.tsx'
import { useQuestion } from '../../platform/question.ts'

export const QuestionDialog = () => {
  const question = useQuestion()
  if (question === null) return null
  return (
    <ConfirmDialog
      opened
      title={question.title}
      confirmLabel={question.confirmLabel}
      cancelLabel={question.cancelLabel}
      onConfirm={() => question.answer('confirm')}
      onCancel={() => question.answer('cancel')}
      onClose={() => question.answer(null)}
    >
      {question.text}
    </ConfirmDialog>
  )
}
