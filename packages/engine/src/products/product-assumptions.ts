import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { verbatim } from '../calculation/verbatim.ts'
import { chosenModule, chosenRacking } from './chosen-products.ts'
import { figureOf } from './figure-of.ts'
import { publishedMoments } from './racking-rail.ts'

/** What was taken of the chosen racking system and module. */

type Assumption = CodedResult['assumptions'][number]

const rackingAssumptions = (system: RackingSystem): readonly Assumption[] => {
  const { stiffness, overhang, overhangShare } = system.rail
  const source = figureOf(system)
  const moments = publishedMoments(system)
  const moment = moments.length === 0 ? null : Math.min(...moments)
  return [
    { label: 'racking-chosen', value: verbatim(system.name), source },
    {
      label: 'rail-assumed',
      value: { code: 'rail-of-racking', values: { stiffness, moment } },
      source,
    },
    {
      label: 'overhang-of-the-rail',
      value: { code: 'largest-overhang', values: { share: overhangShare, length: overhang } },
      source,
    },
  ]
}

/** What was taken of the chosen racking system and module, as assumptions; empty: neither was chosen. */
export const productAssumptions = (input: AssessmentInput, catalogue: Catalogue): readonly Assumption[] => {
  const [racking, module] = [chosenRacking(input, catalogue), chosenModule(input, catalogue)]
  return [
    ...(racking === null ? [] : rackingAssumptions(racking)),
    ...(module === null
      ? []
      : [{ label: 'module-chosen', value: verbatim(module.name), source: figureOf(module) } as const]),
  ]
}
