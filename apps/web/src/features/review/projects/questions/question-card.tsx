import type { ReviewQuestion } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import styles from './questions.module.css'

type Props = {
  readonly question: ReviewQuestion
  /** What it is about. */
  readonly about: ReactNode
  /** What the reader can do with an open question. */
  readonly children?: ReactNode
}

const stateOf = (say: Say, { closedAt, answers }: ReviewQuestion): string => {
  if (closedAt !== null) return say('review.closed')
  return answers.length > 0 ? say('review.answered') : say('review.waiting-for-an-answer')
}

const Words = ({ who, when, said }: { readonly who: string; readonly when: string; readonly said: string }) => {
  const say = useSay()
  return (
    <>
      <p className={styles.text}>{said}</p>
      <p className={styles.who}>
        {who}, <time dateTime={when}>{shownMoment(say, when)}</time>
      </p>
    </>
  )
}

export const QuestionCard = ({ question, about, children }: Props) => {
  const say = useSay()
  return (
    <article className={styles.question} aria-label={say('review.question-text', { text: question.text })}>
      <p className={styles.head}>
        <span>{about}</span>
        <span className={styles.state}>{stateOf(say, question)}</span>
      </p>
      <Words who={question.person} when={question.askedAt} said={question.text} />
      {question.answers.length > 0 && (
        <ol className={styles.answers}>
          {question.answers.map((answer) => (
            <li key={answer.answeredAt}>
              <Words who={answer.person} when={answer.answeredAt} said={answer.text} />
            </li>
          ))}
        </ol>
      )}
      {question.closedAt === null && children}
    </article>
  )
}
