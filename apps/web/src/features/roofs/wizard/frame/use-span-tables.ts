import type { MaxSpan } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { maxSpansOfTable, tableName } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { StructureDraft } from '@soundroof/contract/roofs/projects/draft'
import { depthMm, thicknessOf } from '@soundroof/contract/roofs/projects/option-lists'
import { choices } from '@soundroof/data/choices'
import { useEffect } from 'react'
import { absentNames } from '../../../../platform/api/absent-names.ts'
import { apiHost, callTimeout } from '../../../../platform/api/exchange.ts'
import { useStore } from '../../../../platform/store.ts'
import { type Fetched, spanTables } from './span-tables.ts'

const absent = absentNames()

const fetchTable = async (name: string): Promise<Fetched> => {
  if (absent.has(name)) return null
  const signal = AbortSignal.timeout(callTimeout)
  const response = await fetch(`${apiHost}/json/${name}.json`, { credentials: 'omit', signal })
  if (response.status === 404) {
    absent.add(name)
    return null
  }
  if (!response.ok) return 'not-loaded'
  return maxSpansOfTable.safeParse(await response.json()).data ?? 'not-loaded'
}

const tables = spanTables({ fetchTable, now: Date.now })

/** Name of the table for the chosen steel purlin; null until chosen. */
export const tableNeeded = (structure: StructureDraft): string | null => {
  const depth = depthMm(choices, structure)
  const thickness = thicknessOf(choices, structure)
  if (structure.material !== 'steel' || structure.section === null || depth === null || thickness === null) return null
  return tableName({ section: structure.section, depth, thickness })
}

/** Resolves when the table of the chosen purlin has arrived, is known to be missing, or could not be loaded. */
export const loadSpanTable = async (structure: StructureDraft): Promise<void> => {
  const name = tableNeeded(structure)
  if (name !== null) await tables.load(name)
}

export const currentMaxSpan: MaxSpan = tables.maxSpan

/** Loads the table of the chosen purlin, retries once the network is back, and re-renders on arrival. */
export const useSpanTables = (structure: StructureDraft | null): MaxSpan => {
  useStore(tables.arrived)
  useEffect(() => {
    if (structure === null) return
    const load = () => void loadSpanTable(structure)
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [structure])
  return currentMaxSpan
}
