import { type Actor, recordChange } from '../../platform/audit/audit-trail.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { migrate, readProgress } from '../../platform/database/migrate.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { migrationSteps } from '../../roofs/migration-steps.ts'
import { refuseFormerServers } from './former-servers.ts'
import { isSealing, keepSealedStep, readSealedStep, type Store, stepNumber } from './sealed-step.ts'

/** Migrations seal the rows that they find, once. A second sealing would hide changes made in between. */

/** A new database has nothing to seal. */
const isNew = ([first]: readonly string[]): boolean => first !== undefined && stepNumber(first) === 1

const sealingIn = (due: readonly string[]): readonly string[] => (isNew(due) ? [] : due.filter(isSealing))

/** Null: no step would seal rows a second time. */
const obstacleTo = async (due: readonly string[], openStore: () => Promise<Store>): Promise<string | null> => {
  const [first] = sealingIn(due)
  if (first === undefined) return null
  const sealed = await readSealedStep(await openStore())
  if (stepNumber(first) > sealed.number) return null
  const step = stepNumber(first)
  return (
    `The database is before step ${step}, though ${sealed.key} in the object store says that step ${sealed.number} sealed its rows: ` +
    'its seals were taken out, or it is an earlier copy. Nothing was changed. Restore the database from a backup made after ' +
    'that update. Whoever wants to seal its rows as they are now reads "Records" in docs/administration.md first.'
  )
}

type Needs = {
  readonly db: Db
  readonly actor: Actor
  readonly clock: Clock
  readonly openStore: () => Promise<Store>
}

const refuseSecondSealing = async (due: readonly string[], openStore: Needs['openStore']): Promise<void> => {
  const obstacle = await obstacleTo(due, openStore)
  if (obstacle !== null) throw new Error(obstacle)
}

const recordSealing = async (tx: Db, due: readonly string[], { actor, clock }: Needs): Promise<void> => {
  const steps = sealingIn(due)
  if (steps.length === 0) return
  await recordChange(tx, { actor, action: 'rows_sealed', subjectId: steps.at(-1) ?? '', detail: { steps } }, clock())
}

/** Runs the migrations that are due; throws where one would seal rows a second time. */
export const bringForward = async (needs: Needs): Promise<void> => {
  const due = await migrate(needs.db, migrationsFolder, migrationSteps, {
    before: async (names, tx) => {
      await refuseFormerServers(tx, names)
      await refuseSecondSealing(names, needs.openStore)
    },
    after: (tx, names) => recordSealing(tx, names, needs),
  })
  if (due.some(isSealing)) await keepSealedStep(await needs.openStore())
}

/** The audit changes nothing, so it refuses a database with migrations to run. */
export const requireNewestSteps = async (db: Db, store: Store): Promise<void> => {
  const { applied, due } = await readProgress(db, migrationsFolder)
  if (due.length === 0) return
  await refuseSecondSealing(due, async () => store)
  throw new Error(`The database is at step ${applied} of ${applied + due.length}: start the server first.`)
}

const sealedSql = `select happened_at as at, detail -> 'steps' as steps from audit_trail where action = 'rows_sealed' order by id`

/** Updates that sealed rows as they found them; the audit says when. */
export const sealedByUpdates = async (db: Db): Promise<readonly string[]> => {
  const rows = await db.query<{ at: Date; steps: readonly string[] }>(sealedSql)
  return rows.map(
    ({ at, steps }) => `On ${at.toISOString()} an update sealed the rows that it found: ${steps.join(', ')}.`,
  )
}
