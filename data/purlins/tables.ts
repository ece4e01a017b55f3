import type { CapacityTable } from '@soundroof/contract/capacity-table'

/** Capacity tables of purlins by name. */
export const tables: Readonly<Record<string, CapacityTable>> = {}
