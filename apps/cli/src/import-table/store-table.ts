import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { writeFiles } from '../input-output/write-files.ts'

export const placeOf = (folder: string, { name }: CapacityTable): string => join(folder, `${name}.json`)

/** Writes tables to the folder that the server reads, all or none, readable by the owner of the folder only. */
export const storeTables = (folder: string, tables: readonly CapacityTable[]): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = tables.map((table) => ({ path: placeOf(folder, table), bytes: `${JSON.stringify(table)}\n` }))
  writeFiles(files, 0o600)
}
