import type { VersionedProvider } from '@soundroof/contract/platform/provider'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { describe, expect, it } from 'vitest'
import { writePasswordMails } from '../../identity/passwords/password-mails.ts'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { keepReference } from '../../platform/provider/kept-reference.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { TestServer } from '../../testing/test-server.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))

const configured = () => server.services.config.provider
const details = {
  name: 'Example Engineers',
  email: 'desk@example.org',
  phone: '02 5550 1234',
  web: 'https://example.org',
}
const change = (body: Readonly<Record<string, unknown>>, by = admin) =>
  server.call<VersionedProvider>('changeProvider', { body: { ...details, ...body }, token: by.token })
const shown = async () => (await server.call<{ provider: object }>('client')).body.data.provider
const trail = () =>
  server.db.query(
    'select account_id as by, action, subject_id as subject, detail, happened_at as at from audit_trail order by id',
  )

describe('the details of the provider', () => {
  it('are those of the configuration until an administrator changes them', async () => {
    const { body } = await server.call('consoleProvider', { token: admin.token })
    expect(body.data).toEqual({ ...configured(), version: 0 })
    expect(await shown()).toEqual(configured())
  })

  it('are shown at once, and the trail has old and new values of what changed', async () => {
    expect((await change({ version: 0 })).body.data).toEqual({ ...details, version: 1 })
    expect(await shown()).toEqual(details)
    expect((await change({ version: 1, phone: ' 03 5550 9876 ' })).body.data.phone).toBe('03 5550 9876')
    expect(await shown()).toEqual({ ...details, phone: '03 5550 9876' })
    const [first, second] = await trail()
    expect(first).toMatchObject({
      action: 'provider_changed',
      detail: { name: { from: configured().name, to: details.name }, phone: { from: '', to: details.phone } },
    })
    expect(second).toEqual({
      by: admin.account.id,
      action: 'provider_changed',
      subject: 'provider',
      detail: { phone: { from: '02 5550 1234', to: '03 5550 9876' } },
      at: server.clock(),
    })
  })

  it('leave no trail when they stay as they are', async () => {
    await change({ version: 0 })
    expect((await change({ version: 1 })).body.data.version).toBe(1)
    expect(await trail()).toHaveLength(1)
  })

  it('name the company of the staff, stand in messages and under mails', async () => {
    await change({ version: 0 })
    const [company] = await server.db.query(`select name from companies where id = 'provider'`)
    expect(company).toEqual({ name: details.name })
    const ann = await server.caller()
    await server.subscribe(ann, 5)
    await server.call('decrementTimes', { token: ann.token })
    const body = { ...(await completeSample(server, ann)), [wireFieldOf('structure', 'span')]: 20_000 }
    for (const name of ['getResult', 'uploadProject'] as const)
      expect((await server.call(name, { body, token: ann.token })).body.message).toContain(
        'contact Example Engineers for',
      )
    await server.call('requestPassword', { body: { email: ann.account.email } })
    await writePasswordMails(server.services)
    const mail = await takeMail(server.db, server.services, server.clock(), new Date(server.clock().getTime() + 60_000))
    expect(mail?.text).toMatch(/\n\nExample Engineers\n$/)
  })
})

describe('a change that comes too late', () => {
  const meanwhile = { code: 409, message: 'Somebody else has changed this in the meantime. Please check it again!' }

  it('is refused, whatever the version, and changes nothing', async () => {
    await change({ version: 0 })
    for (const version of [0, 2, 7]) expect((await change({ version, phone: '000' })).body).toEqual(meanwhile)
    expect(await shown()).toEqual(details)
    expect(await trail()).toHaveLength(1)
  })

  it.each([0, 1])('is all but one of many at the same moment, from version %i', async (version) => {
    if (version === 1) await change({ version: 0, name: 'Before' })
    const phones = ['001', '002', '003', '004', '005', '006']
    const answers = await Promise.all(phones.map((phone) => change({ version, phone })))
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 409, 409, 409, 409, 409])
    const winner = answers.find(({ body }) => body.code === 0)?.body.data.phone
    expect(await shown()).toMatchObject({ phone: winner })
    expect(await trail()).toHaveLength(version + 1)
  })
})

it.each([
  ['name', ' ', 'Enter the name of the provider!'],
  ['email', 'desk', 'Please enter a valid email address!'],
  ['phone', 'ask', 'Please enter a valid phone number!'],
  ['web', 'javascript:alert(1)', 'Please enter a web address that begins with https:// or http://!'],
  ['name', 'two\r\nBcc: all@example.org', 'Name must be one line of plain text!'],
])('%s %j is refused by its name', async (field, value, message) => {
  const { status, body } = await change({ version: 0, [field]: value })
  expect([status, body.issues]).toEqual([400, [{ field, message }]])
  expect(await shown()).toEqual(configured())
})

describe('what a process keeps in memory', () => {
  it('of a change in another process is two seconds old at most', async () => {
    const other = keepReference(server.services)
    expect((await other.get()).provider).toEqual(configured())
    await change({ version: 0 })
    server.clock.move(1999)
    expect((await other.get()).provider).toEqual(configured())
    server.clock.move(1)
    expect((await other.get()).provider).toEqual(details)
  })

  it('is not what was read before its own change', async () => {
    const kept = keepReference(server.services)
    const before = kept.get()
    await change({ version: 0 })
    kept.forget()
    await before
    expect((await kept.get()).provider).toEqual(details)
  })

  it('goes on after its own change, without the database, with what was known; with the change once it answers', async () => {
    let isGone = false
    const db: TestServer['db'] = {
      ...server.db,
      query: (...call) => (isGone ? Promise.reject(new Error('gone')) : server.db.query(...call)),
    }
    const kept = keepReference({ ...server.services, db })
    await kept.get()
    await change({ version: 0 })
    isGone = true
    kept.forget()
    expect((await kept.get()).provider).toEqual(configured())
    isGone = false
    server.clock.move(2000)
    expect((await kept.get()).provider).toEqual(details)
  })

  it('asks the database once however many ask, and goes on without it', async () => {
    let asked = 0
    let isGone = false
    const db: TestServer['db'] = {
      ...server.db,
      query: (...call) => {
        asked++
        return isGone ? Promise.reject(new Error('gone')) : server.db.query(...call)
      },
    }
    const kept = keepReference({ ...server.services, db })
    await Promise.all(Array.from({ length: 20 }, () => kept.get()))
    expect(asked).toBe(3)
    isGone = true
    server.clock.move(2000)
    expect((await kept.get()).provider).toEqual(configured())
    expect(server.errors).toHaveLength(1)
    await expect(keepReference({ ...server.services, db }).get()).rejects.toThrow('gone')
  })
})
