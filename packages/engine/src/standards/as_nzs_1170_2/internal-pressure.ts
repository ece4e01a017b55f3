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

type Row = { readonly outward: number; readonly inward: number; readonly source: Message }

/**
 * Table 5.1: internal pressure coefficients, magnitudes. A dominant opening 0.7 outward, 0.65 inward; open for good the same
 * with K_v 1.085 of a large opening in 2021 (method 0).
 */
const table: Readonly<Record<Openings, Row>> = {
  enclosed: { outward: 0.2, inward: 0.3, source: 'two-or-three-walls-permeable' },
  permeable: { outward: 0, inward: 0.3, source: 'all-walls-equally-permeable' },
  'dominant-opening': { outward: 0.7, inward: 0.65, source: 'dominant-opening-in-a-wall' },
  'sides-open-2021': { outward: 0.76, inward: 0.71, source: 'sides-open-for-good' },
  'sides-open-2011': { outward: 0.7, inward: 0.65, source: 'sides-open-for-good' },
  // Net coefficients hold both faces of a free-standing roof.
  'free-standing': { outward: 0, inward: 0, source: 'both-faces-in-net-coefficients' },
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
export const internalPressure = (openings: Openings, branch: Message, figure: Figure | null): InternalPressure => {
  const { outward, inward, source } = table[openings]
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
