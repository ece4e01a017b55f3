import type {
  AuditRow,
  ConsoleCompany,
  ConsoleSubscription,
  ConsoleUser,
} from '@soundroof/contract/administration/console'
import type { EndpointName } from '@soundroof/contract/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import { update } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { testStart } from '../../testing/stopped-clock.ts'
import type { Caller } from '../../testing/test-server.ts'
import { changeAccountStatus } from '../staff/account-status.ts'
import { createStaff } from '../staff/create-staff.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))

type Page<T> = { readonly rows: readonly T[]; readonly total: number; readonly next: string | null }
const second = 1000
const day = 24 * 3600 * second

const page = async <T>(name: EndpointName, query: Readonly<Record<string, unknown>> = {}): Promise<Page<T>> => {
  const { status, body } = await server.call<Page<T>>(name, { query, token: admin.token })
  expect([status, body.code], JSON.stringify(body)).toEqual([200, 0])
  return body.data
}
const emails = async (query: Readonly<Record<string, unknown>>) =>
  (await page<ConsoleUser>('consoleUsers', query)).rows.map(({ email }) => email)

/** Rows of all pages, so many at a time. */
const walk = async <T>(name: EndpointName, limit: number): Promise<readonly T[]> => {
  const rows: T[] = []
  for (let after: string | null = ''; after !== null; ) {
    const { rows: more, next, total }: Page<T> = await page<T>(name, { limit, after })
    expect(total).toBe((await page(name)).total)
    if (next !== null) expect(more).toHaveLength(limit)
    rows.push(...more)
    after = next
  }
  return rows
}

const named = async (caller: Caller, name: string) => {
  await update(server.db, 'accounts', { id: caller.account.id }, { name, nameSearch: name.toLowerCase() })
  return caller
}

describe('the users', () => {
  it('are shown with their company, state and last use', async () => {
    server.clock.move(day)
    const ann = await named(await server.caller(), 'Ann')
    server.clock.move(3 * day)
    await server.call('checkToken', { token: ann.token })
    const { rows, total, next } = await page<ConsoleUser>('consoleUsers')
    expect([total, next]).toEqual([2, null])
    expect(rows[0]).toEqual({
      id: ann.account.id,
      email: ann.account.email,
      name: 'Ann',
      role: 'customer',
      company: { id: ann.account.companyId, name: `Company ${ann.account.companyId.slice(0, 4)}`, role: 'owner' },
      state: 'active',
      createdAt: new Date(testStart + day).toISOString(),
      lastUsedAt: new Date(testStart + 4 * day).toISOString(),
      registration: null,
    })
    expect(rows[1]).toMatchObject({ id: admin.account.id, role: 'administrator' })
  })

  it('are found by name and address in any case, role, state and company', async () => {
    const ann = await named(await server.caller(), 'Ann Ördög')
    const bob = await named(await server.caller('customer', ann.account.companyId, 'member'), 'Bob')
    const eve = await named(await server.caller('engineer', 'provider'), 'Eve')
    await server.db.query('update accounts set disabled_at = now() where id = $1', [eve.account.id])
    await server.db.query(
      `update accounts set deleted_at = now(), email = null, name = '', name_search = '' where id = $1`,
      [bob.account.id],
    )
    expect(await emails({ search: ' ANN ÖR' })).toEqual([ann.account.email])
    expect(await emails({ search: eve.account.email.toUpperCase() })).toEqual([eve.account.email])
    expect(await emails({ search: '%' })).toEqual([])
    expect(await emails({ role: 'engineer' })).toEqual([eve.account.email])
    expect(await emails({ state: 'disabled' })).toEqual([eve.account.email])
    expect(await emails({ state: 'deleted' })).toEqual([null])
    expect(await emails({ state: 'active', company: ann.account.companyId })).toEqual([ann.account.email])
    expect((await emails({ company: ann.account.companyId })).sort()).toEqual([ann.account.email, null].sort())
    expect(await emails({ search: ' ', company: '', after: '' })).toHaveLength(4)
  })

  it('show nothing of a password or a session', async () => {
    const text = JSON.stringify(await page('consoleUsers'))
    expect(text).not.toMatch(/password|token|hash/)
    expect(text).not.toContain(admin.account.sessionId)
  })
})

