import { recognised, text } from '@soundroof/contract/platform/text'
import type { TableChanges as Changes } from '@soundroof/contract/review/figures/figures-console'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DifferenceTable } from '../../../components/differences/difference-table.tsx'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import styles from './figures.module.css'

/** What a capacity table says otherwise than the published one, cell by cell. */
export const ChangedCells = ({ changes }: { readonly changes: Changes }) => (
  <>
    <ul className={styles.quiet}>
      {changes.facts.map((fact) => (
        <li key={fact}>{recognised(fact)}</li>
      ))}
    </ul>
    <DifferenceTable
      caption={text('{count} changes', { count: changes.differences.length })}
      differences={changes.differences}
      before={text('Published')}
      after={text('This table')}
      none={text('No cell differs.')}
    />
  </>
)

type Props = { readonly figure: string; readonly signOff: string }

const Loaded = ({ figure, signOff }: Props) => {
  const { data, error } = useQuery({
    queryKey: ['console', 'figures', 'table', signOff],
    queryFn: async ({ signal }) =>
      dataOf(await call('figureTable', { body: { figure, signOff, csv: null }, signal, quiet: true })),
  })
  if (error) return <p role="alert">{recognised(error.message)}</p>
  return data ? <ChangedCells changes={data} /> : <p className={styles.quiet}>{text('Loading…')}</p>
}

/** The table of a sign-off; loaded when it is opened. */
export const TableOfSignOff = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('What the table changes')}</summary>
      {isOpen && <Loaded {...props} />}
    </details>
  )
}
