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
      {note} {evidence && <a href={evidence}>Evidence</a>}
      <br />
      <small>
        {closedBy}, {shownMoment(closedAt)}
      </small>
    </p>
  )

type Props = { readonly condition: ReviewCondition; readonly children?: ReactNode }

/** A condition of the approval; `children`: what the reader can do about it. */
export const ConditionCard = ({ condition, children }: Props) => (
  <li className={styles.condition} data-state={condition.state} aria-label={`Condition: ${condition.text}`}>
    <p className={styles.text}>{condition.text}</p>
    <p className={styles.state}>{states[condition.state]}</p>
    {condition.objection !== '' && (
      <p className={styles.objection}>
        {condition.state === 'withdrawn' ? 'Reason' : 'Not accepted'}: {condition.objection}
      </p>
    )}
    <Evidence condition={condition} />
    {children}
  </li>
)
