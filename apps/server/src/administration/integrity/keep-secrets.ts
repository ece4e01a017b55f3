import { type Actor, recordChange } from '../../platform/audit/audit-trail.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { chainEndsNow } from './accepted-record-secret.ts'
import { type Judged, wrongSecret } from './judge-secrets.ts'
import {
  checkValue,
  type KeptSecret,
  keptSecrets,
  noteCheck,
  readChecks,
  replaceCheck,
  variableOf,
} from './secret-checks.ts'

/** Stores check values after the migrations, for secrets that were judged before them. */

type Needs = { readonly actor: Actor; readonly clock: Clock }

/** True with at least one account; a database being made has none. */
const hasData = async (tx: Db): Promise<boolean> => (await tx.query('select 1 from accounts limit 1')).length > 0

const accept = async (tx: Db, name: KeptSecret, secret: string, { actor, clock }: Needs): Promise<void> => {
  const detail = name === 'records' ? await chainEndsNow(tx) : {}
  await replaceCheck(tx, name, secret, clock())
  await recordChange(tx, { actor, action: 'secret_accepted', subjectId: variableOf[name], detail }, clock())
}

const recordUnproven = async (tx: Db, names: readonly KeptSecret[], { actor, clock }: Needs): Promise<void> => {
  if (!(await hasData(tx))) return
  for (const name of names)
    await recordChange(tx, { actor, action: 'secret_noted', subjectId: variableOf[name] }, clock())
}

/** Where two processes with different secrets make a database together, the second one is refused. */
const requireOwn = async (tx: Db, { secrets }: Judged): Promise<void> => {
  const checks = await readChecks(tx)
  for (const name of keptSecrets) {
    const secret = secrets[name]
    if (secret !== undefined && checks.get(name) !== checkValue(name, secret)) throw new Error(wrongSecret(name))
  }
}

/** Stores check values, and an audit row for each secret that the operator accepted. */
export const keepSecrets = (db: Db, judged: Judged, needs: Needs): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await readChecks(tx)
    for (const name of keptSecrets) {
      const secret = judged.secrets[name]
      if (secret === undefined) continue
      if (judged.accepted.includes(name)) await accept(tx, name, secret, needs)
      else if (!known.has(name)) await noteCheck(tx, name, secret, needs.clock())
    }
    await requireOwn(tx, judged)
    await recordUnproven(
      tx,
      judged.unproven.filter((name) => !known.has(name)),
      needs,
    )
  })
