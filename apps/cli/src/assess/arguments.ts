import { parseArgs } from 'node:util'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { calculationFlags, calculationOptions, calculationUsage } from '../input-output/calculation-options.ts'
import { namesReport } from './pdf-place.ts'

export const usage = `npm run -s assess -- project.json ${calculationUsage} [--pdf out.pdf]`

export type Arguments = {
  readonly file: string
  readonly pdf: string | null
  /** Folder of imported capacity tables. */
  readonly tables: string | null
  /** Folder of imported racking systems and modules. */
  readonly products: string | null
  readonly options: Partial<AssessmentOptions>
}

/** The arguments; throws with a sentence when one is missing or not allowed. */
export const readArguments = (args: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...calculationFlags, pdf: { type: 'string' } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('One project file is needed.')
  if (values.pdf !== undefined && !namesReport(values.pdf)) throw new Error('The name of the report ends in .pdf.')
  return {
    file,
    pdf: values.pdf ?? null,
    tables: values.tables ?? null,
    products: values.products ?? null,
    options: calculationOptions(values),
  }
}
