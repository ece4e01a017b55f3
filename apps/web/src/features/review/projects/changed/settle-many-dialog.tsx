import { reasonProblems } from '@soundroof/contract/platform/words'
import {
  type RestingRow,
  type SettledOutcome,
  type SettledRow,
  settlements,
} from '@soundroof/contract/review/changed/changed-figures'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import type { Sent } from '../../../../platform/api/envelope.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { titleOf } from '../queue/queue-words.ts'
import styles from './changed.module.css'
import { partsOf } from './chosen-rows.ts'

export const outcomeLabels: Readonly<Record<SettledOutcome, PlainCode>> = {
  stands: 'review.still-stands',
  superseded: 'review.superseded',
  void: 'review.void-its-documents',
}

const consequences: Readonly<Record<SettledOutcome, PlainCode>> = {
  stands: 'review.you-answer-for-these-results',
  superseded: 'review.a-new-calculation-or-review-replaces',
  void: 'review.every-document-on-these-is-void',
}

type Decision = { readonly outcome: SettledOutcome; readonly reason: string }

const askedOf = ({ hash, reconsideration }: RestingRow) => ({
  hash,
  reconsideration: reconsideration?.id ?? '',
  seen: reconsideration?.seen ?? '',
})

/** Part after part; after an error all are sent again, and those that are settled answer so. */
const sendAll = async (rows: readonly RestingRow[], decision: Decision): Promise<Sent<readonly SettledRow[]>> => {
  const answers: SettledRow[] = []
  for (const part of partsOf(rows)) {
    const answer = await call('settleReconsiderations', { body: { ...decision, rows: part.map(askedOf) } })
    if (!answer.ok) return answer
    answers.push(...answer.data.rows)
  }
  return { ok: true, data: answers }
}

type Props = {
  readonly outcome: SettledOutcome
  readonly rows: readonly RestingRow[]
  /** Typed before, where not all were settled. */
  readonly reason: string
  readonly onDone: (answers: readonly SettledRow[], reason: string) => void
  readonly onClose: () => void
}

/** One reason for all that were chosen. */
export const SettleManyDialog = ({ outcome, rows, reason, onDone, onClose }: Props) => {
  const say = useSay()
  const { bind, busy, submit } = useCheckedForm({
    schema: settlements,
    start: { reason },
    problemsOf: reasonProblems,
    send: (form) => sendAll(rows, { outcome, reason: form.reason }),
    onDone: (answers, form) => onDone(answers, form.reason),
  })
  return (
    <FormDialog
      title={say(outcomeLabels[outcome])}
      submitLabel={say('review.settle-these', { count: rows.length })}
      danger={outcome === 'void'}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{say(consequences[outcome])}</p>
      <ul className={styles.chosen} aria-label={say('review.chosen-projects')}>
        {rows.map((row) => (
          <li key={row.id}>
            {titleOf(row)} · {row.company.name}
          </li>
        ))}
      </ul>
      <TextAreaField {...bind('reason')} hint={say('review.it-stands-in-the-audit-trail')} rows={3} required />
    </FormDialog>
  )
}
