import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'

type Chosen = Pick<AssessmentInput, 'options'>

/** The racking system that a project chose; null: none, or one that the catalogue does not hold. */
export const chosenRacking = ({ options }: Chosen, { racking }: Pick<Catalogue, 'racking'>): RackingSystem | null =>
  options.racking === null ? null : (racking[options.racking] ?? null)

/** The module that a project chose; null: none, or one that the catalogue does not hold. */
export const chosenModule = ({ options }: Chosen, { modules }: Pick<Catalogue, 'modules'>): PvModule | null =>
  options.module === null ? null : (modules[options.module] ?? null)
