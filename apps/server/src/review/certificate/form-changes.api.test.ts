import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import type { FormChange, FormInForce } from '@soundroof/contract/review/certificate/form-changes'
import { stateCodes } from '@soundroof/contract/roofs/places/state-codes'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { publishedForm } from '../testing/valid-form-calls.ts'
import { formOfProject } from './form-of-project.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const bob = anew(() => server.caller('engineer', 'provider'))

const published = publishedForm('qld-form-15')
const [firstSection, ...others] = published.sections
if (!firstSection) throw new Error('The form has sections.')
const corrected: CertificateForm = { ...published, version: 'Version 3', sections: [...others, firstSection] }

const propose = async (form: unknown = corrected, base = 0, by: Caller = ann) =>
  (await server.call('proposeCertificateForm', { body: { form, base, reason: 'Version 3 is out' }, token: by.token }))
    .body
const listed = async (by: Caller = bob) =>
  (await server.call<{ forms: FormInForce[]; waiting: FormChange[] }>('certificateForms', { token: by.token })).body
    .data
const openId = async () =>
  (await server.db.query<{ id: string }>(`select id from certificate_form_changes where state = 'proposed'`))[0]?.id ??
  ''
const decide = async (by: Caller, decision: string, id: string, note = '') =>
  (await server.call('decideCertificateForm', { body: { id, decision, note }, token: by.token })).body.code
const used = (state: (typeof stateCodes)[number]) =>
  formOfProject(server.db, { building: { state: stateCodes.indexOf(state) } } as ProjectDraft)
const trail = async () =>
  (await server.db.query<{ action: string }>('select action from audit_trail order by id')).map(({ action }) => action)

describe('a corrected form', () => {
  it('takes the place of the published one once a second engineer has approved it', async () => {
    expect((await propose()).code).toBe(0)
    expect((await used('QLD')).correction).toBeNull()
    expect(await decide(ann, 'approve', await openId())).toBe(403)
    expect(await decide(bob, 'approve', await openId())).toBe(0)
    const { form, correction } = await used('QLD')
    expect(form).toEqual(corrected)
    expect(correction).toEqual({ number: 1, approvedAt: new Date(server.clock()).toISOString() })
    expect((await used('NSW')).correction).toBeNull()
    const entry = (await listed()).forms.find((one) => one.form.id === published.id)
    expect(entry).toMatchObject({
      number: 1,
      changes: [{ state: 'approved', reason: 'Version 3 is out', isOwn: false }],
    })
    expect(await trail()).toEqual(['certificate_form_proposed', 'certificate_form_approved'])
  })

  it('is declined with a note, or withdrawn by who proposed it, and another can follow', async () => {
    await propose()
    expect(await decide(bob, 'decline', await openId())).toBe(400)
    expect(await decide(bob, 'withdraw', await openId())).toBe(403)
    expect(await decide(bob, 'decline', await openId(), 'Section 2 is missing')).toBe(0)
    expect((await propose()).code).toBe(0)
    expect(await decide(ann, 'withdraw', await openId())).toBe(0)
    expect((await used('QLD')).correction).toBeNull()
    expect((await propose()).code).toBe(0)
  })

  it('added for a state is used there, and listed as waiting before', async () => {
    const added = { ...corrected, id: 'nsw-form-2027', states: ['NSW'] }
    await propose(added)
    expect((await listed()).waiting.map(({ form }) => form.id)).toEqual(['nsw-form-2027'])
    await decide(bob, 'approve', await openId())
    expect((await used('NSW')).form.id).toBe('nsw-form-2027')
    expect((await listed()).waiting).toEqual([])
  })

  it('no longer holds for a state that its next version leaves out', async () => {
    await propose({ ...corrected, states: ['QLD', 'NSW'] })
    await decide(bob, 'approve', await openId())
    expect((await used('NSW')).form.id).toBe(published.id)
    server.clock.move(1000)
    await propose({ ...corrected, version: 'Version 4', states: ['QLD'] }, 1)
    await decide(bob, 'approve', await openId())
    expect((await used('QLD')).form.version).toBe('Version 4')
    expect(await used('NSW')).toMatchObject({ form: { states: ['NSW'] }, correction: null })
  })

  it('is not approved by an engineer without a valid registration, nor by another account of the same engineer', async () => {
    await propose()
    await server.db.query(`update engineer_registrations set valid_until = '2020-01-01' where account_id = $1`, [
      bob.account.id,
    ])
    expect(await decide(bob, 'approve', await openId())).toBe(409)
    await server.db.query(
      `update engineer_registrations set valid_until = '2099-01-01',
         number = (select number from engineer_registrations where account_id = $2) where account_id = $1`,
      [bob.account.id, ann.account.id],
    )
    expect(await decide(bob, 'approve', await openId())).toBe(403)
    expect((await used('QLD')).correction).toBeNull()
  })
})

