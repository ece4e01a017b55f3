import type { HeldProjects, StaffRole } from '@soundroof/contract/administration/staff'
import { describe, expect, it } from 'vitest'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))
const eve = anew(() => server.caller('engineer', 'provider'))

type Part = { readonly seen?: readonly string[]; readonly handTo?: string | null; readonly reason?: string }
const change = async (by: Caller, id: string, role: StaffRole, part: Part = {}) =>
  (
    await server.call('changeStaffRole', {
      body: { id, role, reason: 'Leads the desk', seen: [], handTo: null, ...part },
      token: by.token,
    })
  ).body
const roleOf = async ({ account }: Caller) =>
  (await server.db.query<{ role: string }>('select role from accounts where id = $1', [account.id]))[0]?.role
const held = async (id: string) =>
  (await server.call<HeldProjects>('heldProjects', { query: { id }, token: admin.token })).body.data
const trail = () => server.db.query<{ detail: unknown }>('select action, detail from audit_trail order by id')

/** A project that the engineer has claimed. */
const claimed = async (by: Caller): Promise<string> => {
  const installer = await server.caller()
  await server.subscribe(installer, 5)
  const project = await completeSample(server, installer)
  const { body } = await server.call<{ hash: string }>('uploadProject', { body: project, token: installer.token })
  const { hash } = body.data
  const submitted = await server.call('submitProject', { body: { hash }, token: installer.token })
  const taken = await server.call('claimProject', { body: { hash }, token: by.token })
  expect([submitted.body.code, taken.body.code]).toEqual([0, 0])
  return hash
}

describe('an engineer who becomes administrator', () => {
  it('is signed out everywhere, and the change is recorded', async () => {
    expect((await change(admin, eve.account.id, 'administrator')).code).toBe(0)
    expect(await roleOf(eve)).toBe('administrator')
    expect((await server.call('checkToken', { token: eve.token })).body.code).toBe(50008)
    expect(await trail()).toEqual([
      {
        action: 'staff_role_changed',
        detail: { role: { from: 'engineer', to: 'administrator' }, reason: 'Leads the desk' },
      },
    ])
  })

  it('gives open projects to the colleague who was chosen, in the timeline of each', async () => {
    const hash = await claimed(eve)
    const bob = await server.caller('engineer', 'provider')
    const { projects, colleagues } = await held(eve.account.id)
    expect(projects.map((project) => project.hash)).toEqual([hash])
    expect(colleagues.map(({ id }) => id).toSorted()).toEqual([admin.account.id, bob.account.id].toSorted())
    const part = { seen: [hash], handTo: bob.account.id }
    expect((await change(admin, eve.account.id, 'administrator', part)).code).toBe(0)
    expect((await held(bob.account.id)).projects).toHaveLength(1)
    const events = await server.db.query<{ event: string }>(
      `select event from timeline where project_hash = $1 order by id desc limit 1`,
      [hash],
    )
    expect(events).toEqual([{ event: 'handedOver' }])
    expect((await trail()).at(-1)?.detail).toMatchObject({ projects: [hash], handedTo: bob.account.id })
  })

  it('keeps them where that was chosen', async () => {
    const hash = await claimed(eve)
    expect((await change(admin, eve.account.id, 'administrator', { seen: [hash] })).code).toBe(0)
    expect((await held(eve.account.id)).projects).toHaveLength(1)
  })

  it('holds a project that the administrator did not see: nothing is changed', async () => {
    await claimed(eve)
    expect((await change(admin, eve.account.id, 'administrator')).code).toBe(409)
    expect([await roleOf(eve), await trail()]).toEqual(['engineer', []])
  })

  it('does not hand over to somebody who cannot take it', async () => {
    const hash = await claimed(eve)
    const customer = await server.caller()
    for (const handTo of [customer.account.id, eve.account.id, 'nobody'])
      expect((await change(admin, eve.account.id, 'administrator', { seen: [hash], handTo })).code).toBe(404)
    expect(await roleOf(eve)).toBe('engineer')
  })
})

describe('nothing is changed', () => {
  it('of oneself, of a customer, of nobody, without a reason, and for the role that the person has', async () => {
    const customer = await server.caller()
    const answers = [
      await change(admin, admin.account.id, 'engineer'),
      await change(admin, customer.account.id, 'engineer'),
      await change(admin, 'nobody', 'engineer'),
      await change(admin, eve.account.id, 'administrator', { reason: ' ' }),
      await change(admin, eve.account.id, 'engineer'),
    ]
    expect(answers.map(({ code }) => code)).toEqual([409, 404, 404, 400, 409])
    expect(answers[0]?.message).toBe('You cannot change your own role!')
    expect(await trail()).toEqual([])
  })

  it('for an engineer whose registration another active engineer has', async () => {
    const bob = await server.caller('administrator', 'provider')
    await server.services.db.transaction(async (tx) => {
      await tx.query(
        `insert into engineer_registrations (account_id, body, number, class, valid_until, entered_by, entered_at)
         select $1, body, number, class, valid_until, entered_by, entered_at from engineer_registrations
         where account_id = $2`,
        [bob.account.id, eve.account.id],
      )
    })
    expect((await change(admin, bob.account.id, 'engineer')).code).toBe(409)
    expect(await roleOf(bob)).toBe('administrator')
  })
})

it('administrators who make each other engineers at the same moment: one remains', async () => {
  const other = await server.caller('administrator', 'provider')
  const answers = await Promise.all([
    change(admin, other.account.id, 'engineer'),
    change(other, admin.account.id, 'engineer'),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 50008])
  expect([await roleOf(admin), await roleOf(other)].toSorted()).toEqual(['administrator', 'engineer'])
})
