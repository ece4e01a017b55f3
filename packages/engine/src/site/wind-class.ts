import type { AssessmentInput, WindRegion } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { WindClasses } from '@soundroof/contract/roofs/catalogue/place-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { rowFigure } from '../calculation/figure.ts'
import { clause, reading, type Step } from '../calculation/step.ts'
import { radians } from '../calculation/units.ts'
import { verbatim } from '../calculation/verbatim.ts'

/** A wind class of AS 4055, N1 to N6 and C1 to C4. */
export type WindClass = NonNullable<AssessmentInput['options']['windClass']>

/** Design speeds of a class, m/s. */
export type ClassSpeeds = { readonly ultimate: Step; readonly service: Step }

const speedOf = (windClass: WindClass, classes: WindClasses, row: number, value: number): Step =>
  reading({ symbol: 'V_class', label: 'design-wind-speed-of-the-class', unit: 'm/s', clause: 'Method 1.1' }, value, {
    branch: { code: 'wind-class', values: { windClass } },
    source: verbatim(classes.edition),
    ...rowFigure(classes, 'wind/wind-classes', row),
  })

/** Null where no class is known. */
export const classSpeeds = (windClass: WindClass | null, classes: WindClasses): ClassSpeeds | null => {
  const index = classes.rows.findIndex((one) => one.class === windClass)
  const row = classes.rows[index]
  if (windClass === null || row === undefined) return null
  return {
    ultimate: speedOf(windClass, classes, index, row.ultimate),
    service: speedOf(windClass, classes, index, row.service),
  }
}

const words = { symbol: 'V', unit: 'm/s', clause: 'Method 1.1' } as const
type Speeds = { readonly V_sit: number; readonly V_class: number }

/** Design wind speed where a class is known: the larger, so that a class never lowers it. */
export const ultimateSpeedWithClass = clause<Speeds>(
  { ...words, label: 'design-wind-speed-ultimate', formula: 'max(V_sit, V_class, 30)' },
  ({ V_sit, V_class }) => Math.max(V_sit, V_class, 30),
)

/** The same in service. */
export const serviceSpeedWithClass = clause<Speeds>(
  { ...words, label: 'design-wind-speed-service', formula: 'max(V_sit, V_class)' },
  ({ V_sit, V_class }) => Math.max(V_sit, V_class),
)

/** C1 to C4 are no classes of regions A and B1, N1 to N6 none of C and D. */
export const contradictsRegion = (windClass: WindClass, region: WindRegion): boolean =>
  windClass.startsWith('C') ? region.startsWith('A') || region === 'B1' : region === 'C' || region === 'D'

/** Part of the site's speed below which a class is too low for its site. */
const FAR_BELOW = 0.95

/** Whether a class is more than 5 % below the wind of the site; speeds m/s. Method 1.1. */
export const isFarBelow = (classSpeed: number, siteSpeed: number): boolean => classSpeed < FAR_BELOW * siteSpeed

type House = Pick<AssessmentInput['building'], 'length' | 'width' | 'height' | 'roofSlope'> &
  Pick<AssessmentInput['options'], 'roofForm'>

/** Heights of eaves and top of a roof whose average height is given, m: a skillion rises over its whole width. */
const heightsOf = ({ width, height, roofSlope, roofForm }: House) => {
  const halfRise = (width / (roofForm === 'skillion' ? 2 : 4)) * Math.tan(radians(roofSlope))
  return { eaves: height - halfRise, top: height + halfRise }
}

/** Where a house is larger than those that the classes are for; empty: nowhere. */
export const outsideClassScope = (house: House, { scope }: WindClasses): readonly Message[] => {
  const { eaves, top } = heightsOf(house)
  const sizes = [
    { size: 'eaves-height', value: eaves, most: scope.eaves },
    { size: 'top-height', value: top, most: scope.top },
    { size: 'house-width', value: house.width, most: scope.width },
    { size: 'house-length', value: house.length, most: scope.lengthPerWidth * house.width },
    { size: 'house-pitch', value: house.roofSlope, most: scope.pitch },
  ] as const
  return sizes
    .filter(({ value, most }) => value > most)
    .map(({ size, value, most }) => ({ code: 'size-beyond-class', values: { size, value, most } }))
}
