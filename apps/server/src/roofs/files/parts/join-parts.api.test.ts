import { maxFileBytes, maxPartBytes } from '@soundroof/contract/platform/upload-limits'
import type { SignedAddress, UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { describe, expect, it, vi } from 'vitest'
import { anew, serverOfTests } from '../../../testing/server-of-tests.ts'
import type { Caller } from '../../../testing/test-server.ts'
import { removeErasedFiles } from '../erased-files.ts'
import { send, ticketOf } from '../testing/send.ts'
import { eraseOldParts } from './part-rows.ts'
import { hashOf, sentParts } from './testing/sent-parts.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const other = anew(() => server.caller())

const parts = [1, 2, 3].map((each) => Buffer.alloc(70_000 + each, each))
const whole = Buffer.concat(parts)

type Body = Awaited<ReturnType<typeof sentParts>>
const join = (body: Body, { token }: Caller = installer) => server.call<string>('joinParts', { body, token })

const fileRows = () => server.db.query<{ kind: string; key: string }>('select kind, key from files order by key')

/** Keys of this test: the store keeps what others left. */
const ownKeys = async (): Promise<readonly string[]> =>
  (await server.storedKeys()).filter((key) => key.startsWith(`${installer.account.companyId}/`)).toSorted()

const readBack = async (address: string, { token }: Caller = installer): Promise<Buffer> => {
  const signed = await server.call<SignedAddress[]>('signAddresses', { body: { addresses: [address] }, token })
  const { pathname, search } = new URL(signed.body.data[0]?.full ?? '')
  return (await server.app.inject({ method: 'GET', url: `${pathname}${search}` })).rawPayload
}

describe('parts put together', () => {
  it('are one file with the bytes of all, under its name, and leave nothing beside it', async () => {
    const { status, body } = await join(await sentParts(server, installer, parts, 'Dach plan.dwg'))
    expect([status, body.data]).toEqual([200, expect.stringContaining('/Dach plan.dwg')])
    expect(await readBack(body.data)).toEqual(whole)
    const rows = await fileRows()
    expect(rows).toEqual([{ kind: 'file', key: expect.any(String) }])
    expect(await ownKeys()).toEqual(rows.map(({ key }) => key))
  })

  it('may be the same part more than once', async () => {
    const twice = [parts[0] as Buffer, parts[0] as Buffer, parts[1] as Buffer]
    const { body } = await join(await sentParts(server, installer, twice))
    expect(await readBack(body.data)).toEqual(Buffer.concat(twice))
  })

  it('are answered again when the call is repeated, with its parts gone', async () => {
    const asked = await sentParts(server, installer, parts)
    const [first, second] = [await join(asked), await join(asked)]
    expect([second.status, second.body.data]).toEqual([200, first.body.data])
  })

  it('are one file for two calls at once', async () => {
    const asked = await sentParts(server, installer, parts)
    const answers = await Promise.all([join(asked), join(asked)])
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await fileRows()).toHaveLength(1)
    expect(await ownKeys()).toHaveLength(1)
  })

  it('are one file where another call uses them up while they are read', async () => {
    const asked = await sentParts(server, installer, parts)
    const { objectStore } = server.services
    const { put } = objectStore
    const others: (string | undefined)[] = []
    vi.spyOn(objectStore, 'put').mockImplementationOnce(async (...object) => {
      others.push((await join(asked)).body.data)
      return put(...object)
    })
    const { status, body } = await join(asked)
    expect([status, body.data]).toEqual([200, others[0]])
    expect(await fileRows()).toHaveLength(1)
    expect(await ownKeys()).toHaveLength(1)
  })

  it('is a file that need not be sent again', async () => {
    const { body } = await join(await sentParts(server, installer, parts))
    const query = { number: 1, kind: 'file', sha256: hashOf(whole) } as const
    const tickets = await server.call<UploadTicket[]>('uploadTickets', { query, token: installer.token })
    expect(tickets.body.data[0]?.stored).toBe(body.data)
  })
})

