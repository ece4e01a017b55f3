import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { StepState } from '../frame/use-wizard-step.ts'
import type { Found } from './take-origin.ts'

/** How a value can be measured with a phone. */
export type Way = 'slope' | 'compass' | 'length' | 'rows' | 'gauge'

export type WayProps = {
  readonly step: StepState<StepId>
  readonly field: string
  /** Enters what was found, and closes the dialog. */
  readonly use: (found: Found) => void
}

/** Of fields that show on a roof; the others are typed. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  'building/roofSlope': ['slope'],
  'building/frontFacing': ['compass'],
  'structure/spacing': ['rows', 'length'],
  'structure/span': ['length'],
  'structure/rafterSpacing': ['length'],
  'structure/thickness': ['gauge'],
  'structure/beamFlangeThickness': ['gauge'],
  'structure/timberDepth': ['length'],
  'structure/timberBreadth': ['length'],
}

export const waysOf = (step: StepId, field: string): readonly Way[] => ways[`${step}/${field}`] ?? []
