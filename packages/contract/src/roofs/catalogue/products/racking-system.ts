import { z } from 'zod'
import { told } from '../../../platform/messages.ts'
import { longestStock, shortestStock } from '../../panel-layout/layout-request.ts'
import { entryHeader, noteValidity, partNumber } from './product.ts'
import { count, oneOf, quantity } from './quantities.ts'

/** A racking system: its rail, and what its feet, clamps and hooks hold. Capacities are design values in uplift, kN. */

const positiveLength = (what: string, max: number) => quantity(what, 'mm', { above: 0, max })

const rail = z.strictObject({
  /** Bending stiffness EI about the axis that the wind bends. */
  stiffness: quantity('the bending stiffness EI', 'kN m2', { above: 0, max: 200 }),
  /** Design moment; null: not published, and the bending of the rail is not checked. */
  momentCapacity: quantity('the design moment', 'kN m', { above: 0, max: 50 }).nullable().default(null),
  /** Largest length beyond the last fixing, mm; null: not published. */
  overhang: quantity('the largest overhang', 'mm', { min: 0, max: 2000 }).nullable().default(null),
  /** The same as a share of the fixing spacing: up to a half the rail bends no more at its end than between fixings. */
  overhangShare: quantity('the largest overhang as a share of the fixing spacing', '', { above: 0, max: 0.5 }).default(
    0.4,
  ),
  stockLengths: z
    .array(count('each stock length in mm', shortestStock, longestStock, 'mm'), {
      error: 'give the stock lengths as a list of lengths in mm',
    })
    .min(1, { error: 'give at least one stock length in mm' })
    .max(20, { error: 'give at most 20 stock lengths' })
    .readonly(),
  /** kg/m; null: not published. */
  mass: quantity('the mass of the rail', 'kg/m', { above: 0, max: 50 }).nullable().default(null),
  partNumber,
  /** Longest length without an expansion joint, mm; absent: not published. */
  expansion: quantity('the longest rail without an expansion joint', 'mm', { min: 1000, max: 100_000 }).optional(),
})

/** Joins two rails; where its design moment is below the rail's, it counts. Null: as strong as the rail. */
const splice = z.strictObject({
  momentCapacity: quantity('the design moment of the splice', 'kN m', { above: 0, max: 50 }).nullable().default(null),
  partNumber,
})

const regionClasses = ['non-cyclonic', 'cyclonic'] as const
/** Seasoned timber, AS 1720.1, from the strongest to the weakest. */
export const jointGroups = ['JD1', 'JD2', 'JD3', 'JD4', 'JD5', 'JD6'] as const

const capacity = quantity('the design capacity', 'kN', { above: 0, max: 100 })
const region = oneOf('the region', regionClasses)
const screws = count('the number of screws', 1, 8)

/** What a fixing is screwed into: steel from a thickness on, or timber of a joint group from a depth on. */
const support = {
  support: oneOf('the support', ['steel', 'timber']),
  /** Thickness of steel or depth of timber from which the capacity holds, mm. */
  from: positiveLength('the thickness of steel or depth of timber', 500),
  /** Weakest timber that the capacity holds for; null for steel. */
  jointGroup: oneOf('the joint group', jointGroups).nullable().default(null),
}

/** A foot with its screws, as one: the lesser of bracket and pull-out. */
const foot = z.strictObject({ kind: z.literal('foot'), ...support, region, screws, capacity, partNumber })

const hook = z.strictObject({
  kind: z.literal('hook'),
  ...support,
  region,
  screws,
  capacity,
  /** Force at which the hook bends as far as it may in service. */
  service: quantity('the capacity in service', 'kN', { above: 0, max: 100 }),
  partNumber,
})

/** A clamp on the rib of one sheeting product, by its position among the choices; 0 is "Other". */
const clamp = z.strictObject({
  kind: z.literal('clamp'),
  sheeting: count('the sheeting product', 0, 1000),
  region,
  capacity,
  partNumber,
})

const rackingFixing = z.discriminatedUnion('kind', [foot, hook, clamp], {
  error: 'give the kind of fixing as foot, hook or clamp',
})
/** Foot, tile hook or rib clamp of a system; kN. */
export type RackingFixing = z.infer<typeof rackingFixing>

/** Clamps that hold modules to rails: part numbers for the order. */
const moduleClamps = z.strictObject({ mid: partNumber, end: partNumber })

/** Part numbers of what else a roof needs. */
const smallParts = z.strictObject({
  screw: partNumber,
  endCap: partNumber,
  bondingClip: partNumber,
  earthLug: partNumber,
  cableClip: partNumber,
  expansionJoint: partNumber,
})

type Issues = z.core.ParsePayload<readonly RackingFixing[]>

const keyOf = (fixing: RackingFixing): string => {
  const { kind, region: where } = fixing
  if (kind === 'clamp') return `clamp on sheeting ${fixing.sheeting}, ${where}`
  const timber = fixing.jointGroup === null ? '' : ` ${fixing.jointGroup}`
  return `${kind} on ${fixing.support}${timber} from ${fixing.from} mm, ${fixing.screws} screws, ${where}`
}

const noteRepeated = ({ value, issues }: Issues): void => {
  for (const [index, fixing] of value.entries()) {
    const first = value.findIndex((other) => keyOf(other) === keyOf(fixing))
    if (first === index) continue
    const message = `${keyOf(fixing)} is given twice: keep one of both`
    const params = told('productFixingTwice', { other: first + 1 })
    issues.push({ code: 'custom', path: [index, 'capacity'], message, input: fixing, params })
  }
}

const noteJointGroups = ({ value, issues }: Issues): void => {
  for (const [index, fixing] of value.entries()) {
    if (fixing.kind === 'clamp' || (fixing.support === 'timber') === (fixing.jointGroup !== null)) continue
    const message =
      fixing.support === 'timber'
        ? `give the joint group of the timber: ${jointGroups.join(', ')}`
        : 'steel has no joint group: leave it empty'
    const params = told(fixing.support === 'timber' ? 'productTimberGroup' : 'productSteelGroup')
    issues.push({ code: 'custom', path: [index, 'jointGroup'], message, input: fixing.jointGroup, params })
  }
}

const left = (category: string) =>
  quantity(`the part of a capacity that is left in ${category}`, '', { above: 0, max: 1 }).nullable().default(null)

/** Share of every capacity that remains by the sea, by corrosivity category; null: not published. */
const corrosivity = z.strictObject({ C4: left('C4'), C5: left('C5') })

const sizes = z.strictObject({
  ...entryHeader,
  /** Mass of rails and fixings over the array, kg/m2. */
  mass: quantity('the mass of the racking', 'kg/m2', { above: 0, max: 30 }),
  rail,
  splice: splice.prefault({}),
  moduleClamps: moduleClamps.prefault({}),
  smallParts: smallParts.optional(),
  /** Absent: its capacities are the same by the sea. */
  corrosivity: corrosivity.optional(),
  /** Empty: the generic figures of feet, clamps and hooks count. */
  fixings: z
    .array(rackingFixing, { error: 'give the fixings as a list' })
    .max(500, { error: 'give at most 500 fixings' })
    .check(noteRepeated, noteJointGroups)
    .readonly(),
})
export type RackingSystem = z.infer<typeof sizes>
/** Refuses a validity that ends before it begins. */
export const rackingSystem = sizes.check(noteValidity)
