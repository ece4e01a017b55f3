import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { endQuietlyOnClosedPipe } from './closed-pipe.ts'
import { dataDirFromEnvironment } from './config.ts'
import { type Arguments, readArguments, usage } from './import-table/arguments.ts'
import { type Completed, completeTable, fileVersion } from './import-table/complete-table.ts'
import { readDraft } from './import-table/read-draft.ts'
import { reportTable } from './import-table/report-table.ts'
import { storeTable } from './import-table/store-table.ts'

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const readTable = (file: string): Completed => {
  try {
    const { bytes, read } = readDraft(file)
    return read.ok ? completeTable(read.draft, fileVersion(bytes), choices, catalogue) : read
  } catch (error) {
    return { ok: false, problems: [said(error)] }
  }
}

const mostTold = 20

const complain = (file: string, problems: readonly string[]): void => {
  const more = problems.length > mostTold ? [`and ${problems.length - mostTold} more`] : []
  console.error([`${file}:`, ...[...problems.slice(0, mostTold), ...more].map((line) => `  ${line}`)].join('\n'))
}

type Read = { readonly file: string; readonly table: Completed }

/** Two files of one size would overwrite each other. */
const withTwins = (read: readonly Read[]): readonly Read[] =>
  read.map(({ file, table }, index) => {
    const twin =
      table.ok && read.slice(0, index).find((other) => other.table.ok && other.table.table.name === table.table.name)
    return twin ? { file, table: { ok: false, problems: [`${twin.file} holds the same size`] } } : { file, table }
  })

/** All files or none: one that cannot be read leaves everything as it was. */
const run = ({ files, folder, isCheck }: Arguments): number => {
  const read = withTwins(files.map((file) => ({ file, table: readTable(file) })))
  for (const { file, table } of read) if (!table.ok) complain(file, table.problems)
  const good = read.flatMap(({ table }) => (table.ok ? [table] : []))
  if (good.length < read.length) {
    console.error('Nothing was written.')
    return 1
  }
  for (const { table, derived } of good) {
    console.log(reportTable(table, derived, catalogue.purlins[table.name]).join('\n'))
    if (!isCheck) console.log(`  Written to ${storeTable(folder, table)}.`)
  }
  if (!isCheck)
    console.log('The server uses what is there when it starts; delete a file to have the computed table back.')
  return 0
}

const main = (): number => {
  let chosen: Arguments
  try {
    chosen = readArguments(process.argv.slice(2), dataDirFromEnvironment())
  } catch (error) {
    console.error(`${said(error)}\n${usage}`)
    return 2
  }
  try {
    return run(chosen)
  } catch (error) {
    console.error(said(error))
    return 1
  }
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = main()
