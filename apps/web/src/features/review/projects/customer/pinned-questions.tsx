import type { ReviewQuestion } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { useProjectReview } from '../../../../components/review/use-project-review.ts'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { PinnedNotesProvider } from '../../../../platform/pinned-notes.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { Answer } from './answer.tsx'
import { useReading } from './use-reading.ts'

const Asked = ({ hash, question }: { readonly hash: string; readonly question: ReviewQuestion }) => {
  const say = useSay()
  const onRead = useReading(hash, question.id)
  return (
    <QuestionCard question={question} about={say('review.question-of-the-engineer')} onRead={onRead}>
      <Answer hash={hash} question={question} />
    </QuestionCard>
  )
}

const isAt = ({ field, photo }: ReviewQuestion, pin: string): boolean =>
  field === pin || (photo !== null && bareAddress(photo) === bareAddress(pin))

type Props = { readonly hash: string; readonly children: ReactNode }

/** Shows open questions at their field or photo, with a form to answer. */
export const PinnedQuestions = ({ hash, children }: Props) => {
  const { data } = useProjectReview(hash)
  const open = data?.questions.filter(({ closedAt }) => closedAt === null) ?? []
  const notes = (pin: string) =>
    open
      .filter((question) => isAt(question, pin))
      .map((question) => <Asked key={question.id} hash={hash} question={question} />)
  return <PinnedNotesProvider value={notes}>{children}</PinnedNotesProvider>
}
