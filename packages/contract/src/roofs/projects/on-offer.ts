import type { AssessmentInput } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import { isOutOfDate } from '../catalogue/products/product.ts'
import { moduleMass, optionsWithProducts } from './products.ts'

/** What an installer may choose in place of what a project has. */
export type OnOffer = {
  readonly panelLengthBands: readonly AssessmentInput['array']['panelLength'][]
  /** Modules of the catalogue whose figures hold, by id. */
  readonly modules: ReadonlySet<string>
  /** The engine's input as it is when this module of the catalogue is chosen. */
  readonly withModule: (input: AssessmentInput, module: string) => AssessmentInput
}

/** @param today year-month-day */
export const onOfferIn = (
  choices: Pick<Choices, 'panelLengthBands' | 'modules' | 'rackingSystems'>,
  today: string,
): OnOffer => ({
  panelLengthBands: choices.panelLengthBands.map(({ lower, upper }) => ({ lower, upper })),
  modules: new Set(choices.modules.flatMap((entry) => (isOutOfDate(entry, today) ? [] : [entry.id]))),
  withModule: (input, module) => {
    const { moduleMass: _, ...rest } = input
    const options = optionsWithProducts(choices, { ...input.options, module })
    const mass = moduleMass(choices, options)
    return { ...rest, options, ...(mass === null ? {} : { moduleMass: mass }) }
  },
})
