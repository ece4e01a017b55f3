import { depthMm, thicknessOf } from '@soundroof/contract/project/option-lists'
import type { MaxSpan } from '@soundroof/contract/project/step'
import type { StructureDraft } from '@soundroof/contract/project/structure'
import { choices } from '@soundroof/data/choices'
import { useEffect } from 'react'
import { absentNames } from '../../../platform/absent-names.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { type SpanTable, spanIn, spanTable, tableName } from '../steps/max-span.ts'

/** Tables by name; null: there is none. */
const tables = createStore<Readonly<Record<string, SpanTable | null>>>({})
const loading = new Map<string, Promise<void>>()
const timeout = 10_000

const absent = absentNames()

const fetchTable = async (name: string): Promise<SpanTable | null> => {
  if (absent.has(name)) return null
  const response = await fetch(`/json/${name}.json`, { credentials: 'omit', signal: AbortSignal.timeout(timeout) })
  if (response.status === 404) absent.add(name)
  if (!response.ok) return null
  return spanTable.safeParse(await response.json()).data ?? null
}

const load = async (name: string): Promise<void> => {
  // Without the table the span is "not checked", here and in the result.
  const table = await fetchTable(name).catch(() => null)
  tables.set({ ...tables.get(), [name]: table })
}

/** Name of the table that the chosen steel purlin needs; null while it is not chosen. */
export const tableNeeded = (structure: StructureDraft): string | null => {
  const depth = depthMm(choices, structure)
  const thickness = thicknessOf(choices, structure)
  if (structure.material !== 'steel' || structure.section === null || depth === null || thickness === null) return null
  return tableName({ section: structure.section, depth, thickness })
}

/** Resolves when the table of the chosen purlin has arrived or is known to be missing. */
export const loadSpanTable = (structure: StructureDraft): Promise<void> => {
  const name = tableNeeded(structure)
  if (name === null || name in tables.get()) return Promise.resolve()
  const started = loading.get(name) ?? load(name).finally(() => loading.delete(name))
  loading.set(name, started)
  return started
}

/** Longest spans by the tables that have arrived; no limit is claimed while one is on its way. */
export const currentMaxSpan: MaxSpan = (selection) => {
  const table = tables.get()[tableName(selection)]
  if (table === undefined) return Number.POSITIVE_INFINITY
  return table === null ? null : spanIn(table, selection)
}

/** Loads what the chosen purlin needs and follows its arrival. */
export const useSpanTables = (structure: StructureDraft | null): MaxSpan => {
  useStore(tables)
  useEffect(() => {
    if (structure !== null) void loadSpanTable(structure)
  }, [structure])
  return currentMaxSpan
}
