import { recognised } from '@soundroof/contract/platform/text'
import { ConfirmDialog } from '../../components/page/confirm-dialog.tsx'
import { useQuestion } from '../../platform/question.ts'

export const QuestionDialog = () => {
  const question = useQuestion()
  if (question === null) return null
  return (
    <ConfirmDialog
      opened
      title={recognised(question.title)}
      confirmLabel={recognised(question.confirmLabel)}
      cancelLabel={recognised(question.cancelLabel)}
      onConfirm={() => question.answer('confirm')}
      onCancel={() => question.answer('cancel')}
      onClose={() => question.answer(null)}
    >
      {recognised(question.text)}
    </ConfirmDialog>
  )
}
