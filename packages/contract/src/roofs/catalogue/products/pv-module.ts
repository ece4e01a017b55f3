import { z } from 'zod'
import { told } from '../../../platform/messages.ts'
import { entryHeader, noteValidity } from './product.ts'
import { count, line, oneOf, quantity } from './quantities.ts'

/** A photovoltaic module: size, mass, and the pressures that its clamp arrangements allow. */

const pressure = (what: string) => quantity(what, 'kPa', { above: 0, max: 20 })

type Rating = { readonly design: number; readonly test: number }

const noteTest = ({ value: { design, test }, issues }: z.core.ParsePayload<Rating>): void => {
  if (test >= design) return
  const message = `the test pressure ${test} kPa is below the design pressure ${design} kPa: are they exchanged?`
  const params = told('productTestBelowDesign', { test, design })
  issues.push({ code: 'custom', path: ['test'], message, input: test, params })
}

/** A pressure that the maker allows, and the one that the module was tested to: usually 1.5 times as much. */
const rating = (direction: string) =>
  z
    .strictObject({
      design: pressure(`the design pressure in ${direction}`),
      test: pressure(`the test pressure in ${direction}`),
    })
    .check(noteTest)

type Zone = { readonly from: number; readonly to: number }

const noteOrder = ({ value: { from, to }, issues }: z.core.ParsePayload<Zone>): void => {
  if (to >= from) return
  const message = `the zone ends at ${to} mm, before it starts at ${from} mm: exchange them`
  const params = told('productZoneOrder', { from, to })
  issues.push({ code: 'custom', path: ['to'], message, input: to, params })
}

const clampSides = ['long', 'short'] as const
const railPositions = ['crossing', 'under-frame', 'short', 'none'] as const

const clampArrangement = z.strictObject({
  name: line('the name of the arrangement', 80),
  /** Side of the frame that the clamps hold. */
  side: oneOf('the clamped side', clampSides),
  /** Number of clamps on one module. */
  clamps: count('the number of clamps', 2, 12),
  /** Centre of the outer clamps from the corner of the module along that side, mm. */
  zone: z
    .strictObject({
      from: quantity('the start of the clamping zone', 'mm', { min: 0, max: 1500 }),
      to: quantity('the end of the clamping zone', 'mm', { above: 0, max: 1500 }),
    })
    .check(noteOrder),
  /** Rails at right angles to the clamped side, along it under the frame, short pieces, or none. */
  rails: oneOf('the position of the rails', railPositions),
  /** Pressure onto the module, kPa. */
  push: rating('push'),
  /** Uplift, kPa. */
  pull: rating('pull'),
})
/** How a module is clamped, and the pressures, kPa, that it may then take. */
export type ClampArrangement = z.infer<typeof clampArrangement>

const sizes = z.strictObject({
  ...entryHeader,
  /** mm; the longer side is the length. */
  length: quantity('the length', 'mm', { above: 0, max: 3000 }),
  width: quantity('the width', 'mm', { above: 0, max: 2000 }),
  /** Of the frame, mm; null: not published. */
  thickness: quantity('the thickness of the frame', 'mm', { above: 0, max: 200 }).nullable().default(null),
  mass: quantity('the mass of the module', 'kg', { min: 1, max: 100 }),
  /** W; null: not published. */
  power: quantity('the power', 'W', { above: 0, max: 2000 }).nullable().default(null),
  /** Empty: the pressures of an unknown module count. */
  arrangements: z
    .array(clampArrangement, { error: 'give the clamp arrangements as a list' })
    .max(50, { error: 'give at most 50 clamp arrangements' })
    .readonly(),
})
export type PvModule = z.infer<typeof sizes>

type Issues = z.core.ParsePayload<PvModule>

const noteSides = ({ value, issues }: Issues): void => {
  if (value.width <= value.length || value.length <= 0) return
  const message = `${value.width} mm is more than the length of ${value.length} mm: the longer side is the length`
  const params = told('productSides', { width: value.width, length: value.length })
  issues.push({ code: 'custom', path: ['width'], message, input: value.width, params })
}

const noteZones = ({ value, issues }: Issues): void => {
  for (const [index, { side, zone }] of value.arrangements.entries()) {
    const half = (side === 'long' ? value.length : value.width) / 2
    const path = ['arrangements', index, 'zone', 'to']
    if (zone.to <= half || half <= 0) continue
    const message = `${zone.to} mm is beyond the middle of the ${side} side at ${half} mm: measure from the nearer corner`
    const params = told('productZoneBeyond', { to: zone.to, half })
    issues.push({ code: 'custom', path, message, input: zone.to, params })
  }
}

const noteRepeated = ({ value, issues }: Issues): void => {
  for (const [index, { name }] of value.arrangements.entries()) {
    if (value.arrangements.findIndex((other) => other.name === name) === index) continue
    const message = `"${name}" is given twice: name each arrangement once`
    const params = told('productNamedTwice', { name })
    issues.push({ code: 'custom', path: ['arrangements', index, 'name'], message, input: name, params })
  }
}

/** Refuses zones off the frame, repeated arrangements and a validity that ends before it begins. */
export const pvModule = sizes.check(noteSides, noteZones, noteRepeated, noteValidity)
