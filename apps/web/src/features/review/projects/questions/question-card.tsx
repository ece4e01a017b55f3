import type { ReviewQuestion } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { shownMoment } from '../../../../platform/shown-date.ts'
import styles from './questions.module.css'

type Props = {
  readonly question: ReviewQuestion
  /** What it is about. */
  readonly about: ReactNode
  /** What the reader can do with an open question. */
  readonly children?: ReactNode
}

const stateOf = ({ closedAt, answers }: ReviewQuestion): string => {
  if (closedAt !== null) return 'Closed'
  return answers.length > 0 ? 'Answered' : 'Waiting for an answer'
}

const Words = ({ who, when, text }: { readonly who: string; readonly when: string; readonly text: string }) => (
  <>
    <p className={styles.text}>{text}</p>
    <p className={styles.who}>
      {who}, <time dateTime={when}>{shownMoment(when)}</time>
    </p>
  </>
)

export const QuestionCard = ({ question, about, children }: Props) => (
  <article className={styles.question} aria-label={`Question: ${question.text}`}>
    <p className={styles.head}>
      <span>{about}</span>
      <span className={styles.state}>{stateOf(question)}</span>
    </p>
    <Words who={question.person} when={question.askedAt} text={question.text} />
    {question.answers.length > 0 && (
      <ol className={styles.answers}>
        {question.answers.map((answer) => (
          <li key={answer.answeredAt}>
            <Words who={answer.person} when={answer.answeredAt} text={answer.text} />
          </li>
        ))}
      </ol>
    )}
    {question.closedAt === null && children}
  </article>
)
