import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { type Completed, completeTable, fileVersion } from '@soundroof/data/import-table/complete-table'
import { reportTable } from '@soundroof/data/import-table/report-table'
import { type Arguments, readArguments, usage } from './import-table/arguments.ts'
import { readDraft } from './import-table/read-draft.ts'
import { placeOf, storeTables } from './import-table/store-table.ts'
import { endQuietlyOnClosedPipe } from './input-output/closed-pipe.ts'
import { dataDirFromEnvironment } from './input-output/config.ts'
import { fileProblem } from './input-output/file-problem.ts'
import { runProgram } from './input-output/program.ts'

const readTable = (file: string): Completed => {
  try {
    const { bytes, read } = readDraft(file)
    return read.ok ? completeTable(read.draft, fileVersion(bytes), choices, catalogue) : read
  } catch (error) {
    return { ok: false, problems: [fileProblem(error)] }
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

const nothingWritten = (): number => {
  console.error('Nothing was written.')
  return 1
}

const isStored = (folder: string, tables: readonly CapacityTable[]): boolean => {
  try {
    storeTables(folder, tables)
    return true
  } catch (error) {
    console.error(fileProblem(error))
    return false
  }
}

/** All files or none: if one cannot be read or stored, nothing changes. */
const run = ({ files, folder, isCheck }: Arguments): number => {
  const read = withTwins(files.map((file) => ({ file, table: readTable(file) })))
  for (const { file, table } of read) if (!table.ok) complain(file, table.problems)
  const good = read.flatMap(({ table }) => (table.ok ? [table] : []))
  if (good.length < read.length) return nothingWritten()
  const tables = good.map(({ table }) => table)
  if (!isCheck && !isStored(folder, tables)) return nothingWritten()
  for (const { table, derived } of good) {
    console.log(reportTable(table, derived, catalogue.purlins[table.name]).join('\n'))
    if (!isCheck) console.log(`  Written to ${placeOf(folder, table)}.`)
  }
  if (!isCheck)
    console.log('The server uses what is there when it starts; delete a file to have the computed table back.')
  return 0
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = await runProgram({ usage, read: (args) => readArguments(args, dataDirFromEnvironment()), run })
