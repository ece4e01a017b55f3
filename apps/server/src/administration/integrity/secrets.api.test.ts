import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { giveCodes } from '../../identity/one-time-codes/testing/valid-code-calls.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import { withRecordKey } from '../../platform/audit/with-record-key.ts'
import { folderStore } from '../../platform/files/folder-store.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { testRecordKey } from '../../testing/test-database.ts'
import { recordSecretReplaced } from './audited-record-secret.ts'
import { bringForwardWithSecrets } from './bring-forward-with-secrets.ts'
import { checkIntegrity } from './check-integrity.ts'
import type { SomeSecrets } from './judge-secrets.ts'
import { type KeptSecret, keptSecrets, variableOf } from './secret-checks.ts'

/** A start with the secrets of before, with others, and with others that the operator accepts. */

const server = await serverOfTests()
const folder = mkdtempSync(join(tmpdir(), 'soundroof-secrets-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
})

const own = (): Required<SomeSecrets> => server.services.secrets
const another = 'another secret of 32 characters or so'

const start = (changed: SomeSecrets = {}, acceptable: readonly KeptSecret[] = []) => {
  const secrets = { ...own(), ...changed }
  return bringForwardWithSecrets({
    db: withRecordKey(server.db, secrets.records),
    secrets,
    acceptable,
    actor: { operator: 'ann' },
    clock: server.clock,
    openStore: async () => folderStore(folder),
  })
}

const trail = async () => server.db.query('select action, subject_id as subject, operator from audit_trail order by id')
const everything = async () => ({
  trail: await trail(),
  checks: await server.db.query('select * from secret_checks order by name'),
  seals: await server.db.query('select * from content_seals order by scope'),
})

const record = (key = testRecordKey) =>
  withRecordKey(server.db, key).transaction((tx) =>
    recordChange(tx, { actor: { operator: 'ann' }, action: 'staff_created', subjectId: 'one' }, server.clock()),
  )

/** Rows that only the former secret could have made. */
const leave: Readonly<Record<KeptSecret, () => Promise<unknown>>> = {
  records: () => record(),
  files: () =>
    server.db.transaction((tx) =>
      queueMail(tx, server.services, { to: 'a@example.org', subject: 'S', text: 'T' }, server.clock(), server.clock()),
    ),
  codes: async () => giveCodes(server, (await server.caller()).account.id),
}

const refusal = (name: KeptSecret) =>
  new RegExp(
    `^${variableOf[name]}, or [\\w-]+ in DATA_DIR, is not the secret .*--accept-new-secret ${variableOf[name]}\\.$`,
  )

describe.each(keptSecrets)('another secret: %s', (name) => {
  it('stops a start on a database whose first start noted its check value', async () => {
    await start()
    await server.caller()
    const before = await everything()
    await expect(start({ [name]: another })).rejects.toThrow(refusal(name))
    expect(await everything()).toEqual(before)
    await start()
  })

  it('stops a start on a database from before check values, where rows were made with the former one', async () => {
    await leave[name]()
    const before = await everything()
    await expect(start({ [name]: another })).rejects.toThrow(refusal(name))
    expect(await everything()).toEqual(before)
    await start()
  })

  it('is accepted where the operator names it, which is recorded, and is the right one from then on', async () => {
    await start()
    await server.caller()
    await start({ [name]: another }, [name])
    expect(await trail()).toContainEqual({ action: 'secret_accepted', subject: variableOf[name], operator: 'ann' })
    await start({ [name]: another })
    await expect(start()).rejects.toThrow(refusal(name))
  })

  it('is not accepted in advance', async () => {
    await start()
    await expect(start({}, [name])).rejects.toThrow(
      `--accept-new-secret ${variableOf[name]}: there is no other secret to accept. Start without this option.`,
    )
  })
})

it('accepting one secret accepts no other', async () => {
  await start()
  await expect(start({ files: another, codes: another }, ['files'])).rejects.toThrow(refusal('codes'))
})

it('a first start records nothing; secrets that nothing proves are recorded where somebody has an account', async () => {
  await start()
  expect(await trail()).toEqual([])
  await server.db.query('delete from secret_checks')
  await server.caller()
  await leave.records()
  await start()
  await start()
  expect((await trail()).slice(1)).toEqual([
    { action: 'secret_noted', subject: 'FILE_SECRET', operator: 'ann' },
    { action: 'secret_noted', subject: 'ONE_TIME_CODE_SECRET', operator: 'ann' },
  ])
})

it('of two processes with different secrets that make a database together, one stops', async () => {
  const started = await Promise.allSettled([start(), start({ files: another })])
  expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

describe('the audit after another record secret was accepted', () => {
  const audited = async () => {
    const db = withRecordKey(server.db, another)
    const { differences } = await checkIntegrity({ db, objectStore: folderStore(folder) })
    return { differences, told: await recordSecretReplaced(db) }
  }
  const tamper = (sql: string) =>
    server.db.script(`begin; set local session_replication_role = replica; ${sql}; commit`)
  const accepted = async () => {
    await withRecordKey(server.db, testRecordKey).transaction((tx) =>
      tx.query(`insert into companies (id, name, created_at) values ('c', 'C', now())`),
    )
    await record()
    await start()
    await start({ records: another }, ['records'])
    await record(another)
  }

  it('says since when, and finds nothing wrong', async () => {
    await accepted()
    const told = `On ${server.clock().toISOString()} an operator accepted another RECORD_SECRET: content of records from before is not proven.`
    expect(await audited()).toEqual({ differences: [], told: [told] })
  })

  it('names what is changed from then on, rows that are gone from before, and rows that were not as sealed', async () => {
    await accepted()
    await tamper(
      `update companies set name = 'D'; update audit_trail set operator = 'bob' where id = 3; delete from audit_trail where id = 1`,
    )
    expect((await audited()).differences).toEqual([
      'Before Row 2 of the audit trail (secret_accepted) a row is missing, or one was put in.',
      'Row 3 of the audit trail (staff_created) was changed, or was not written by this server.',
      'Company c is not as the server wrote it.',
    ])
  })

  it('names a check value that was changed', async () => {
    await accepted()
    await tamper(`update secret_checks set check_value = 'x' where name = 'records'`)
    expect((await audited()).differences).toEqual([
      'The check value of RECORD_SECRET was changed, or the secret is not the one that was accepted last.',
    ])
  })
})
