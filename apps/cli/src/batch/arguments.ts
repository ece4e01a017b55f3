import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { calculationFlags, calculationOptions, calculationUsage } from '../input-output/calculation-options.ts'

export const usage = [
  'npm run -s batch -- in.csv|in.ndjson[.gz] --out results.ndjson [--summary] [--pdf-dir DIR] [--jobs N]',
  `  ${calculationUsage}`,
  'npm run -s batch -- --columns',
].join('\n')

export type Format = 'csv' | 'ndjson'

export type Arguments = {
  readonly input: string
  readonly format: Format
  readonly isCompressed: boolean
  readonly out: string
  /** Verdict and zones alone instead of the whole result. */
  readonly summary: boolean
  /** Folder of the reports; null: none are drawn. */
  readonly pdfDir: string | null
  readonly jobs: number
  /** Folder of imported capacity tables; null: the published figures alone. */
  readonly tables: string | null
  /** Folder of imported racking systems and modules; null: the published ones alone. */
  readonly products: string | null
  readonly options: Partial<AssessmentOptions>
}

const mostJobs = 64
/** Default limit of threads: each holds an engine and its tables. */
const defaultJobs = Math.min(availableParallelism(), 8)

const formatOf = (input: string): { readonly format: Format; readonly isCompressed: boolean } => {
  const [, kind, compressed] = /\.(csv|ndjson|jsonl)(\.gz)?$/i.exec(input) ?? []
  if (kind === undefined) throw new Error('The input is a .csv, .ndjson or .jsonl file, or one of these with .gz.')
  return { format: kind.toLowerCase() === 'csv' ? 'csv' : 'ndjson', isCompressed: compressed !== undefined }
}

const jobsOf = (text: string | undefined): number => {
  if (text === undefined) return defaultJobs
  const jobs = Number(text)
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= mostJobs) return jobs
  throw new Error(`The number of jobs is 1 to ${mostJobs}.`)
}

/** The arguments, or `columns` for the list of columns; throws with a sentence when one is missing or not allowed. */
export const readArguments = (args: readonly string[]): Arguments | 'columns' => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...calculationFlags,
      out: { type: 'string' },
      summary: { type: 'boolean', default: false },
      'pdf-dir': { type: 'string' },
      jobs: { type: 'string' },
      columns: { type: 'boolean', default: false },
    },
  })
  if (values.columns) return 'columns'
  const [input] = positionals
  if (input === undefined || positionals.length > 1) throw new Error('One input file is needed.')
  if (!values.out) throw new Error('The results need a file: --out results.ndjson.')
  return {
    input,
    ...formatOf(input),
    out: values.out,
    summary: values.summary,
    pdfDir: values['pdf-dir'] ?? null,
    jobs: jobsOf(values.jobs),
    tables: values.tables ?? null,
    products: values.products ?? null,
    options: calculationOptions(values),
  }
}
