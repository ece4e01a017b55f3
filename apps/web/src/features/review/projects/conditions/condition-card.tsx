import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './conditions.module.css'

const states = {
  open: 'review.open',
  closed: 'review.evidence-given-to-be-confirmed-by',
  confirmed: 'review.confirmed',
  withdrawn: 'review.withdrawn-by-the-engineer',
} as const satisfies Readonly<Record<ReviewCondition['state'], string>>

const Evidence = ({ condition: { closedBy, closedAt, note, evidence } }: { readonly condition: ReviewCondition }) => {
  const say = useSay()
  return closedAt === null ? null : (
    <p className={styles.evidence}>
      {note} {evidence && <a href={evidence}>{say('review.evidence')}</a>}
      <br />
      <small>
        {closedBy}, {shownMoment(say, closedAt)}
      </small>
    </p>
  )
}

type Props = { readonly condition: ReviewCondition; readonly children?: ReactNode }

/** A condition of the approval; `children`: what the reader can do about it. */
export const ConditionCard = ({ condition, children }: Props) => {
  const say = useSay()
  return (
    <li
      className={styles.condition}
      data-state={condition.state}
      aria-label={say('review.condition', { text: condition.text })}
    >
      <p className={styles.text}>{condition.text}</p>
      <p className={styles.state}>{say(states[condition.state])}</p>
      {condition.objection !== '' && (
        <p className={styles.objection}>
          {say(condition.state === 'withdrawn' ? 'review.reason' : 'review.not-accepted-reason', {
            reason: condition.objection,
          })}
        </p>
      )}
      <Evidence condition={condition} />
      {children}
    </li>
  )
}
