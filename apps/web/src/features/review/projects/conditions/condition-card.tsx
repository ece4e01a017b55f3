import { text } from '@soundroof/contract/platform/text'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { shownMoment } from '../../../../platform/shown-date.ts'
import styles from './conditions.module.css'

const states = {
  open: 'Open',
  closed: 'Evidence given, to be confirmed by the engineer',
  confirmed: 'Confirmed',
  withdrawn: 'Withdrawn by the engineer',
} as const satisfies Readonly<Record<ReviewCondition['state'], string>>

const Evidence = ({ condition: { closedBy, closedAt, note, evidence } }: { readonly condition: ReviewCondition }) =>
  closedAt === null ? null : (
    <p className={styles.evidence}>
      {note} {evidence && <a href={evidence}>{text('Evidence')}</a>}
      <br />
      <small>
        {closedBy}, {shownMoment(closedAt)}
      </small>
    </p>
  )

type Props = { readonly condition: ReviewCondition; readonly children?: ReactNode }

/** A condition of the approval; `children`: what the reader can do about it. */
export const ConditionCard = ({ condition, children }: Props) => (
  <li
    className={styles.condition}
    data-state={condition.state}
    aria-label={text('Condition: {text}', { text: condition.text })}
  >
    <p className={styles.text}>{condition.text}</p>
    <p className={styles.state}>{text(states[condition.state])}</p>
    {condition.objection !== '' && (
      <p className={styles.objection}>
        {text(condition.state === 'withdrawn' ? 'Reason: {reason}' : 'Not accepted: {reason}', {
          reason: condition.objection,
        })}
      </p>
    )}
    <Evidence condition={condition} />
    {children}
  </li>
)
