import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { TextForm } from '../questions/text-form.tsx'
import { reviewKey } from './use-project-review.ts'

type Props = { readonly hash: string; readonly question: ReviewQuestion }

export const Answer = ({ hash, question }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const send = async (words: string) => {
    const answer = await call('answerQuestion', { body: { hash, question: question.id, text: words } })
    if (answer.ok) toast('answerSent', 'success')
    await queries.invalidateQueries({ queryKey: reviewKey(hash) })
    return answer.ok
  }
  return (
    <TextForm
      name={`answer-${question.id}`}
      label={say('review.your-answer')}
      submitLabel={say('components.answer')}
      send={send}
    />
  )
}
