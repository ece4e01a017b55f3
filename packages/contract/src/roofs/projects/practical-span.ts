import type { MaxSpan } from '../catalogue/capacity-table.ts'
import type { Choices } from '../catalogue/choices.ts'
import type { StructureDraft } from './draft.ts'
import { depthMm, supportsOf, thicknessOf } from './option-lists.ts'
import type { StepContext } from './step.ts'

type SteelPurlin = Parameters<MaxSpan>[0]

/** The steel purlin; null until all of it is chosen. */
const chosenPurlin = (choices: Choices, draft: StructureDraft): SteelPurlin | null => {
  const { section, bridging } = draft
  const depth = depthMm(choices, draft)
  const thickness = thicknessOf(choices, draft)
  const support = draft.support === null ? undefined : supportsOf(choices, draft)[draft.support]
  if (section === null || depth === null || thickness === null || !support) return null
  if (bridging === null && choices.purlins[section].bridgingAsked) return null
  return { section, depth, thickness, support: support.means, bridging }
}

/** Max span of the steel purlin in mm; 0: support not available; null: no table of the size. */
export const practicalSpan = (
  draft: StructureDraft,
  { choices, maxSpan }: StepContext,
): ReturnType<MaxSpan> | 'not-chosen' => {
  const purlin = chosenPurlin(choices, draft)
  return purlin ? maxSpan(purlin) : 'not-chosen'
}
