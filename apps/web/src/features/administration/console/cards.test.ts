import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { auditCard, type Card, companyCard, subscriptionCard, userCard } from './cards.ts'

const say = sayIn('en-AU')

/** As a screen shows them. */
const shownFacts = (facts: Card['facts']) =>
  Object.fromEntries(facts.map(([label, value]) => [say.named(label), value]))

const company = { id: 'c1', name: 'Solar', role: 'member' } as const
const user = {
  id: 'u1',
  email: 'ann@example.org',
  name: 'Ann',
  role: 'customer',
  company,
  state: 'active',
  createdAt: '2026-11-21T09:00:00.000Z',
  lastUsedAt: null,
  registration: null,
} as const

describe('the card of a user', () => {
  it('shows the fields of the row', () => {
    const { title, mark, facts } = userCard(say, user)
    expect([title, mark]).toEqual(['Ann', null])
    expect(shownFacts(facts)).toMatchObject({
      Email: 'ann@example.org',
      Role: 'Customer, member',
      Company: 'Solar',
      'Last active': 'Never',
      Id: 'u1',
    })
  })

  it('marks disabled and deleted accounts', () => {
    expect(say.named(userCard(say, { ...user, state: 'disabled' }).mark ?? '')).toBe('Disabled')
    const { title, mark } = userCard(say, { ...user, state: 'deleted', name: '', email: null })
    expect([title, say.named(mark ?? '')]).toEqual(['Deleted account', 'Deleted'])
    expect(shownFacts(userCard(say, { ...user, role: 'engineer' }).facts).Role).toBe('Engineer')
  })
})

describe('the card of an engineer', () => {
  const engineer = { ...user, role: 'engineer' } as const
  const registration = { body: 'RPEQ', number: '12345', class: 'Structural', validUntil: '2027-06-30' }

  it('shows the registration, or that nothing is signed without one', () => {
    const shown = (more: object) => shownFacts(userCard(say, { ...engineer, ...more }).facts).Registration
    expect(shown({})).toBe('None: signs nothing')
    expect(shown({ registration })).toBe('RPEQ 12345, Structural, valid until 30 Jun 2027')
  })

  it('lets it be entered for engineers only', () => {
    expect(userCard(say, { ...engineer, registration }).engineer).toEqual({ id: 'u1', name: 'Ann', registration })
    expect(userCard(say, user).engineer).toBeUndefined()
    expect(userCard(say, { ...engineer, state: 'deleted', email: null }).engineer).toBeUndefined()
  })
})

describe('what may be done about a user', () => {
  it('is a change to the other status', () => {
    expect(userCard(say, user).account).toEqual({ id: 'u1', name: 'Ann', status: 'disabled' })
    expect(userCard(say, { ...user, state: 'disabled' }).account?.status).toBe('enabled')
  })

  it('is nothing for oneself and for deleted accounts', () => {
    expect(userCard(say, user, 'ann@example.org').account).toBeUndefined()
    expect(userCard(say, { ...user, state: 'deleted', name: '', email: null }).account).toBeUndefined()
  })
})

it('the card of a company shows its numbers', () => {
  const card = companyCard(say, { id: 'c1', name: 'Solar', createdAt: user.createdAt, people: 2, projects: 0 })
  expect(card.title).toBe('Solar')
  expect(shownFacts(card.facts)).toMatchObject({ People: '2', Projects: '0' })
})

it('the card of a subscription shows how much is used', () => {
  const card = subscriptionCard(say, {
    id: 's1',
    account: { id: 'u1', email: 'ann@example.org', name: '' },
    source: 'apple',
    bought: 30,
    charged: 4,
    reserved: 1,
    state: 'over',
    startsAt: '2026-10-21T09:00:00.000Z',
    endsAt: '2026-11-21T09:00:00.000Z',
  })
  expect([card.title, say.named(card.mark ?? '')]).toEqual(['ann@example.org', 'Ended'])
  expect(shownFacts(card.facts).Calculations).toBe('30 bought, 4 charged, 1 reserved')
})

describe('the card of a change', () => {
  const row = {
    id: '7',
    happenedAt: user.createdAt,
    action: 'staff_created',
    by: { operator: 'root', accountId: null, email: null },
    subject: { id: 'u1', email: 'eve@example.org' },
    detail: { role: 'engineer', counts: [1, 2] },
  } as const

  it('shows who changed what for whom', () => {
    const { title, facts } = auditCard(say, { ...row, detail: { role: 'engineer', counts: [1, 2] } })
    expect(title).toBe('A staff account was created')
    expect(shownFacts(facts)).toMatchObject({
      By: 'root, by command',
      Of: 'eve@example.org',
      Role: 'engineer',
      Counts: '[1,2]',
    })
  })

  it('shows old and new values and their names', () => {
    const detail = { phone: { from: '', to: '02 5550 1234' }, picture: { from: 'x', to: null } }
    const provider = { ...row, action: 'provider_changed', subject: { id: 'provider', email: null }, detail } as const
    expect(shownFacts(auditCard(say, provider).facts)).toMatchObject({
      Of: 'Provider',
      Phone: '– → 02 5550 1234',
      Picture: 'x → –',
    })
    const sheeting = { ...provider, action: 'sheeting_changed', subject: { id: 'sheeting 2', email: null } } as const
    expect(shownFacts(auditCard(say, sheeting).facts).Of).toBe('Product 2')
  })

  it.each([
    ['figure_proposed', 'modules/generic-1762x1134', 'Module: generic 1762x1134'],
    ['figure_revoked', 'panels/limits/unknown-module', 'Panel: unknown module'],
    ['figure_approved', 'fixings/rail', 'Rail'],
    ['figure_rules_changed', 'provider', 'Provider'],
    ['document_voided', '7KQM-2VXT-9HPD', 'Document 7KQM-2VXT-9HPD'],
    ['secret_accepted', 'RECORD_SECRET', 'Secret RECORD_SECRET'],
    ['sandbox_period_ended', 'p1', 'Period p1 of the sandbox store'],
    ['rows_sealed', '0040_seals', 'Update 0040_seals of the server'],
    ['codes_removed', 'u9', 'Deleted account u9'],
  ] as const)('names what %s is about', (action, id, words) => {
    const about = { ...row, action, subject: { id, email: null }, detail: {} }
    expect(shownFacts(auditCard(say, about).facts).Of).toBe(words)
  })

  it('shows the identifier of a deleted account', () => {
    const gone = { ...row, by: { operator: null, accountId: 'u2', email: null }, subject: { id: 'u1', email: null } }
    expect(shownFacts(auditCard(say, { ...gone, detail: {} }).facts)).toMatchObject({
      By: 'Deleted account u2',
      Of: 'Deleted account u1',
    })
  })
})
