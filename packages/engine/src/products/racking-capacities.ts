import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { hasFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { jointGroupOf } from '../members/timber/joint-group.ts'
import { applicableGrade } from '../members/timber/timber-grade.ts'
import { type RackingCapacities, rackingClamp, rackingFoot, rackingHook, type ScrewedInto } from './racking-fixings.ts'

const purlinUnder = (input: AssessmentInput, { timber }: Catalogue): ScrewedInto => {
  const { purlin } = input
  if (purlin.material === 'steel') return { kind: 'steel', thickness: purlin.thickness }
  const group = jointGroupOf(timber.grades, purlin.species, applicableGrade(input, purlin.species))
  return { kind: 'timber', depth: purlin.depth, group }
}

const rafterUnder = (input: AssessmentInput, { timber }: Catalogue): ScrewedInto => {
  const { rafter } = input
  if (rafter.material === 'steel') return { kind: 'steel', thickness: rafter.flangeThickness }
  const group = jointGroupOf(timber.grades, rafter.species, applicableGrade(input, rafter.species))
  return { kind: 'timber', depth: rafter.depth, group }
}

/** A foot over a rafter holds in timber as deep as the thread of its screws. Method 6.2. */
const threadIn = (input: AssessmentInput, catalogue: Catalogue): ScrewedInto => {
  const under = rafterUnder(input, catalogue)
  return under.kind === 'steel' ? under : { ...under, depth: catalogue.fixings.battenFixings.thread.length }
}

/** Capacities of the racking system on this roof; null: it gives none. @param cyclonic regions C and D */
export const rackingCapacities = (
  system: RackingSystem,
  input: AssessmentInput,
  catalogue: Catalogue,
  cyclonic: boolean,
): RackingCapacities => {
  const { roofCover, options } = input
  if (roofCover.kind === 'tile') return rackingHook(system, rafterUnder(input, catalogue), cyclonic)
  if (roofCover.kind === 'tin-clamped') return rackingClamp(system, roofCover.sheeting, cyclonic)
  const support = hasFeetOverRafters(input) ? threadIn(input, catalogue) : purlinUnder(input, catalogue)
  return rackingFoot(system, support, options.screwsPerFoot, cyclonic)
}

/** Generic figures count where a system that has fixings has none for this roof: its maker has to confirm them. */
export const noFigureCondition = ({ name }: RackingSystem, { roofCover }: AssessmentInput): Message => ({
  code: 'racking-has-no-figure',
  values: { name, cover: roofCover.kind },
})
