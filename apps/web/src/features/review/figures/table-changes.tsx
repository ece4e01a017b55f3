import type { TableChanges as Changes } from '@soundroof/contract/review/figures/figures-console'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DifferenceTable } from '../../../components/differences/difference-table.tsx'
import { call, dataOf, messageOfError } from '../../../platform/api/api-client.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './figures.module.css'

/** Cells in which a capacity table differs from the published one. */
export const ChangedCells = ({ changes }: { readonly changes: Changes }) => {
  const say = useSay()
  return (
    <>
      <ul className={styles.quiet}>
        {changes.facts.map((fact) => (
          <li key={fact}>{say.named(fact)}</li>
        ))}
      </ul>
      <DifferenceTable
        caption={say('review.changes', { count: changes.differences.length })}
        differences={changes.differences}
        before={say('review.published')}
        after={say('review.this-table')}
        none={say('review.no-cell-differs')}
      />
    </>
  )
}

type Props = { readonly figure: string; readonly signOff: string }

const Loaded = ({ figure, signOff }: Props) => {
  const say = useSay()

  const { data, error } = useQuery({
    queryKey: ['console', 'figures', 'table', signOff],
    queryFn: async ({ signal }) =>
      dataOf(await call('figureTable', { body: { figure, signOff, csv: null }, signal, quiet: true })),
  })
  if (error) return <p role="alert">{say(messageOfError(error))}</p>
  return data ? <ChangedCells changes={data} /> : <p className={styles.quiet}>{say('review.loading')}</p>
}

/** The table of a sign-off; loaded on opening. */
export const TableOfSignOff = (props: Props) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('review.what-the-table-changes')}</summary>
      {isOpen && <Loaded {...props} />}
    </details>
  )
}
