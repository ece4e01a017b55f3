import { z } from 'zod'
import type { ListedModule, ListedRacking } from './listed-product.ts'
import { line, quantity } from './quantities.ts'

/**
 * A module or racking system that a company entered from a data sheet. Size and mass count at once; no capacity has a place
 * here: those come from the catalogue, where two engineers confirm them. docs/decisions/081.
 */

/** A smaller side, mm, is a slip of the unit. */
const leastSide = 300
/** As the mass of an array, kg/m2. */
const mostMass = 60

const named = { maker: line('the maker', 60), model: line('the model', 60) }

const moduleSizes = z.strictObject({
  ...named,
  /** mm; the longer side is the length. */
  length: quantity('the length', 'mm', { min: leastSide, max: 3000 }),
  width: quantity('the width', 'mm', { min: leastSide, max: 2000 }),
  mass: quantity('the mass of the module', 'kg', { min: 1, max: 100 }),
  /** W; null: not known. */
  power: quantity('the power', 'W', { min: 1, max: 2000 }).nullable().default(null),
})
export type OwnModule = z.infer<typeof moduleSizes>

/** Sides that are refused by themselves say nothing of the others. */
const isSlip = ({ length, width }: Pick<OwnModule, 'length' | 'width'>): boolean => Math.min(length, width) < leastSide

const noteSides = ({ value: { length, width }, issues }: z.core.ParsePayload<OwnModule>): void => {
  if (width <= length || isSlip({ length, width })) return
  const message = `${width} mm is more than the length of ${length} mm: the longer side is the length`
  issues.push({ code: 'custom', path: ['width'], message, input: width })
}

const noteMass = ({ value: { length, width, mass }, issues }: z.core.ParsePayload<OwnModule>): void => {
  const most = Math.floor((mostMass * length * width) / 1_000_000)
  if (mass <= most || isSlip({ length, width })) return
  const message = `${mass} kg is more than ${mostMass} kg/m2 of this module: at most ${most} kg`
  issues.push({ code: 'custom', path: ['mass'], message, input: mass })
}

export const ownModule = moduleSizes.check(noteSides, noteMass)

export const ownRacking = z.strictObject({
  ...named,
  /** Rails and fixings over the array, kg/m2. */
  mass: quantity('the mass of the racking', 'kg/m2', { above: 0, max: 30 }),
})
export type OwnRacking = z.infer<typeof ownRacking>

/** Of no entry of the catalogue. */
export const ownId = 'own'

const header = (own: Pick<OwnModule, 'maker' | 'model'>) =>
  ({
    id: ownId,
    name: `${own.maker} ${own.model}`,
    origin: 'imported',
    source: 'Entered by the company',
    edition: 'Data sheet',
    validFrom: null,
    validUntil: null,
    status: 'unverified',
  }) as const

/** As one of the lists. */
export const listedOwnModule = (own: OwnModule): ListedModule => {
  const { length, width, mass, power } = own
  return { ...header(own), length, width, mass, power }
}

/** As one of the lists. */
export const listedOwnRacking = (own: OwnRacking): ListedRacking => ({ ...header(own), mass: own.mass })
