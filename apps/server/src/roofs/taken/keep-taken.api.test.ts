import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { jpeg, send, stored, ticketOf } from '../files/testing/send.ts'
import { eraseCompanyRoofs } from '../projects/erase-company.ts'
import { ownProjects } from '../projects/own-projects.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const other = anew(() => server.caller())
const photo = await jpeg()

const facts = {
  takenAt: '2026-11-29T10:15:00+11:00',
  latitude: -32.2569,
  longitude: 148.6011,
  accuracy: 6,
  direction: 312,
  north: 'magnetic',
  source: 'camera',
} as const

const keep = (caller: Caller, address: string, changes: object = {}) =>
  server.call<{ kept: number }>('keepTaken', {
    body: { photos: [{ address, ...facts, ...changes }] },
    token: caller.token,
  })

const readBy = async (caller: Caller, address: string) => {
  const { body } = await server.call<SignedAddress[]>('signAddresses', {
    body: { addresses: [address] },
    token: caller.token,
  })
  return body.data[0]?.photo
}

describe('where, when and in which direction a photo was taken', () => {
  it('stands beside its address, with who sent it and when it came', async () => {
    const address = await stored(server, installer, photo)
    expect(await readBy(installer, address)).toMatchObject({ taken: null })
    expect((await keep(installer, address)).body.data).toEqual({ kept: 1 })
    expect(await readBy(installer, address)).toEqual({
      taken: facts,
      receivedAt: expect.stringMatching(/Z$/),
      sentBy: installer.account.name,
    })
  })

  it('is evidence: the first stays, whoever tells it again', async () => {
    const address = await stored(server, installer, photo)
    await keep(installer, address)
    expect((await keep(installer, address, { latitude: 0, direction: 10 })).body.data).toEqual({ kept: 0 })
    expect(await readBy(installer, address)).toMatchObject({ taken: facts })
  })

  it('is neither written nor read by another company', async () => {
    const address = await stored(server, installer, photo)
    expect((await keep(other, address)).status).toBe(403)
    expect(await readBy(installer, address)).toMatchObject({ taken: null })
    await keep(installer, address)
    const reading = await server.call('signAddresses', { body: { addresses: [address] }, token: other.token })
    expect([reading.status, JSON.stringify(reading.body)]).toEqual([403, expect.not.stringContaining('148.6')])
  })

  it('is kept of none where one photo is of another company', async () => {
    const [own, theirs] = [await stored(server, installer, photo), await stored(server, other, photo)]
    const photos = [own, theirs].map((address) => ({ address, ...facts }))
    expect((await server.call('keepTaken', { body: { photos }, token: installer.token })).status).toBe(403)
    expect(await readBy(installer, own)).toMatchObject({ taken: null })
  })

  it.each([
    ['latitude', 90.1, 'Latitude must be between -90 and 90!'],
    ['longitude', -180.5, 'Longitude must be between -180 and 180!'],
    ['accuracy', -1, 'Accuracy of the position must be between 0 and 100000 m!'],
    ['direction', 361, 'Direction of the photo must be between 0 and 360°!'],
    ['takenAt', 'yesterday', 'Taken at must be a time'],
    ['takenAt', '2026-02-31T10:00:00+11:00', 'Taken at must be a time'],
    ['longitude', null, 'Longitude'],
    ['source', 'guess', 'Source'],
  ])('is refused with the name of the field: %s %s', async (field, value, message) => {
    const address = await stored(server, installer, photo)
    const { status, body } = await keep(installer, address, { [field]: value })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(`photos.0.${field}`)
    expect(JSON.stringify(body)).toContain(message)
    expect(await readBy(installer, address)).toMatchObject({ taken: null })
  })

  it('may be a time without an offset, or nothing but that', async () => {
    const address = await stored(server, installer, photo)
    const nothing = { latitude: null, longitude: null, accuracy: null, direction: null, source: 'file' }
    expect((await keep(installer, address, { ...nothing, takenAt: '2026-11-29T10:15:00' })).status).toBe(200)
    expect(await readBy(installer, address)).toMatchObject({
      taken: { takenAt: '2026-11-29T10:15:00', latitude: null },
    })
  })

  it('is none of an extra file', async () => {
    const { address } = await send(server, await ticketOf(server, installer, 'file'), photo)
    expect((await keep(installer, address)).status).toBe(400)
  })

  it('is in the export of the account, and goes with its company', async () => {
    const address = await stored(server, installer, photo)
    await keep(installer, address)
    const { account } = installer
    const { lists } = await ownProjects(server.db, { ...account, role: 'customer' })
    expect(lists.photos_taken).toEqual([expect.objectContaining({ latitude: facts.latitude, photo: 'roof.jpg' })])
    await server.db.transaction((tx) => eraseCompanyRoofs(tx, account, new Date()))
    expect(await server.db.query('select 1 from photos_taken')).toEqual([])
  })
})
