import type { InternalPressureTable } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Figure } from '../../calculation/figure.ts'
import { reading, type Step } from '../../calculation/step.ts'

/** Openings of the building. */
export type Openings =
  | 'enclosed'
  | 'permeable'
  | 'dominant-opening'
  | 'sides-open-2021'
  | 'sides-open-2011'
  | 'free-standing'

type Inside = { readonly outward: number; readonly inward: number }

/** Net coefficients hold both faces of a free-standing roof. */
const none: Inside = { outward: 0, inward: 0 }

/** Table 5.1; open for good is a dominant opening (method 0). */
const rowOf = (table: InternalPressureTable, openings: Openings): Inside =>
  ({
    enclosed: table.enclosed,
    permeable: table.permeable,
    'dominant-opening': table.dominantOpening,
    'sides-open-2021': table.sidesOpen2021,
    'sides-open-2011': table.sidesOpen2011,
    'free-standing': none,
  })[openings]

const sources: Readonly<Record<Openings, Message>> = {
  enclosed: 'two-or-three-walls-permeable',
  permeable: 'all-walls-equally-permeable',
  'dominant-opening': 'dominant-opening-in-a-wall',
  'sides-open-2021': 'sides-open-for-good',
  'sides-open-2011': 'sides-open-for-good',
  'free-standing': 'both-faces-in-net-coefficients',
}

/** Internal pressure that lifts the roof, and suction that pulls it inwards: magnitudes. */
export type InternalPressure = {
  readonly outward: Step
  readonly inward: Step
  /** Openings that are assumed, and why. */
  readonly openings: Message
  readonly reason: Message
}

const clause = 'AS/NZS 1170.2 table 5.1'
const outwardWords = { symbol: 'C_o', label: 'internal-pressure-coefficient-outward', unit: '', clause } as const
const inwardWords = { symbol: 'C_i', label: 'internal-pressure-coefficient-inward', unit: '', clause } as const

/**
 * Internal pressure coefficients of a building, by its openings.
 * @param branch why these openings
 * @param figure that they rest on; null: they were given, or stand in the standard
 */
export const internalPressure = (
  table: InternalPressureTable,
  openings: Openings,
  branch: Message,
  figure: Figure | null,
): InternalPressure => {
  const { outward, inward } = rowOf(table, openings)
  const source = sources[openings]
  return {
    outward: reading(outwardWords, outward, { branch, source, ...figure }),
    inward: reading(inwardWords, inward, { branch, source, ...figure }),
    openings: source,
    reason: branch,
  }
}

/**
 * Openings to assume where nothing else is known, method 0: enclosed in A and B1 (2011: B); in C, D and B2, where
 * debris breaks windows, a dominant opening. @param region by the edition
 */
export const openingsOfRegion = (region: string): 'enclosed' | 'dominant-opening' =>
  ['B2', 'C', 'D'].includes(region) ? 'dominant-opening' : 'enclosed'
