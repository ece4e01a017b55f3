import { parseArgs } from 'node:util'
import { type AssessmentOptions, assessmentOptions } from '@soundroof/contract/assessment-input'

export const usage = 'npm run -s assess -- project.json [--edition 2021|2011] [--return-period YEARS] [--pdf out.pdf]'

export type Arguments = {
  readonly file: string
  readonly pdf: string | null
  readonly options: Partial<AssessmentOptions>
}

const { edition, returnPeriod } = assessmentOptions.shape

/** The arguments; throws with a sentence when one is missing or not allowed. */
export const readArguments = (args: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { edition: { type: 'string' }, 'return-period': { type: 'string' }, pdf: { type: 'string' } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('One project file is needed.')
  const years = values['return-period']
  const chosenEdition = values.edition === undefined ? null : edition.safeParse(values.edition)
  const chosenPeriod = years === undefined ? null : returnPeriod.safeParse(Number(years))
  if (chosenEdition?.success === false) throw new Error('The edition is 2021 or 2011.')
  if (chosenPeriod?.success === false) throw new Error(`There is no return period of ${years} years.`)
  return {
    file,
    pdf: values.pdf ?? null,
    options: {
      ...(chosenEdition ? { edition: chosenEdition.data } : {}),
      ...(chosenPeriod ? { returnPeriod: chosenPeriod.data } : {}),
    },
  }
}
