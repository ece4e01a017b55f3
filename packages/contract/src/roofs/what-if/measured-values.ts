import { fieldOf } from '../fields/draft-fields.ts'
import { originOf } from '../measuring/origins-of-project.ts'
import type { ProjectDraft } from '../projects/draft.ts'

/** What a measured error makes of a known value: low, likely, high. */

type Range = {
  readonly step: 'building' | 'structure'
  /** Largest error that is varied, in the field's unit. Attack: another roof, told as an error. */
  readonly most: number
  readonly decimals: number
}

/** Own limits: a phone that is off by more is not laid on the roof, and a photo that is off by more shows no spacing. */
const ranges = {
  roofSlope: { step: 'building', most: 3, decimals: 1 },
  spacing: { step: 'structure', most: 100, decimals: 0 },
  span: { step: 'structure', most: 300, decimals: 0 },
} as const satisfies Readonly<Record<string, Range>>

export type MeasuredField = keyof typeof ranges
export const measuredFields = Object.keys(ranges) as readonly MeasuredField[]

export const stepOfMeasured = (name: MeasuredField): Range['step'] => ranges[name].step

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** Low, likely and high of a value with a measured error; empty: it was not measured, or its error varies nothing. */
export const measuredValues = (project: ProjectDraft, name: MeasuredField): readonly number[] => {
  const { step, most, decimals }: Range = ranges[name]
  const origin = originOf(project, `${step}/${name}`)
  if (origin?.kind !== 'measured' || typeof origin.value !== 'number') return []
  const { min = 0, max = Number.POSITIVE_INFINITY } = fieldOf(step, name)
  const error = Math.min(origin.error, most)
  const within = (value: number): number => Math.min(max, Math.max(min, rounded(value, decimals)))
  const all = [within(origin.value - error), origin.value, within(origin.value + error)]
  return [...new Set(all)].length < 2 ? [] : [...new Set(all)]
}
