import type { Letterhead } from '@soundroof/contract/roofs/documents/letterhead-calls'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { jpeg, stored } from '../files/testing/send.ts'
import { readIdentity } from './report-identity.ts'

const server = await serverOfTests()
const owner = anew(() => server.caller())

const change = (body: object, by = owner) =>
  server.call<Letterhead>('changeLetterhead', { token: by.token, body: { licence: 'CEC A1234567', ...body } })
const shown = async () => (await server.call<Letterhead>('letterhead', { token: owner.token })).body.data

const identityOf = (projectHash = 'p', now = server.clock()) => {
  const { companyId } = owner.account
  const subject = { projectHash, companyId, revision: 1, projectNumber: 'SR-1001', kind: 'site-sheet' } as const
  return readIdentity(server.db, server.services.config, subject, now)
}

const empty = { licence: '', abn: '', phone: '', accreditation: '', logo: null }

describe('the letterhead of a company', () => {
  it('begins empty, and documents then leave nothing but the name', async () => {
    expect(await shown()).toEqual(empty)
    const { identity, logos } = await identityOf()
    expect(identity.installer).toEqual({
      name: expect.stringMatching(/^Company /),
      abn: null,
      licence: null,
      accreditation: null,
      logo: null,
      phone: null,
    })
    expect([identity.reportNumber, logos]).toEqual(['SR-1001-SS1', []])
  })

  it('is a small picture of the logo; the upload stays, because a project may show it', async () => {
    const address = await stored(server, owner, await jpeg(1600, 400, 3), 'logo.jpg')
    const { body } = await change({ licence: ' CEC A1234567 ', logo: address })
    expect(body.data.licence).toBe('CEC A1234567')
    const { identity, logos } = await identityOf()
    expect(identity.installer).toMatchObject({ licence: 'CEC A1234567', logo: 'logo:installer' })
    const [[name, picture] = []] = logos
    expect([name, (await sharp(picture).metadata()).width]).toEqual(['logo:installer', 480])
    expect(await server.db.query('select 1 from files where address = $1 and name <> $2', [address, ''])).toHaveLength(
      1,
    )
    expect((await change({})).body.data.logo).toBe(body.data.logo)
    expect((await change({ logo: null })).body.data.logo).toBeNull()
  })

  it('takes no picture of another company, and nothing that is none', async () => {
    const stranger = await server.caller()
    const theirs = await stored(server, stranger, await jpeg(400, 200, 3), 'logo.jpg')
    for (const logo of [theirs, 'https://elsewhere.example/logo.jpg']) {
      const { status, body } = await change({ logo })
      expect([status, body.issues?.[0]?.field]).toEqual([400, 'logo'])
    }
    expect(await shown()).toEqual(empty)
  })

  const numbers = { abn: '51824753556', phone: ' 0491 570 156 ', accreditation: ' S1234567 ' }

  it('has the numbers of the company; what a change leaves out stays, what is empty goes', async () => {
    const { body } = await change(numbers)
    const kept = { abn: '51 824 753 556', phone: '0491 570 156', accreditation: 'S1234567' }
    expect(body.data).toMatchObject({ ...kept, licence: 'CEC A1234567' })
    expect((await identityOf()).identity.installer).toMatchObject(kept)
    expect((await change({ licence: 'REC 12345' })).body.data).toMatchObject({ ...kept, licence: 'REC 12345' })
    expect((await change({ phone: '', abn: ' ' })).body.data).toMatchObject({ ...kept, phone: '', abn: '' })
    expect((await identityOf()).identity.installer).toMatchObject({ abn: null, phone: null, accreditation: 'S1234567' })
  })

  it.each([
    ['abn', '51 824 753 557', 'This is not an ABN'],
    ['abn', 'ABN 51 824 753', 'This is not an ABN'],
    ['phone', 'ask', 'a valid phone number'],
    ['accreditation', 'S1\n2', 'one line of plain text'],
  ])('takes no %s "%s"', async (field, text, words) => {
    const { status, body } = await change({ [field]: text })
    expect([status, body.issues?.[0]?.field]).toEqual([400, field])
    expect(body.issues?.[0]?.message).toContain(words)
    expect(await shown()).toEqual(empty)
  })

  it('loses its numbers with its last person', async () => {
    await change(numbers)
    const body = { password: ownPassword, repassword: ownPassword }
    expect((await server.call('deleteAccount', { token: owner.token, body })).status).toBe(200)
    expect(await server.db.query('select 1 from company_details')).toEqual([])
  })

  it('is for owners to change', async () => {
    const member = await server.caller('customer', owner.account.companyId, 'member')
    expect((await change({}, member)).status).toBe(403)
  })
})

it('the letterhead of the provider is changed by administrators, on record', async () => {
  const admin = await server.caller('administrator', 'provider')
  const body = { licence: 'NER 1234567', abn: '53 004 085 616' }
  const answer = await server.call<Letterhead>('changeConsoleLetterhead', { token: admin.token, body })
  expect(answer.body.data).toEqual({ ...empty, ...body })
  expect((await identityOf()).identity.provider).toMatchObject(body)
  const trail = await server.db.query('select action, detail from audit_trail')
  expect(trail).toEqual([
    { action: 'provider_changed', detail: { licence: 'NER 1234567', abn: '53004085616', logo: 'kept' } },
  ])
})
