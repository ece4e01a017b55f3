import { join } from 'node:path'
import { parseArgs } from 'node:util'

export const usage = [
  'npm run -s import-table -- table.csv|table.json … [--tables DIR] [--check]',
  '  --tables DIR  where tables are kept (default: DATA_DIR/tables)',
  '  --check       read and report, write nothing',
  'How a file looks: docs/capacity-tables.md',
].join('\n')

export type Arguments = { readonly files: readonly string[]; readonly folder: string; readonly isCheck: boolean }

/** The arguments; throws with a sentence when one is missing or not allowed. */
export const readArguments = (args: readonly string[], dataDir: string): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { tables: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  if (positionals.length === 0) throw new Error('One table file at least is needed.')
  return { files: positionals, folder: values.tables ?? join(dataDir, 'tables'), isCheck: values.check }
}
