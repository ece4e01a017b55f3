import { createHash } from 'node:crypto'
import type { UploadKind, UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { jpeg, send, stored, ticketOf } from './testing/send.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const other = anew(() => server.caller())
const photo = await jpeg()
const another = await jpeg(800, 600)

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const asked = async (caller: Caller, hashes: readonly string[], kind: UploadKind = 'photo') => {
  const query = { number: hashes.length, kind, sha256: hashes.join() }
  const { body } = await server.call<UploadTicket[]>('uploadTickets', { query, token: caller.token })
  return body.data.map((ticket) => ticket.stored ?? null)
}

describe('a photo that the company has already', () => {
  it('is named beside its permission, at the place of its hash', async () => {
    const address = await stored(server, installer, photo)
    expect(await asked(installer, [hashOf(another), hashOf(photo)])).toEqual([null, address])
  })

  it('is named as often as it is asked for, and stays one', async () => {
    const address = await stored(server, installer, photo)
    for (let again = 0; again < 3; again++) expect(await asked(installer, [hashOf(photo)])).toEqual([address])
    expect(await server.db.query('select 1 from files')).toHaveLength(1)
  })

  it('takes none of the 200 permissions, and what stands beside it permits nothing', async () => {
    await stored(server, installer, photo)
    const hashes = Array.from({ length: 20 }, () => hashOf(photo))
    for (let again = 0; again < 11; again++) expect(await asked(installer, hashes)).not.toContain(null)
    const query = { number: 1, sha256: hashOf(photo) }
    const { body } = await server.call<UploadTicket[]>('uploadTickets', { query, token: installer.token })
    const [ticket] = body.data
    if (!ticket) throw new Error('No permission.')
    expect((await send(server, ticket, another)).status).toBe(403)
  })

  it('is asked for anew where its bytes are gone from the store', async () => {
    await stored(server, installer, photo)
    const [row] = await server.db.query<{ key: string }>('select key from files')
    await server.services.objectStore.remove(row?.key ?? '')
    expect(await asked(installer, [hashOf(photo)])).toEqual([null])
  })

  it('is none among extra files, nor the other way round', async () => {
    await stored(server, installer, photo)
    await send(server, await ticketOf(server, installer, 'file'), another)
    expect([await asked(installer, [hashOf(photo)], 'file'), await asked(installer, [hashOf(another)])]).toEqual([
      [null],
      [null],
    ])
    expect(await asked(installer, [hashOf(another)], 'file')).toEqual([expect.stringContaining('/files/')])
  })
})

describe('a hash', () => {
  it('of another company leads nowhere, and tells nothing of what is there', async () => {
    await stored(server, installer, photo)
    const shape = (tickets: readonly UploadTicket[]) => tickets.map((ticket) => Object.keys(ticket).sort())
    const ask = (sha256: string) =>
      server.call<UploadTicket[]>('uploadTickets', { query: { number: 1, sha256 }, token: other.token })
    const [theirs, nobodys] = [await ask(hashOf(photo)), await ask('0'.repeat(64))]
    expect(shape(theirs.body.data)).toEqual(shape(nobodys.body.data))
    expect(await asked(other, [hashOf(photo)])).toEqual([null])
  })

  it('that is claimed and wrong changes nothing: the server computes its own', async () => {
    const query = { number: 1, sha256: hashOf(another) }
    const { body } = await server.call<UploadTicket[]>('uploadTickets', { query, token: installer.token })
    const [ticket] = body.data
    if (!ticket) throw new Error('No permission.')
    const { address } = await send(server, ticket, photo)
    expect(await asked(installer, [hashOf(another), hashOf(photo)])).toEqual([null, address])
  })

  it('of a document leads nowhere', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    await stored(server, installer, pdf, 'result.pdf')
    expect(await asked(installer, [hashOf(pdf)])).toEqual([null])
    expect(await asked(installer, [hashOf(pdf)], 'file')).toEqual([null])
  })

  it.each(['x', '0'.repeat(63), 'A'.repeat(64), `${'0'.repeat(64)},`, `${'0'.repeat(64)}' or 1=1`])(
    'that is none is refused: %s',
    async (sha256) => {
      const { status } = await server.call('uploadTickets', { query: { number: 1, sha256 }, token: installer.token })
      expect(status).toBe(400)
    },
  )

  it('more than twenty at once are refused', async () => {
    const sha256 = Array.from({ length: 21 }, () => '0'.repeat(64)).join()
    const { status } = await server.call('uploadTickets', { query: { number: 20, sha256 }, token: installer.token })
    expect(status).toBe(400)
  })
})
