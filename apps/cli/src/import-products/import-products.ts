import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ProductLayout } from '@soundroof/contract/roofs/catalogue/products/fields/product-field'
import { endQuietlyOnClosedPipe } from '../input-output/closed-pipe.ts'
import { dataDirFromEnvironment } from '../input-output/config.ts'
import { fileProblem } from '../input-output/file-problem.ts'
import { runProgram } from '../input-output/program.ts'
import { writeFiles } from '../input-output/write-files.ts'
import { type Checked, checkProducts, type Rules, withoutTwins } from './check-products.ts'
import { readProducts } from './read-products.ts'

/** The commands that enter racking systems and modules: all files or none. */

type Entry = { readonly id: string; readonly name: string; readonly edition: string }

export type Kind<E extends Entry> = {
  readonly command: string
  /** Folder in the data folder of the server. */
  readonly folder: 'racking' | 'modules'
  readonly layout: ProductLayout
  readonly rules: Omit<Rules<E>, 'today'>
  /** The figures of an entry in one line. */
  readonly summary: (entry: E) => string
}

type Arguments = { readonly files: readonly string[]; readonly folder: string; readonly isCheck: boolean }

const usageOf = ({ command, folder }: Kind<Entry>): string =>
  [
    `npm run -s ${command} -- file.csv|file.json … [--products DIR] [--check]`,
    `  --products DIR  the entries are kept in DIR/${folder} (default: DATA_DIR/${folder})`,
    '  --check        read and report, write nothing',
    'How a file looks: docs/products.md',
  ].join('\n')

const readArguments = (args: readonly string[], { folder }: Kind<Entry>): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { products: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  if (positionals.length === 0) throw new Error('One file at least is needed.')
  const dataDir = values.products ?? dataDirFromEnvironment()
  return { files: positionals, folder: join(dataDir, folder), isCheck: values.check }
}

const complain = ({ file, problems }: Checked<Entry>): void =>
  console.error([`${file}:`, ...problems.map((problem) => `  ${problem}`)].join('\n'))

const placeOf = (folder: string, { id }: Entry): string => join(folder, `${id}.json`)

const store = (folder: string, entries: readonly Entry[]): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFiles(
    entries.map((entry) => ({ path: placeOf(folder, entry), bytes: `${JSON.stringify(entry, null, 2)}\n` })),
    0o600,
  )
}

const nothingWritten = (): number => {
  console.error('Nothing was written.')
  return 1
}

const isStored = (folder: string, entries: readonly Entry[]): boolean => {
  try {
    store(folder, entries)
    return true
  } catch (error) {
    console.error(fileProblem(error))
    return false
  }
}

const run = <E extends Entry>(kind: Kind<E>, { files, folder, isCheck }: Arguments): number => {
  const rules = { ...kind.rules, today: new Date().toISOString().slice(0, 10) }
  const checked = withoutTwins(files.map((file) => checkProducts(file, readProducts(file, kind.layout), rules)))
  const bad = checked.filter(({ problems }) => problems.length > 0)
  for (const file of bad) complain(file)
  if (bad.length > 0) return nothingWritten()
  const entries = checked.flatMap((file) => file.entries)
  if (!isCheck && !isStored(folder, entries)) return nothingWritten()
  for (const entry of entries) {
    console.log(`${entry.id}: ${entry.name}, ${entry.edition}\n  ${kind.summary(entry)}`)
    if (!isCheck) console.log(`  Written to ${placeOf(folder, entry)}.`)
  }
  if (!isCheck) console.log('The server offers what is there when it starts; delete a file to take its entry back.')
  return 0
}

/** Runs the command of a kind; answers the exit code. */
export const importProducts = <E extends Entry>(kind: Kind<E>): Promise<number> => {
  endQuietlyOnClosedPipe(process.stdout)
  const described = kind as unknown as Kind<Entry>
  return runProgram({
    usage: usageOf(described),
    read: (args) => readArguments(args, described),
    run: (chosen) => run(kind, chosen),
  })
}
