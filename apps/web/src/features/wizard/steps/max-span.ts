import type { MaxSpan } from '@soundroof/contract/project/step'
import { z } from 'zod'

const spans = z.union([z.number(), z.array(z.number()).length(4)])

/** The part of a capacity table that the wizard reads: the longest span a support condition allows, mm. */
export const spanTable = z.looseObject({ lappedMaxSpan: spans, continuousMaxSpan: spans, simpleMaxSpan: spans })
export type SpanTable = z.infer<typeof spanTable>

type Selection = Parameters<MaxSpan>[0]

/** File name of the capacity table of a section: thickness times 10 for Z and C, times 100 for top hats. */
export const tableName = ({ section, depth, thickness }: Pick<Selection, 'section' | 'depth' | 'thickness'>): string =>
  section === 'top-hat' ? `TS${depth}${Math.round(thickness * 100)}` : `ZC${depth}${Math.round(thickness * 10)}`

const keys = { lapped: 'lappedMaxSpan', continuous: 'continuousMaxSpan', 'simply-supported': 'simpleMaxSpan' } as const

/** The longest span in a table: one number, or one by rows of bridging; null while the bridging is not chosen. */
export const spanIn = (
  table: SpanTable,
  { support, bridging }: Pick<Selection, 'support' | 'bridging'>,
): number | null => {
  const allowed = table[keys[support]]
  if (typeof allowed === 'number') return allowed
  return bridging === null ? null : (allowed[bridging] ?? null)
}
