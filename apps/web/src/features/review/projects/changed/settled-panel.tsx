import type { RestingRow, SettledRow } from '@soundroof/contract/review/changed/changed-figures'
import { useEffect, useRef } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { titleOf } from '../queue/queue-words.ts'
import styles from './changed.module.css'

/** What became of each, with the projects as they were named when they were sent. */
export type Outcome = { readonly answers: readonly SettledRow[]; readonly sent: readonly RestingRow[] }

const titleIn = (sent: readonly RestingRow[], id: string): string => {
  const row = sent.find(({ reconsideration }) => reconsideration?.id === id)
  return row ? titleOf(row) : id
}

/** Below the buttons until the next settlement: how many were settled, and why the others were not. */
export const SettledPanel = ({ answers, sent }: Outcome) => {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const count = (answer: SettledRow['answer']) => answers.filter((one) => one.answer === answer).length
  const refused = answers.flatMap((one) => (one.answer === 'refused' ? [one] : []))
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.outcome}>
      <Panel tone={refused.length > 0 ? 'warning' : 'quiet'}>
        <p>{say('review.settled-count', { count: count('settled') })}</p>
        {count('proposed') > 0 && <p>{say('review.waits-for-another-engineer', { count: count('proposed') })}</p>}
        {refused.length > 0 && (
          <>
            <p>{say('review.not-settled-count', { count: refused.length })}</p>
            <ul className={styles.chosen}>
              {refused.map(({ reconsideration, coded, message }) => (
                <li key={reconsideration}>
                  <strong>{titleIn(sent, reconsideration)}</strong>: {say({ ...coded, english: message })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </div>
  )
}
