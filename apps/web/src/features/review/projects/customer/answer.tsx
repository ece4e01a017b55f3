import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { TextForm } from '../questions/text-form.tsx'
import { reviewKey } from './use-project-review.ts'

type Props = { readonly hash: string; readonly question: ReviewQuestion }

export const Answer = ({ hash, question }: Props) => {
  const queries = useQueryClient()
  const send = async (words: string) => {
    const answer = await call('answerQuestion', { body: { hash, question: question.id, text: words } })
    if (answer.ok) toast(say('answerSent'), 'success')
    await queries.invalidateQueries({ queryKey: reviewKey(hash) })
    return answer.ok
  }
  return (
    <TextForm name={`answer-${question.id}`} label={text('Your answer')} submitLabel={text('Answer')} send={send} />
  )
}
