import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CapacityTable } from '@soundroof/contract/capacity-table'

/** Writes a table where the server looks for it, whole or not at all; for the owner of the folder alone. */
export const storeTable = (folder: string, table: CapacityTable): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${table.name}.json`)
  const unfinished = join(folder, `.${table.name}.${process.pid}`)
  writeFileSync(unfinished, `${JSON.stringify(table)}\n`, { mode: 0o600 })
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, file)
  return file
}
