import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { calculationFlags, calculationOptions, calculationUsage } from '../input-output/calculation-options.ts'

export const usage = `npm run -s parts-list -- project.json [--layout request.json] [--drawing out.json] ${calculationUsage}`

export type Arguments = {
  readonly file: string
  /** What is asked of the layout; as many panels as fit without it. */
  readonly request: string | null
  /** Where the layout is written, as JSON. */
  readonly drawing: string | null
  readonly tables: string | null
  readonly products: string | null
  readonly options: Partial<AssessmentOptions>
}

/** The arguments; throws with a sentence when one is missing or not allowed. */
export const readArguments = (args: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...calculationFlags, layout: { type: 'string' }, drawing: { type: 'string' } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('One project file is needed.')
  for (const read of [file, values.layout])
    if (values.drawing !== undefined && read !== undefined && resolve(read) === resolve(values.drawing))
      throw new Error(`The drawing would overwrite ${read}.`)
  return {
    file,
    request: values.layout ?? null,
    drawing: values.drawing ?? null,
    tables: values.tables ?? null,
    products: values.products ?? null,
    options: calculationOptions(values),
  }
}