describe('one engineer with two accounts', () => {
  const giveNumber = (of: Caller, to: Caller) =>
    server.db.query(
      `update engineer_registrations set number = (select number from engineer_registrations where account_id = $1)
       where account_id = $2`,
      [of.account.id, to.account.id],
    )

  it('does not approve what the other account proposed under a registration that it no longer has', async () => {
    await giveNumber(ann, bob)
    await propose()
    await server.db.query('delete from engineer_registrations where account_id = $1', [ann.account.id])
    expect(await decide(bob, 'approve', await openId())).toBe(403)
    const cleo = await server.caller('engineer', 'provider')
    expect(await decide(cleo, 'approve', await openId())).toBe(0)
  })

  it('proposes nothing without a valid registration', async () => {
    await server.db.query('delete from engineer_registrations where account_id = $1', [ann.account.id])
    const { code, message } = await propose()
    expect([code, message]).toEqual([409, expect.stringContaining('registration')])
    expect(await trail()).toEqual([])
  })
})

describe('a proposal', () => {
  const inspected = [{ title: 'Work', hint: '', entries: [{ label: 'Inspected', value: 'workInspected' }] }]

  it('with an unknown entry is refused, and the message names the entry', async () => {
    const sections = [{ title: 'Work', hint: '', entries: [{ label: 'Colour', value: 'colourOfRoof' }] }]
    const { code, issues } = await propose({ ...corrected, sections })
    expect([code, issues]).toEqual([
      400,
      [{ field: 'form', message: 'The entry “Colour” asks for “colourOfRoof”, which no certificate holds!' }],
    ])
    expect(await trail()).toEqual([])
  })

  it('keeps the purpose of its form, published or added', async () => {
    const refused = {
      code: 400,
      issues: [{ field: 'form', message: expect.stringMatching(/^A form keeps its purpose/) }],
    }
    expect(await propose({ ...corrected, purpose: 'inspection', sections: inspected })).toMatchObject(refused)
    const added = { ...corrected, id: 'nsw-form-2027', states: ['NSW'] }
    await propose(added)
    await decide(bob, 'approve', await openId())
    const turned = { ...added, purpose: 'inspection', sections: inspected } as const
    expect(await propose(turned, 1)).toMatchObject(refused)
    expect((await propose({ ...turned, id: 'nsw-inspection-2027' })).code).toBe(0)
  })

  it.each([
    ['of another purpose', `jsonb_set(content, '{purpose}', '"inspection"')`, /^The entry /],
    ['with an inspected entry', `jsonb_set(content, '{sections}', $1::jsonb)`, /^The entry “Inspected”/],
    [
      'of another purpose, entries too',
      `content || '{"purpose":"inspection"}' || jsonb_build_object('sections', $1::jsonb)`,
      /^A form keeps its purpose/,
    ],
  ])('from before the rules of today is not approved: %s', async (_, content, message) => {
    await propose()
    await server.db.query(`update certificate_form_changes set content = ${content} where $1::text is not null`, [
      JSON.stringify(inspected),
    ])
    const body = { id: await openId(), decision: 'approve', note: '' }
    const answer = await server.call('decideCertificateForm', { body, token: bob.token })
    expect([answer.status, answer.body.issues?.[0]]).toEqual([
      400,
      expect.objectContaining({ field: 'form', message: expect.stringMatching(message) }),
    ])
    expect((await used('QLD')).correction).toBeNull()
    expect(await decide(bob, 'decline', body.id, 'Of another purpose')).toBe(0)
  })

  it('from before forms had a purpose is one for designs: listed, approved and used', async () => {
    await propose()
    await server.db.query(`update certificate_form_changes set content = content - 'purpose'`)
    expect((await listed()).forms.flatMap(({ changes }) => changes.map(({ form }) => form.purpose))).toEqual(['design'])
    expect(await decide(bob, 'approve', await openId())).toBe(0)
    expect((await used('QLD')).form).toEqual(corrected)
    const turned = { ...corrected, purpose: 'inspection', sections: inspected }
    expect((await propose(turned, 1)).code).toBe(400)
  })

  it.each([
    null,
    7,
    'form',
    [],
    {},
    { sections: 3 },
    { sections: [null, { entries: 'x' }] },
    { ...corrected, more: 1 },
  ])('that is no form is refused: %j', async (form) => {
    expect((await propose(form)).code).toBe(400)
    expect(server.errors).toEqual([])
  })

  it('of two at once for a form one is refused, and nothing is lost of the other', async () => {
    const codes = (await Promise.all([propose(), propose(corrected, 0, bob)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([0, 409])
    expect(await trail()).toEqual(['certificate_form_proposed'])
  })

  it('made from a form that has changed since is refused', async () => {
    await propose()
    await decide(bob, 'approve', await openId())
    expect([(await propose()).code, (await propose(corrected, 1)).code]).toEqual([409, 0])
  })

  it('decided by two at once is decided once', async () => {
    const cleo = await server.caller('engineer', 'provider')
    await propose()
    const id = await openId()
    const codes = await Promise.all([decide(bob, 'approve', id), decide(cleo, 'decline', id, 'No')])
    expect(codes.toSorted()).toEqual([0, 409])
  })
})
