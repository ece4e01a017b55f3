import type { AssessmentInput } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import { moduleMass, optionsWithLibrary } from './library.ts'

/** What an installer may choose in place of what a project has. */
export type OnOffer = {
  readonly panelLengthBands: readonly AssessmentInput['array']['panelLength'][]
  /** The engine's input as it is when this module of the library is chosen. */
  readonly withModule: (input: AssessmentInput, module: string) => AssessmentInput
}

export const onOfferIn = (choices: Pick<Choices, 'panelLengthBands' | 'modules' | 'rackingSystems'>): OnOffer => ({
  panelLengthBands: choices.panelLengthBands.map(({ lower, upper }) => ({ lower, upper })),
  withModule: (input, module) => {
    const { moduleMass: _, ...rest } = input
    const options = optionsWithLibrary(choices, { ...input.options, module })
    const mass = moduleMass(choices, options)
    return { ...rest, options, ...(mass === null ? {} : { moduleMass: mass }) }
  },
})
