import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AskedAccount, findAsked } from '../../identity/accounts/asked-account.ts'
import { removeAccountCodes } from '../../identity/one-time-codes/remove-account-codes.ts'
import { randomPassword } from '../../identity/passwords/random-password.ts'
import { withSealedWrites } from '../../platform/audit/sealed-writes.ts'
import { withRecordKey } from '../../platform/audit/with-record-key.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Config, configFromEnvironment } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { openDb } from '../../platform/database/open-db.ts'
import { openObjectStore } from '../../platform/files/open-object-store.ts'
import { makePrivate, writePrivately } from '../../platform/files/private-folder.ts'
import { standardLog } from '../../platform/log.ts'
import { loadRecordSecret, recordSecretToRead } from '../../platform/secrets.ts'
import { bringForwardWithSecrets } from '../integrity/bring-forward-with-secrets.ts'
import { judgeSecrets } from '../integrity/judge-secrets.ts'
import { changeAccountStatus, type StatusOutcome } from './account-status.ts'
import { type Arguments, type Create, readArguments, usage } from './arguments.ts'
import { createStaff } from './create-staff.ts'
import { firstLineOf } from './first-line.ts'
import { listStaff, staffTable } from './list-staff.ts'
import { operatorOfMachine } from './operator.ts'

/** `npm run administrator`: the command that makes the provider's own accounts, and disables any. */

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const create = async (db: Db, config: Config, asked: Create, given: string | null): Promise<void> => {
  const password = given ?? randomPassword(config.passwordPolicy)
  const phone = asked.phone ?? (config.provider.phone || '-')
  const { email, name, role } = asked
  const actor = operatorOfMachine()
  await createStaff({ email, name, role, phone, password }, { db, config, actor, now: systemClock() })
  say(`${email} is ${role}.`)
  if (given === null) say(`Password, shown once: ${password}`)
}

/** Answers the account's own address: an address may be written in several ways. */
const requireAsked = async (db: Db, asked: string): Promise<AskedAccount & { readonly shown: string }> => {
  const found = await findAsked(db, asked)
  if (!found) throw new Error(`${asked} has no account.`)
  return { ...found, shown: `${found.email} (${found.id})` }
}

const obstacles: Readonly<Partial<Record<StatusOutcome, string>>> = {
  unknown: 'has no account.',
  last: 'is the last administrator: create another one first.',
}

const change = async (db: Db, asked: Extract<Arguments, { command: 'change' }>): Promise<void> => {
  const { email, status, reason } = asked
  const actor = operatorOfMachine()
  const { id, shown } = await requireAsked(db, email)
  const outcome = await changeAccountStatus(db, { id, status, reason, actor, now: systemClock() })
  const obstacle = obstacles[outcome]
  if (obstacle !== undefined) throw new Error(`${shown} ${obstacle}`)
  say(`${shown} is ${status}${outcome === 'changed' ? '' : ' already'}.`)
}

const removeCodes = async (
  db: Db,
  { email, reason }: Extract<Arguments, { command: 'remove-codes' }>,
): Promise<void> => {
  const actor = operatorOfMachine()
  const { id, shown } = await requireAsked(db, email)
  const isRemoved = await removeAccountCodes(db, { email: id, reason, actor, now: systemClock() })
  say(isRemoved ? `${shown} logs in without a code.` : `${shown} logs in without a code already.`)
}

const list = async (db: Db): Promise<void> => {
  const lines = staffTable(await listStaff(db))
  say(lines.length > 0 ? lines.join('\n') : 'There is no engineer and no administrator.')
}

const carryOut = async (db: Db, config: Config, chosen: Arguments, given: string | null): Promise<void> => {
  if (chosen.command === 'create') return create(db, config, chosen, given)
  if (chosen.command === 'remove-codes') return removeCodes(db, chosen)
  return chosen.command === 'change' ? change(db, chosen) : list(db)
}

/** A mistyped folder must not become a new database: only the first account may create one. */
const prepareFolder = ({ databaseUrl, dataDir }: Config, { command }: Arguments): void => {
  if (databaseUrl !== null) return
  if (command !== 'create' && !existsSync(join(dataDir, 'database')))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  writePrivately()
  makePrivate(dataDir)
}

const run = async (chosen: Arguments): Promise<void> => {
  const config = configFromEnvironment()
  // Before the database is opened, so that no process waits while a person types.
  const given = chosen.command === 'create' && chosen.isPasswordGiven ? await firstLineOf(process.stdin) : null
  prepareFolder(config, chosen)
  const opened = await openDb(config, standardLog)
  try {
    const present = await recordSecretToRead(config)
    await judgeSecrets(withRecordKey(opened, present), { records: present })
    const records = await loadRecordSecret(config)
    const db = withSealedWrites(withRecordKey(opened, records))
    const openStore = () => openObjectStore(config, standardLog)
    const secrets = { records }
    await bringForwardWithSecrets({ db, secrets, actor: operatorOfMachine(), clock: systemClock, openStore })
    await carryOut(db, config, chosen, given)
  } finally {
    await opened.close()
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Null after help, and after arguments that are not allowed: one line tells which. */
const chosenOrNull = (args: readonly string[]): Arguments | null => {
  if (args.includes('--help') || args.includes('-h')) {
    say(usage)
    return null
  }
  try {
    return readArguments(args)
  } catch (error) {
    const [sentence = ''] = sentenceOf(error).split(/\.\s|\n/)
    process.stderr.write(`${sentence.replace(/\.$/, '')}. See --help.\n`)
    process.exitCode = 2
    return null
  }
}

const chosen = chosenOrNull(process.argv.slice(2))
if (chosen !== null)
  await run(chosen).catch((error) => {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  })
