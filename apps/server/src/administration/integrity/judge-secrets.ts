import type { Db } from '../../platform/database/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type Checks, checkValue, type KeptSecret, keptSecrets, readChecks, variableOf } from './secret-checks.ts'
import { evidenceFor } from './secret-evidence.ts'

/** Checks that the secrets of this start are those that the database was written with. Changes nothing. */

export type SomeSecrets = Readonly<Partial<Pick<Secrets, KeptSecret>>>

/** `unproven`: no check value is stored, and no row was made with this secret or another. */
type State = 'right' | 'wrong' | 'unproven'

/** Secrets of this start after the check. */
export type Judged = {
  readonly secrets: SomeSecrets
  /** Secrets that differ from before, which the operator accepts. */
  readonly accepted: readonly KeptSecret[]
  readonly unproven: readonly KeptSecret[]
}

const stateOf = async (db: Db, checks: Checks, name: KeptSecret, secret: string): Promise<State> => {
  const noted = checks.get(name)
  if (noted !== undefined) return noted === checkValue(name, secret) ? 'right' : 'wrong'
  const evidence = await evidenceFor[name](db, secret)
  return evidence === 'none' ? 'unproven' : evidence
}

const losses: Readonly<Record<KeptSecret, string>> = {
  records: 'every record would count as changed',
  files: 'API keys would end, and mails that wait could not be sent',
  codes: 'no code of an authenticator app would be right',
}

const fileOf: Readonly<Record<KeptSecret, string>> = {
  records: 'record-secret',
  files: 'file-secret',
  codes: 'one-time-code-secret',
}

/** What the operator reads: variable, file, what would be lost, what to do. */
export const wrongSecret = (name: KeptSecret): string =>
  `${variableOf[name]}, or ${fileOf[name]} in DATA_DIR, is not the secret that this database was written with: ${losses[name]}. ` +
  'Nothing was changed. Put the secret back from a backup. If it is lost, read "Secrets" in docs/administration.md, and start ' +
  `once with --accept-new-secret ${variableOf[name]}.`

const nothingToAccept = (name: KeptSecret): string =>
  `--accept-new-secret ${variableOf[name]}: there is no other secret to accept. Start without this option.`

/** Throws for a secret that differs from before unless the operator accepted it. */
export const judgeSecrets = async (
  db: Db,
  secrets: SomeSecrets,
  acceptable: readonly KeptSecret[] = [],
): Promise<Judged> => {
  const checks = await readChecks(db)
  const states = new Map<KeptSecret, State>()
  for (const name of keptSecrets) {
    const secret = secrets[name]
    if (secret !== undefined) states.set(name, await stateOf(db, checks, name, secret))
  }
  const having = (state: State) => keptSecrets.filter((name) => states.get(name) === state)
  const [wrong, unproven] = [having('wrong'), having('unproven')]
  const refused = [
    ...wrong.filter((name) => !acceptable.includes(name)).map(wrongSecret),
    ...acceptable.filter((name) => !wrong.includes(name)).map(nothingToAccept),
  ]
  if (refused.length > 0) throw new Error(refused.join('\n'))
  return { secrets, accepted: wrong, unproven }
}
