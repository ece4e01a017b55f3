import { FileInput } from '@mantine/core'
import type { TableChanges } from '@soundroof/contract/review/figures/figures-console'
import { useState } from 'react'
import { call } from '../../../platform/api/api-client.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'
import styles from './figures.module.css'
import { ChangedCells } from './table-changes.tsx'

/** Characters; a table has about 60 000. */
const largest = 1_000_000

type Read = { readonly changes: TableChanges | null; readonly problems: readonly Message[] }
const nothing: Read = { changes: null, problems: [] }

const refused = (...problems: readonly Message[]): Read => ({ changes: null, problems })

const readFile = async (figure: string, csv: string): Promise<Read> => {
  const answer = await call('figureTable', { body: { figure, csv, signOff: null }, quiet: true })
  if (answer.ok) return { changes: answer.data, problems: [] }
  return refused(...(answer.issues.length > 0 ? answer.issues.map(({ coded }) => coded) : [answer.message]))
}

type Props = {
  readonly figure: string
  /** Null until a table was read without a problem. */
  readonly onChange: (csv: string | null) => void
  readonly error: Message | undefined
}

/** A maker's table as CSV; the server reads it at once and answers problems or changes. */
export const TableFile = ({ figure, onChange, error }: Props) => {
  const say = useSay()

  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<Read>(nothing)
  const take = async (chosen: File | null) => {
    setFile(chosen)
    setRead(nothing)
    onChange(null)
    if (chosen === null) return
    if (chosen.size > largest) return setRead(refused('figureTableTooLarge'))
    const csv = await chosen.text()
    const found = await readFile(figure, csv)
    setRead(found)
    if (found.changes) onChange(csv)
  }
  return (
    <>
      <FileInput
        id="csv"
        label={say('review.table-as-csv-as-npm-run')}
        placeholder={say('review.choose-a-file')}
        accept=".csv,text/csv"
        value={file}
        onChange={(chosen) => void take(chosen)}
        error={read.problems.length === 0 && error ? say(error) : null}
        withAsterisk
      />
      {read.problems.length > 0 && (
        <ul className={styles.problem} role="alert">
          {read.problems
            .map((problem) => say(problem))
            .map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
        </ul>
      )}
      {read.changes && <ChangedCells changes={read.changes} />}
    </>
  )
}
