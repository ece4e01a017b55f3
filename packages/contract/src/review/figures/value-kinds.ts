import { z } from 'zod'
import type { Told } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { type Problem, problemAt } from '../../platform/problem.ts'
import { isVisibleLine } from '../../platform/visible-text.ts'
import { type WindRegion, windRegions } from '../../roofs/catalogue/assessment-input.ts'
import type { FigureDirection } from '../../roofs/catalogue/figure-directions.ts'
import { mostTimesUnsafe } from './figure-limits.ts'
import { valueLabel } from './value-label.ts'

/** Kinds of values beside plain numbers, by which an engineer's replacement is judged. */

const valueKinds = ['number', 'text', 'region', 'coast-distance', 'latitude', 'mass-or-none'] as const
/** Decides how a replacement is read and limited. */
export const valueKind = z.enum(valueKinds)
export type ValueKind = z.infer<typeof valueKind>

const longestText = 500
/** Null: there is no such limit. */
export const figureNumberOrText = z.union([z.number(), z.string().max(longestText), z.null()])
export type FigureNumberOrText = z.infer<typeof figureNumberOrText>

/** A value of a figure as an engineer gives it. */
export type FigureValue = {
  /** Place inside the figure, as `rows/0/mean`; `value` of a single number. */
  readonly name: string
  readonly value: FigureNumberOrText
}

/** A value of a figure as published; a plain number without a kind, with the safe way of moving it, and how far the other. */
export type PublishedValue = FigureValue & {
  readonly kind?: ValueKind | undefined
  readonly direction?: FigureDirection | undefined
  readonly mostUnsafe?: number | undefined
  /** What it is looked up by: "angle 15". */
  readonly at?: string | undefined
}

/** The table names sub-regions; a bare letter would be ambiguous. */
export const subRegions: readonly WindRegion[] = windRegions.filter((region) => region !== 'A' && region !== 'B')

/** Largest factor to the safe side; beyond it the unit is probably wrong. */
const mostTimesSafe = 5
/** Largest factor for a size that is easily measured. */
const mostTimesOfSize = 2
const sizes =
  /(^|\/)(length|diameter|penetration|depth|width|top|foot|lip|insideRadius|thickness|ribPitch|ribHeight|coefficient)$/

type Range = { readonly min: number; readonly max: number }

const mostTimesTo = (name: string, isSafe: boolean, mostUnsafe: number): number => {
  if (!isSafe) return mostUnsafe
  return sizes.test(name) ? mostTimesOfSize : mostTimesSafe
}

/** A capacity factor comes from the standard, so no evidence makes it larger. */
const isCapacityFactor = (name: string): boolean => /(^|\/)capacityFactor$/.test(name)

/** Relies on published numbers not being negative, which a test checks. */
const aroundNumber = (name: string, published: number, direction: FigureDirection, mostUnsafe: number): Range => {
  const rounded = (times: number): number => (times === 1 ? published : Number((published * times).toPrecision(3)))
  return {
    min: rounded(1 / mostTimesTo(name, direction === 'lower-is-safer', mostUnsafe)),
    max: rounded(mostTimesTo(name, direction === 'higher-is-safer', mostUnsafe)),
  }
}

const isWithin = ({ min, max }: Range, value: unknown): boolean =>
  typeof value === 'number' && value >= min && value <= max

/** Degrees; no place of the table is larger. */
const farthest = 3
const coast: Range = { min: 0, max: 500 }
/** kg at one attachment. */
const mass: Range = { min: 1, max: 1000 }

const betweenProblem = (name: string, range: Range, value: unknown, optional: boolean): Told | null => {
  if (isWithin(range, value) || (optional && value === null)) return null
  return told(optional ? 'figureValueBetweenOrNone' : 'figureValueBetween', { name: valueLabel(name), ...range })
}

const numberProblem = (
  { name, value: published, direction = 'both', mostUnsafe = mostTimesUnsafe }: PublishedValue,
  value: unknown,
): Told | null => {
  if (typeof published !== 'number') return told('figureValueUnfit', { name: valueLabel(name) })
  if (isCapacityFactor(name) && typeof value === 'number' && value > published)
    return told('figureCapacityFactor', { name: valueLabel(name), published })
  const range = aroundNumber(name, published, direction, mostUnsafe)
  return isWithin(range, value) ? null : told('figureValueFar', { name: valueLabel(name), ...range, published })
}

const textProblem = (name: string, value: unknown): Told | null =>
  typeof value === 'string' && isVisibleLine(value) ? null : told('figureTextUnfit', { name: valueLabel(name) })

const regionProblem = (name: string, value: unknown): Told | null =>
  subRegions.some((region) => region === value)
    ? null
    : told('figureRegionUnknown', { name: valueLabel(name), regions: subRegions.join(', ') })

const latitudeProblem = (name: string, published: unknown, value: unknown): Told | null => {
  const middle = typeof published === 'number' ? published : 0
  const rounded = (end: number): number => Number(end.toFixed(4))
  return betweenProblem(name, { min: rounded(middle - farthest), max: rounded(middle + farthest) }, value, false)
}

const toldFor = (published: PublishedValue, value: FigureNumberOrText): Told | null => {
  const { name, kind = 'number' } = published
  switch (kind) {
    case 'number':
      return numberProblem(published, value)
    case 'text':
      return textProblem(name, value)
    case 'region':
      return regionProblem(name, value)
    case 'coast-distance':
      return betweenProblem(name, coast, value, true)
    case 'latitude':
      return latitudeProblem(name, published.value, value)
    case 'mass-or-none':
      return betweenProblem(name, mass, value, true)
  }
}

/** What is wrong with a value in place of a published one. */
export const valueProblem = (published: PublishedValue, value: FigureNumberOrText): readonly Problem[] => {
  const told = toldFor(published, value)
  return told === null ? [] : [problemAt(`values.${published.name}`, told)]
}