describe('parts that are there', () => {
  it('are named to who sends the file on, and are no file of a project', async () => {
    const asked = await sentParts(server, installer, parts.slice(0, 2))
    const all = [...asked.parts, hashOf(parts[2] as Buffer)]
    const tickets = (kind: 'part' | 'file') =>
      server.call<UploadTicket[]>('uploadTickets', {
        query: { number: 3, kind, sha256: all.join() },
        token: installer.token,
      })
    const stored = (await tickets('part')).body.data.map((ticket) => ticket.stored)
    expect(stored).toEqual([expect.any(String), expect.any(String), undefined])
    expect((await tickets('file')).body.data.map((ticket) => ticket.stored)).toEqual([undefined, undefined, undefined])
    const addresses = [stored[0] ?? '']
    const signed = await server.call('signAddresses', { body: { addresses }, token: installer.token })
    expect(signed.body.data ?? []).toEqual([])
  })

  it('go after a week, with their bytes', async () => {
    await sentParts(server, installer, parts)
    await eraseOldParts(server.db, new Date(server.services.clock().getTime() + 6 * 86_400_000))
    expect(await fileRows()).toHaveLength(3)
    await eraseOldParts(server.db, new Date(server.services.clock().getTime() + 8 * 86_400_000))
    await removeErasedFiles(server.services)
    expect([await fileRows(), await ownKeys()]).toEqual([[], []])
  })
})

/** A refusal leaves parts and files as they were. */
const refused = async (body: Body, code: number, message: string): Promise<void> => {
  const before = { rows: await fileRows(), keys: await server.storedKeys() }
  const answer = await join(body)
  expect([answer.status, answer.body.message]).toEqual([code, message])
  expect({ rows: await fileRows(), keys: await server.storedKeys() }).toEqual(before)
}

const notThere = 'A part of this file has not arrived. Please send it again!'

describe('refused', () => {
  it('a part that never came', async () => {
    const asked = await sentParts(server, installer, parts)
    await refused({ ...asked, parts: [...asked.parts, '0'.repeat(64)] }, 409, notThere)
  })

  it('a part of another company, as one that is nowhere', async () => {
    const theirs = await sentParts(server, other, parts)
    await refused(theirs, 409, notThere)
  })

  it('a file of the company in place of a part', async () => {
    await send(server, await ticketOf(server, installer, 'file'), whole)
    await refused({ name: 'a', sha256: '0'.repeat(64), parts: [hashOf(whole)] }, 409, notThere)
  })

  it('another hash of the whole, and another order', async () => {
    const asked = await sentParts(server, installer, parts)
    const differ = 'The file did not arrive as it was sent. Please send it again!'
    await refused({ ...asked, sha256: '0'.repeat(64) }, 400, differ)
    await refused({ ...asked, parts: asked.parts.toReversed() }, 400, differ)
    expect((await join(asked)).status).toBe(200)
  })

  it('a part whose bytes are gone from the store', async () => {
    const asked = await sentParts(server, installer, parts)
    const [row] = await fileRows()
    await server.services.objectStore.remove(row?.key ?? '')
    await refused(asked, 409, notThere)
  })

  it('51 MB, and a part that is too large for one', async () => {
    const part = Buffer.alloc(maxPartBytes, 7)
    const asked = await sentParts(server, installer, [part])
    const count = Math.ceil((51 * 1024 * 1024) / maxPartBytes)
    expect(count * maxPartBytes).toBeGreaterThan(maxFileBytes)
    const many = Array.from({ length: count }, () => asked.parts[0] as string)
    await refused({ ...asked, parts: many }, 413, 'Select a file that is smaller than 50 MB!')
    const large = await send(server, await ticketOf(server, installer, 'part'), Buffer.alloc(maxPartBytes + 1))
    expect(large.status).toBe(413)
  })

  it.each([[[]], [Array.from({ length: 21 }, () => '0'.repeat(64))], [['x']]])(
    'a list that is none: %#',
    async (list) => {
      expect((await join({ name: 'a', sha256: '0'.repeat(64), parts: list })).status).toBe(400)
    },
  )

  it('a name cannot leave its folder', async () => {
    const { body } = await join(await sentParts(server, installer, parts, '../../etc/pass?wd#'))
    expect(body.data).toMatch(new RegExp(`/files/${installer.account.companyId}/[^/]+/pass_wd_$`))
  })
})
