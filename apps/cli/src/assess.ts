import { readFileSync } from 'node:fs'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { assess } from '@soundroof/engine/assess'
import { canonicalJson } from '@soundroof/engine/canonical'
import { type Arguments, readArguments, usage } from './assess/arguments.ts'
import { readProject } from './assess/read-project.ts'
import { writeReport } from './assess/write-report.ts'
import { endQuietlyOnClosedPipe } from './closed-pipe.ts'
import { tablesOf } from './tables-option.ts'

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const run = async ({ file, pdf, tables, options }: Arguments): Promise<number> => {
  const catalogue = catalogueWith(tablesOf(tables))
  const read = readProject(JSON.parse(readFileSync(file, 'utf8')), options, catalogue)
  if (!read.ok) {
    for (const { field, message } of read.problems) console.error(`${field}: ${message}`)
    return 1
  }
  const result = assess(read.input, catalogue)
  console.log(JSON.stringify(JSON.parse(canonicalJson(result)), null, 2))
  if (pdf !== null) await writeReport(pdf, read.project, result, new Date())
  return 0
}

const main = async (): Promise<number> => {
  let chosen: Arguments
  try {
    chosen = readArguments(process.argv.slice(2))
  } catch (error) {
    console.error(`${said(error)}\n${usage}`)
    return 2
  }
  try {
    return await run(chosen)
  } catch (error) {
    console.error(said(error))
    return 1
  }
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = await main()
