import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { sayIn } from '@soundroof/words/say'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseFiles, removeErasedFiles } from '../../roofs/files/erased-files.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, insertFiles, type WireSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

const say = sayIn('en-AU')

const server = await serverOfTests()
const ann = anew(() => server.caller())
let complete: WireSample
beforeEach(async () => {
  await server.db.query(
    `update accounts set name = 'Ann Unmistakable', name_search = 'ann unmistakable', phone = '0499 123 456', avenue = 'Unmistakable friend' where id = $1`,
    [ann.account.id],
  )
  await server.subscribe(ann, 5)
  complete = await completeSample(server, ann)
  await server.db.query(`update files set key = company_id || '/' || md5(id)`)
})

/** A photo with its bytes in the object store. */
const photo = async (): Promise<string> => {
  const [address = ''] = await insertFiles(server, ann, ['live'])
  const key = `${ann.account.companyId}/live`
  await server.db.query('update files set key = $2 where address = $1', [address, key])
  await server.services.objectStore.put(key, Buffer.from('photo'), 'image/jpeg')
  return address
}

const { created, issue } = projectCalls(server, ann)
const minute = 60_000
const remove = (changes: object = {}, token = ann.token) =>
  server.call('deleteAccount', { token, body: { password: ownPassword, repassword: ownPassword, ...changes } })

/** Every row of every table as text. */
const everything = async (): Promise<string> => {
  const tables = await server.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const rows = await Promise.all(tables.map(({ name }) => server.db.query(`select * from ${name}`)))
  return JSON.stringify(rows)
}

