import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { reviewKey } from '../../../../components/review/use-project-review.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { TextForm } from '../questions/text-form.tsx'
import { useChange } from '../use-change.ts'

type Props = { readonly hash: string; readonly question: ReviewQuestion }

export const Answer = ({ hash, question: { id } }: Props) => {
  const say = useSay()

  const change = useChange(reviewKey(hash))
  return (
    <TextForm
      name={`answer-${id}`}
      field="answer"
      label={say('review.your-answer')}
      submitLabel={say('components.answer')}
      send={(text) => change(() => call('answerQuestion', { body: { hash, question: id, text } }), 'answerSent')}
    />
  )
}
