import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }
import type { Db } from '../platform/database/db.ts'
import { dbOn, startEngine } from '../platform/database/embedded-db.ts'
import { migrate, readMigrations } from '../platform/database/migrate.ts'
import { migrationsFolder } from '../platform/paths.ts'
import { migrationSteps } from '../roofs/migration-steps.ts'

const folder = fileURLToPath(new URL('../../../../.cache/migrated-databases/', import.meta.url))

/** Changes with every migration and with the embedded database. */
const nameOfCopy = (): string => {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite'])
  for (const migration of readMigrations(migrationsFolder)) hash.update(migration.hash)
  return `${hash.digest('hex')}.tar`
}

const migratedDatabase = async (): Promise<Blob> => {
  const engine = await startEngine()
  await migrate(await dbOn(engine), migrationsFolder, migrationSteps)
  const copy = await engine.dumpDataDir('none')
  await engine.close()
  return copy
}

/** Another test process may do the same now, so the file appears whole. */
const save = async (copy: Blob, file: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()))
  renameSync(unfinished, file)
  for (const old of readdirSync(folder))
    if (old.endsWith('.tar') && join(folder, old) !== file) rmSync(join(folder, old))
}

const savedCopy = async (): Promise<string> => {
  const file = join(folder, nameOfCopy())
  if (!existsSync(file)) await save(await migratedDatabase(), file)
  return file
}

/** An embedded database in memory with every table, loaded in a quarter of the time that making it takes. */
export const openMigratedCopy = async (): Promise<Db> =>
  // Read at once: a blob of the file would end when another test process replaces it.
  dbOn(await startEngine({ loadDataDir: new Blob([readFileSync(await savedCopy())]) }))

/** The same in the data folder of a server that a test starts. */
export const putMigratedCopy = async (dataDir: string): Promise<void> => {
  const database = join(dataDir, 'database')
  mkdirSync(database, { mode: 0o700 })
  execFileSync('tar', ['-xf', await savedCopy(), '-C', database], { stdio: 'ignore' })
}