describe('the companies', () => {
  it('are shown with their people and projects', async () => {
    server.clock.move(second)
    const ann = await server.caller()
    const bob = await server.caller('customer', ann.account.companyId, 'member')
    await server.caller('customer', ann.account.companyId, 'member')
    await server.db.query('update accounts set deleted_at = now() where id = $1', [bob.account.id])
    const project = await completeSample(server, ann)
    await server.call('uploadProject', { body: project, token: ann.token })
    await server.db.query('update companies set name = $2 where id = $1', [ann.account.companyId, 'Ördög Solar'])
    const { rows, total } = await page<ConsoleCompany>('consoleCompanies')
    expect(total).toBe(2)
    expect(rows[0]).toEqual({
      id: ann.account.companyId,
      name: 'Ördög Solar',
      createdAt: new Date(testStart + second).toISOString(),
      people: 2,
      projects: 1,
    })
    for (const search of ['Ördög', 'SOLAR', 'g s'])
      expect((await page<ConsoleCompany>('consoleCompanies', { search })).rows, search).toEqual([rows[0]])
    await server.db.query('update projects set hidden_at = now()')
    expect((await page<ConsoleCompany>('consoleCompanies')).rows[0]).toEqual({ ...rows[0], projects: 0 })
    expect(await page('consoleCompanies', { search: 'nobody' })).toEqual({ rows: [], total: 0, next: null })
  })
})

describe('the subscriptions', () => {
  const states = async (query = {}) =>
    (await page<ConsoleSubscription>('consoleSubscriptions', query)).rows.map(({ id, state }) => [id, state])

  it('are shown with what is used of them, and how they stand now', async () => {
    const ann = await named(await server.caller(), 'Ann')
    const id = await server.subscribe(ann, 5, 20)
    await server.call('decrementTimes', { token: ann.token })
    await server.call('decrementTimes', { token: ann.token })
    await server.db.query(
      'insert into charges (id, subscription_id, issued_result_id, charged_at) values ($1, $2, $1, $3)',
      [newId(), id, server.clock()],
    )
    const { rows } = await page<ConsoleSubscription>('consoleSubscriptions')
    expect(rows).toEqual([
      {
        id,
        account: { id: ann.account.id, email: ann.account.email, name: 'Ann' },
        source: 'test',
        bought: 5,
        charged: 1,
        reserved: 2,
        state: 'running',
        startsAt: new Date(testStart).toISOString(),
        endsAt: new Date(testStart + 20 * day).toISOString(),
      },
    ])
    server.clock.move(20 * day)
    expect(await states()).toEqual([[id, 'over']])
    server.clock.move(-21 * day)
    expect(await states()).toEqual([[id, 'coming']])
  })

  it('are found by name, address and state', async () => {
    const ann = await named(await server.caller(), 'Ann')
    const bob = await named(await server.caller(), 'Bob Lee')
    const past = await server.subscribe(ann, 5, 1)
    server.clock.move(2 * day)
    const present = await server.subscribe(bob, 5)
    expect(await states({ state: 'over' })).toEqual([[past, 'over']])
    expect(await states({ state: 'coming' })).toEqual([])
    expect(await states({ search: 'BOB L' })).toEqual([[present, 'running']])
    expect(await states({ search: ann.account.email })).toEqual([[past, 'over']])
  })
})