describe('deleting the account', () => {
  it('removes whatever names the person', async () => {
    await server.call('login', { body: { email: ann.account.email, password: ownPassword } })
    await server.call('login', { body: { email: ann.account.email, password: 'wrong' } })
    await server.call('requestPassword', { body: { email: ann.account.email } })
    await server.db.query(`update companies set name = 'Unmistakable Roofs' where id = $1`, [ann.account.companyId])
    expect(await everything()).toContain('Unmistakable')
    expect((await remove()).body).toEqual({ code: 0, data: null })
    const left = (await everything()).toLowerCase()
    for (const text of ['unmistakable', '0499 123 456', ann.account.email, '$argon2id'])
      expect(left).not.toContain(text)
    expect(left).toContain(ann.account.id.toLowerCase())
  })

  it('ends every session at once, and lets nobody in again', async () => {
    const { body } = await server.call<{ token: string }>('login', {
      body: { email: ann.account.email, password: ownPassword },
    })
    await remove()
    for (const token of [ann.token, body.data.token])
      expect(await server.call('checkToken', { token })).toMatchObject({ status: 200, body: { code: 50008 } })
    const kept = await server.db.query('select distinct device, created_at, expires_at, ended_at from sessions')
    expect(kept).toEqual([
      { device: '', createdAt: server.clock(), expiresAt: server.clock(), endedAt: server.clock() },
    ])
    const again = await server.call('login', { body: { email: ann.account.email, password: ownPassword } })
    expect([again.status, again.body.message]).toEqual([400, say('loginFailed')])
  })

  it('gives nobody more mails for a new password than before', async () => {
    const ask = async () => (await server.call('requestPassword', { body: { email: ann.account.email } })).status
    for (let mail = 0; mail < 5; mail++) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    await remove()
    expect(await ask()).toBe(429)
    server.clock.move(60 * minute)
    expect(await ask()).toBe(200)
  })

  it('makes the address free', async () => {
    await remove()
    const someone = { name: 'A', password: 'secret1', password_confirmation: 'secret1', company_name: 'R', phone: '1' }
    expect((await server.call('register', { body: { ...someone, email: ann.account.email } })).status).toBe(200)
  })

  it('removes the live photos, and keeps what was issued', async () => {
    const signed = await server.call<SignedAddress[]>('signAddresses', {
      token: ann.token,
      body: { addresses: [await photo()] },
    })
    const url = new URL(signed.body.data[0]?.full ?? '')
    const read = () => server.app.inject({ url: `${url.pathname}${url.search}` })
    await issue(complete)
    const hash = await created(complete)
    const open = await created({ ...complete, name: 'Without result' })
    expect((await read()).statusCode).toBe(200)
    await remove()
    expect((await read()).statusCode).toBe(404)
    expect(await server.storedKeys()).toEqual([])
    expect(await server.db.query('select 1 from files')).toEqual([])
    const projects = await server.db.query('select hash, hidden_at is not null as hidden from projects')
    expect(projects).toEqual([{ hash, hidden: true }])
    expect(await server.db.query('select 1 from issued_results')).toHaveLength(1)
    const events = await server.db.query(
      `select project_hash as hash, account_id as who from timeline where event = 'deleted'`,
    )
    expect(events).toHaveLength(2)
    expect(events).toContainEqual({ hash: open, who: ann.account.id })
  })

  it('removes photos later that the store does not let go of now', async () => {
    await photo()
    const { objectStore } = server.services
    const broken = { ...objectStore, remove: () => Promise.reject(new Error('no store')) }
    await server.db.transaction((tx) => eraseFiles(tx, ann.account.companyId))
    await removeErasedFiles({ ...server.services, objectStore: broken })
    expect(server.errors).toHaveLength(6)
    expect(await server.storedKeys()).toEqual([`${ann.account.companyId}/live`])
    await removeErasedFiles(server.services)
    expect(await server.storedKeys()).toEqual([])
  })

  it.each([
    ['password', { password: '' }, 400, "Password fields can't be empty!"],
    ['repassword', { repassword: 'secret2' }, 400, 'Password confirm fail, please try again!'],
    ['password', { password: 'secret2', repassword: 'secret2' }, 400, 'The password is wrong!'],
  ])('asks for the password, twice the same: %s', async (field, changes, status, message) => {
    const answer = await remove(changes)
    expect([answer.status, answer.body.message, answer.body.issues?.[0]?.field]).toEqual([status, message, field])
    expect((await server.call('checkToken', { token: ann.token })).body.code).toBe(0)
  })

  it('needs a fresh login', async () => {
    server.clock.move(15 * minute + 1)
    const answer = await remove()
    expect([answer.status, answer.body.message]).toEqual([403, 'Please log in again before you delete your account!'])
    const { body } = await server.call<{ token: string }>('login', {
      body: { email: ann.account.email, password: ownPassword },
    })
    expect((await remove({}, body.data.token)).status).toBe(200)
  })

  it('lets nobody guess the password', async () => {
    for (let guess = 0; guess < 10; guess++) await remove({ password: `guess${guess}`, repassword: `guess${guess}` })
    expect((await remove()).status).toBe(429)
  })
})

describe('in a company with other people', () => {
  it('the last owner hands over first', async () => {
    const colleague = await server.caller('customer', ann.account.companyId)
    await server.db.query(`update accounts set company_role = 'member' where id = $1`, [colleague.account.id])
    const answer = await remove()
    expect([answer.status, answer.body.message]).toEqual([409, 'Please hand over the company to somebody else first!'])
    await server.db.query(`update accounts set company_role = 'owner' where id = $1`, [colleague.account.id])
    expect((await remove()).status).toBe(200)
  })

  it('projects and photos stay with the company', async () => {
    const colleague = await server.caller('customer', ann.account.companyId)
    await photo()
    const hash = await created(complete)
    const stored = await server.storedKeys()
    await remove()
    expect((await server.call('projectDetail', { token: colleague.token, query: { hash } })).status).toBe(200)
    expect(await server.storedKeys()).toEqual(stored)
    const records = await server.call<{ records: { person: string }[] }>('records', {
      token: colleague.token,
      query: { id: hash },
    })
    expect(records.body.data.records.map(({ person }) => person)).toContain('Deleted account')
  })

  it('of two owners who go at once one stays or both go in turn', async () => {
    const colleague = await server.caller('customer', ann.account.companyId)
    const answers = await Promise.all([remove(), remove({}, colleague.token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await server.db.query('select 1 from accounts where deleted_at is null')).toEqual([])
  })
})
