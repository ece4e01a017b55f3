import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { UsedProduct } from '@soundroof/contract/roofs/results/result'
import { chosenModule, chosenRacking } from './chosen-products.ts'

/** What a result says of the racking system and the module that it used. */

const usedOf = (kind: UsedProduct['kind'], product: RackingSystem | PvModule): UsedProduct => {
  const { id, name, origin, source, edition, validUntil, status } = product
  return { kind, id, name, origin, source, edition, validUntil, status }
}

/** The racking system and the module that the project chose, as the result names them. */
export const usedProducts = (input: AssessmentInput, catalogue: Catalogue): readonly UsedProduct[] => {
  const [racking, module] = [chosenRacking(input, catalogue), chosenModule(input, catalogue)]
  return [
    ...(racking === null ? [] : [usedOf('racking', racking)]),
    ...(module === null ? [] : [usedOf('module', module)]),
  ]
}

/** A product whose figures do not hold on the date of the project. */
export const outOfDateConditions = (input: AssessmentInput, catalogue: Catalogue): readonly Message[] =>
  usedProducts(input, catalogue)
    .filter(({ kind }) => input.outOfDate?.includes(kind))
    .map(({ kind, name, edition }) => ({ code: 'product-out-of-date', values: { kind, name, edition } }))

/** Whether the mass of the array is that of the chosen module and racking system. */
export const isMassOfProducts = (input: AssessmentInput, catalogue: Catalogue): boolean =>
  chosenRacking(input, catalogue) !== null && chosenModule(input, catalogue) !== null
