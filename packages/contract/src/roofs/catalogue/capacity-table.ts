import { z } from 'zod'
import type { SupportCondition } from './assessment-input.ts'

/**
 * Load that a purlin carries by span, one file per size, in the shape of `/json/<name>.json`.
 * Loads are uniform line loads in kN/m; spans are centre to centre in mm.
 */

const text = z.string().min(1)
const positive = z.number().finite().gt(0)
const load = z.number().finite().min(0)
/** By rows of bridging: none, one, two, three. */
const byBridging = <T extends z.ZodType>(value: T) => z.tuple([value, value, value, value]).readonly()

const row = <T extends z.ZodType>(capacity: T) =>
  z.strictObject({
    span: positive,
    /** Service load of the deflection limit, span/150. */
    cs: load,
    /** Ultimate design capacity, the lesser of both directions; 0: not permitted at this span. */
    cu: capacity,
    inward: capacity,
    outward: capacity,
  })
const rows = <T extends z.ZodType>(capacity: T) => z.array(row(capacity)).readonly()

const header = {
  /** As in the address: ZC15019, TS6175. */
  name: text,
  /** Section and thickness as the trade names them: Z/C 150 x 1.9. */
  title: text,
  /** Nominal depth and base metal thickness, mm. */
  depth: positive,
  thickness: positive,
  /** kg/m, the heavier of Z and C. */
  mass: positive,
  source: text,
  /** Of the source, or of the computation; of an imported table the date of its source. */
  edition: text,
  status: z.enum(['verified', 'unverified', 'estimate']),
  version: text,
  units: text,
  /** Computed by the generator in this repository, or a manufacturer's table that an operator imported. */
  origin: z.enum(['computed', 'imported']),
  /** Odd values of an imported table, in words; worked out again on each reading. */
  oddValues: z.array(text).readonly().optional(),
  /** Number of odd values, where not all are listed. */
  oddValueCount: z.int().gt(0).optional(),
}

/** Z and C of one size: four numbers by rows of bridging. A max span of 0: the support condition is not available. */
const zcTable = z.strictObject({
  ...header,
  kind: z.literal('zc'),
  lappedMaxSpan: byBridging(load),
  continuousMaxSpan: byBridging(load),
  simpleMaxSpan: byBridging(load),
  lapped: rows(byBridging(load)),
  continuous: rows(byBridging(load)),
  single: rows(byBridging(load)),
})

/** Top hats: one number, and one array where the support condition is not asked (depths 22 and 40). */
const topHatTable = z.strictObject({
  ...header,
  kind: z.literal('top-hat'),
  lappedMaxSpan: load,
  continuousMaxSpan: load,
  simpleMaxSpan: load,
  lapped: rows(load),
  continuous: rows(load),
  single: rows(load),
  all: rows(load),
})

/** Loads in kN/m, spans in mm. */
export const capacityTable = z.discriminatedUnion('kind', [zcTable, topHatTable])
export type CapacityTable = z.infer<typeof capacityTable>
export type ZcTable = z.infer<typeof zcTable>
export type TopHatTable = z.infer<typeof topHatTable>
/** Capacities at one span. */
export type CapacityRow = CapacityTable['lapped'][number]

type Size = { readonly section: 'Z' | 'C' | 'top-hat'; readonly depth: number; readonly thickness: number }

/** Name of the table of a size: thickness times 10 for Z and C, times 100 for top hats, rounded. */
export const tableName = ({ section, depth, thickness }: Size): string =>
  section === 'top-hat' ? `TS${depth}${Math.round(thickness * 100)}` : `ZC${depth}${Math.round(thickness * 10)}`

const maxSpans = {
  lapped: 'lappedMaxSpan',
  continuous: 'continuousMaxSpan',
  'simply-supported': 'simpleMaxSpan',
} as const

const spans = z.union([load, byBridging(load)])
/** The part of a table that the wizard reads. */
export const maxSpansOfTable = z.looseObject({ lappedMaxSpan: spans, continuousMaxSpan: spans, simpleMaxSpan: spans })
/** mm. */
export type MaxSpans = Pick<z.infer<typeof maxSpansOfTable>, (typeof maxSpans)[SupportCondition]>

/** The longest span of a table, mm: 0 where the support condition is not available; null until the bridging is chosen. */
export const maxSpanIn = (table: MaxSpans, support: SupportCondition, bridging: number | null): number | null => {
  const allowed = table[maxSpans[support]]
  if (typeof allowed === 'number') return allowed
  return bridging === null ? null : (allowed[bridging] ?? null)
}

/** Max span of a steel purlin in mm; 0: support condition not available; null: no table of the size. */
export type MaxSpan = (
  selection: Size & { readonly support: SupportCondition; readonly bridging: number | null },
) => number | null | 'not-loaded'

/** Longest spans by the tables in force; null where a size has none. */
export const maxSpanFrom =
  (tables: Readonly<Record<string, MaxSpans>>): MaxSpan =>
  ({ support, bridging, ...size }) => {
    const table = tables[tableName(size)]
    return table ? maxSpanIn(table, support, bridging) : null
  }
