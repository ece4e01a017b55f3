import type { Letterhead } from '@soundroof/contract/roofs/documents/letterhead-calls'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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

describe('the letterhead of a company', () => {
  it('begins empty, and documents then leave nothing but the name', async () => {
    expect(await shown()).toEqual({ licence: '', logo: null })
    const { identity, logos } = await identityOf()
    expect(identity.installer).toEqual({
      name: expect.stringMatching(/^Company /),
      licence: null,
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
    expect(await shown()).toEqual({ licence: '', logo: null })
  })

  it('is for owners to change', async () => {
    const member = await server.caller('customer', owner.account.companyId, 'member')
    expect((await change({}, member)).status).toBe(403)
  })
})

it('the letterhead of the provider is changed by administrators, on record', async () => {
  const admin = await server.caller('administrator', 'provider')
  const body = { licence: 'NER 1234567' }
  const answer = await server.call<Letterhead>('changeConsoleLetterhead', { token: admin.token, body })
  expect(answer.body.data).toEqual({ licence: 'NER 1234567', logo: null })
  expect((await identityOf()).identity.provider).toMatchObject({ licence: 'NER 1234567' })
  const trail = await server.db.query('select action, detail from audit_trail')
  expect(trail).toEqual([{ action: 'provider_changed', detail: { licence: 'NER 1234567', logo: 'kept' } }])
})