describe('the audit trail', () => {
  it('tells who did what to whom, newest first, by action and subject', async () => {
    const { db, config, clock } = server.services
    const eve = { role: 'engineer', email: 'eve@example.org', name: 'Eve', phone: '-', password: 'secret1' } as const
    const id = await createStaff(eve, { db, config, actor: { operator: 'ann-root' }, now: clock() })
    server.clock.move(second)
    const actor = { accountId: admin.account.id }
    const why = { reason: 'long leave', actor, now: clock() }
    await changeAccountStatus(db, { id, status: 'disabled', ...why })
    const { rows, total } = await page<AuditRow>('auditTrail')
    expect(total).toBe(2)
    expect(rows).toEqual([
      {
        id: '2',
        happenedAt: new Date(testStart + second).toISOString(),
        action: 'staff_disabled',
        by: { operator: null, accountId: admin.account.id, email: admin.account.email },
        subject: { id, email: 'eve@example.org' },
        detail: { status: { from: 'enabled', to: 'disabled' }, reason: 'long leave' },
      },
      {
        id: '1',
        happenedAt: new Date(testStart).toISOString(),
        action: 'staff_created',
        by: { operator: 'ann-root', accountId: null, email: null },
        subject: { id, email: 'eve@example.org' },
        detail: { role: 'engineer' },
      },
    ])
    expect((await page<AuditRow>('auditTrail', { action: 'staff_created' })).rows).toEqual([rows[1]])
    expect((await page<AuditRow>('auditTrail', { subject: id, limit: 1 })).rows).toEqual([rows[0]])
    expect((await page<AuditRow>('auditTrail', { subject: 'another' })).rows).toEqual([])
    const found = async (query: Readonly<Record<string, unknown>>) =>
      (await page<AuditRow>('auditTrail', query)).rows.map((row) => row.id)
    for (const actor of [admin.account.id, admin.account.email.toUpperCase(), ` ${admin.account.email.slice(0, 12)}`])
      expect(await found({ actor }), actor).toEqual(['2'])
    expect([await found({ actor: 'NN-R' }), await found({ actor: 'nobody@' }), await found({ actor: ' ' })]).toEqual([
      ['1'],
      [],
      ['2', '1'],
    ])
    const at = (milliseconds: number) => new Date(testStart + milliseconds).toISOString()
    expect(await found({ from: at(second) })).toEqual(['2'])
    expect(await found({ to: at(second) })).toEqual(['1'])
    expect(await found({ from: at(0), to: at(second + 1), actor: '' })).toEqual(['2', '1'])
    expect(await found({ from: at(1), to: at(second) })).toEqual([])
  })
})

describe('pages', () => {
  beforeEach(async () => {
    for (let number = 0; number < 7; number++) {
      const caller = await server.caller()
      await server.subscribe(caller, number)
      const change = { actor: { operator: 'ann' }, action: 'staff_created', subjectId: 'x' } as const
      await server.db.transaction((tx) => recordChange(tx, change, server.clock()))
      // Several rows of one moment: the identifier decides.
      if (number % 3 === 0) server.clock.move(second)
    }
  })

  it.each(['consoleUsers', 'consoleCompanies', 'consoleSubscriptions', 'auditTrail'] as const)(
    'of %s hold every row once, in the order of one page',
    async (name) => {
      const { rows, total } = await page<{ id: string }>(name)
      expect(rows.length).toBeGreaterThan(6)
      expect(total).toBe(rows.length)
      for (const limit of [1, 3, rows.length]) expect(await walk(name, limit)).toEqual(rows)
    },
  )

  it.each(['consoleUsers', 'consoleCompanies', 'consoleSubscriptions', 'auditTrail'] as const)(
    'of %s begin nowhere else',
    async (name) => {
      const odd = ['x', '1 ', '1 a\0b', `${Number.MAX_SAFE_INTEGER} 1`, '-1 1', '1 1\n2'].map((text) =>
        Buffer.from(text).toString('base64url'),
      )
      for (const after of [...odd, 'ä', '1 1']) {
        const { status, body } = await server.call(name, { query: { after }, token: admin.token })
        expect([status, body.message], after).toEqual([400, 'after is not one of the options!'])
      }
    },
  )
})
