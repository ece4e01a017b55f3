import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Sentence } from '../../../components/page/sentence.tsx'
import { call, dataOf, messageOfError } from '../../../platform/api/api-client.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { historyWords } from './figure-words.ts'
import styles from './figures.module.css'
import { SignOffFacts } from './sign-off-facts.tsx'

const Decision = ({ state, decidedBy, approvedName }: SignOffRow) => {
  const say = useSay()

  const decision = <strong>{say(historyWords[state])}</strong>
  if (!decidedBy) return decision
  const isTakenBack = state === 'revoked' && approvedName !== null
  return (
    <Sentence
      says={isTakenBack ? 'review.by-had-approved-it' : 'review.by'}
      decision={decision}
      name={decidedBy.name}
      approver={approvedName}
    />
  )
}

const Found = ({ figure }: { readonly figure: string }) => {
  const say = useSay()

  const { data, error } = useQuery({
    queryKey: ['console', 'figures', 'history', figure],
    queryFn: async ({ signal }) => dataOf(await call('figureHistory', { query: { figure }, signal, quiet: true })),
    staleTime: 0,
  })
  if (error) return <p role="alert">{say(messageOfError(error))}</p>
  if (data?.length === 0) return <p className={styles.quiet}>{say('review.nobody-has-signed-this-off-yet')}</p>
  return (
    <ol className={styles.history}>
      {data?.map((signOff) => (
        <li key={signOff.id}>
          <Decision {...signOff} />
          <SignOffFacts signOff={signOff} />
        </li>
      ))}
    </ol>
  )
}

/** Loaded on opening. */
export const FigureHistory = ({ figure }: { readonly figure: string }) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('review.earlier-decisions')}</summary>
      {isOpen && <Found figure={figure} />}
    </details>
  )
}
