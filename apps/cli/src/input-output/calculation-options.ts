import { type AssessmentOptions, assessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'

/** Options of every command that calculates, as `parseArgs` takes them. */
export const calculationFlags = {
  edition: { type: 'string' },
  'return-period': { type: 'string' },
  /** Folder of imported capacity tables. */
  tables: { type: 'string' },
  /** Folder that holds the folders of imported racking systems and modules. */
  products: { type: 'string' },
} as const

export const calculationUsage = '[--edition 2021|2011] [--return-period YEARS] [--tables DIR] [--products DIR]'

const { edition, returnPeriod } = assessmentOptions.shape

type Values = { readonly edition?: string | undefined; readonly 'return-period'?: string | undefined }

/** Options that override those of a project; throws an error if one is not allowed. */
export const calculationOptions = (values: Values): Partial<AssessmentOptions> => {
  const years = values['return-period']
  const chosenEdition = values.edition === undefined ? null : edition.safeParse(values.edition)
  const chosenPeriod = years === undefined ? null : returnPeriod.safeParse(Number(years))
  if (chosenEdition?.success === false) throw new Error('The edition is 2021 or 2011.')
  if (chosenPeriod?.success === false) throw new Error(`There is no return period of ${years} years.`)
  return {
    ...(chosenEdition ? { edition: chosenEdition.data } : {}),
    ...(chosenPeriod ? { returnPeriod: chosenPeriod.data } : {}),
  }
}
