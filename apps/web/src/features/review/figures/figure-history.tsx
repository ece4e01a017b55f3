import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { historyWords } from './figure-words.ts'
import styles from './figures.module.css'
import { SignOffFacts } from './sign-off-facts.tsx'

const Found = ({ figure }: { readonly figure: string }) => {
  const { data, error } = useQuery({
    queryKey: ['console', 'figures', 'history', figure],
    queryFn: async ({ signal }) => dataOf(await call('figureHistory', { query: { figure }, signal, quiet: true })),
    staleTime: 0,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (data?.length === 0) return <p className={styles.quiet}>Nobody has signed this off yet.</p>
  return (
    <ol className={styles.history}>
      {data?.map((signOff) => (
        <li key={signOff.id}>
          <strong>{historyWords[signOff.state]}</strong>
          {signOff.decidedBy && ` by ${signOff.decidedBy.name}`}
          {signOff.state === 'revoked' && signOff.approvedName !== null && `; ${signOff.approvedName} had approved it`}
          <SignOffFacts signOff={signOff} />
        </li>
      ))}
    </ol>
  )
}

/** Loaded when it is opened. */
export const FigureHistory = ({ figure }: { readonly figure: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Earlier decisions</summary>
      {isOpen && <Found figure={figure} />}
    </details>
  )
}
