import type { ConsoleSheeting } from '@soundroof/contract/roofs/catalogue/sheeting'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { jpeg, send, stored } from '../../roofs/files/testing/send.ts'
import { createRenderer } from '../../roofs/rendering/report-renderer.ts'
import { claimJob } from '../../roofs/reports/job-rows.ts'
import { makeReport } from '../../roofs/reports/make-report.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))

const change = (body: Readonly<Record<string, unknown>>) =>
  server.call<ConsoleSheeting[]>('changeSheeting', {
    body: { position: 2, version: 0, name: '', ...body },
    token: admin.token,
  })
const shown = async () => (await server.call<{ sheetings: unknown }>('client')).body.data.sheetings
const trail = () =>
  server.db.query<{ detail: unknown }>('select action, subject_id as subject, detail from audit_trail order by id')
const nameOf = (position: number): string => choices.sheetings[position]?.name ?? ''

const upload = async (bytes: Uint8Array, name = 'roof.jpg') => {
  const { body } = await server.call<UploadTicket>('consoleUpload', { token: admin.token })
  return send(server, body.data, bytes, { name })
}
const look = (address: string) => server.app.inject({ url: new URL(address).pathname })
const pictureOf = async (): Promise<string> => {
  const { body } = await server.call<ConsoleSheeting[]>('consoleSheetings', { token: admin.token })
  return body.data.find(({ position }) => position === 2)?.picture ?? ''
}

describe('a sheeting product', () => {
  it('is shown under the name that an administrator gives it, and taken back', async () => {
    const { body } = await change({ name: ' Long seam ' })
    expect(body.data).toHaveLength(choices.sheetings.length - 1)
    const row = { position: 2, defaultName: nameOf(2), picture: null }
    expect(body.data[1]).toEqual({ ...row, name: 'Long seam', version: 1 })
    expect(await shown()).toEqual([{ position: 2, name: 'Long seam', picture: null }])
    expect((await change({ version: 1, name: '' })).body.data[1]).toEqual({ ...row, name: null, version: 2 })
    expect(await shown()).toEqual([])
    expect(await trail()).toEqual([
      { action: 'sheeting_changed', subject: 'sheeting 2', detail: { name: { from: null, to: 'Long seam' } } },
      { action: 'sheeting_changed', subject: 'sheeting 2', detail: { name: { from: 'Long seam', to: null } } },
    ])
  })

  it('of its own name has none', async () => {
    await change({ name: nameOf(2) })
    expect([await shown(), await trail()]).toEqual([[], []])
  })

  it.each([
    [{ position: 3, name: 'long  SEAM' }, 'name', 'Another product has this name!'],
    [{ position: 3, name: nameOf(1) }, 'name', 'Another product has this name!'],
    [{ position: 3, name: 'Other' }, 'name', 'Another product has this name!'],
    [{ position: 3, name: 'a\nb' }, 'name', 'Name must be one line of plain text!'],
    [{ position: 0, name: 'Anything' }, 'position', 'Sheeting must be at least 1!'],
  ])('is not %j', async (wrong, field, message) => {
    await change({ name: 'Long seam' })
    const { status, body } = await change(wrong)
    expect([status, body.issues]).toEqual([400, [{ field, message }]])
    expect(await trail()).toHaveLength(1)
  })

  it('that is not in the list is none', async () => {
    const { body } = await change({ position: choices.sheetings.length, name: 'New' })
    expect(body).toEqual({ code: 404, message: 'There is no such sheeting product!' })
  })

  it('is changed by one of two at the same moment, and no two get one name', async () => {
    const same = await Promise.all([change({ name: 'First' }), change({ name: 'Second' })])
    expect(same.map(({ body }) => body.code).sort()).toEqual([0, 409])
    const positions = [1, 3, 4, 5, 6]
    const taken = await Promise.all(positions.map((position) => change({ position, name: 'Wanted by all' })))
    expect(taken.map(({ body }) => body.code).sort()).toEqual([0, 400, 400, 400, 400])
    expect(await trail()).toHaveLength(2)
  })
})

describe('the engine', () => {
  const resultOf = async (caller: Caller) => {
    await server.call('decrementTimes', { token: caller.token })
    const body = {
      ...(await completeSample(server, caller)),
      [wireFieldOf('solar', 'fixing')]: 1,
      is_penetrative: 0,
      [wireFieldOf('roofCover', 'roofType')]: 'Tin Non-penetrative',
      [wireFieldOf('roofCover', 'sheeting')]: 2,
    }
    const answer = await server.call('getResult', { token: caller.token, body })
    return { result: JSON.stringify(answer.body.data), body }
  }

  it('knows nothing of it: the same result, the same catalogue; a new report says both names', async () => {
    const [ann, bob] = [await server.caller(), await server.caller()]
    for (const caller of [ann, bob]) await server.subscribe(caller, 5)
    const before = await resultOf(ann)
    expect(before.result).toContain('"isResult":1')
    await change({ name: 'Long seam' })
    const after = await resultOf(bob)
    expect(after.result).toBe(before.result)
    expect(after.result).toContain(catalogue.version)
    expect(after.result).not.toContain('Long seam')
    expect((await server.call('uploadProject', { token: bob.token, body: after.body })).body.code).toBe(0)
    const renderer = createRenderer(600_000)
    const job = await claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 60_000))
    if (!job) throw new Error('No report waits.')
    await makeReport({ ...server.services, renderer }, job)
    await renderer.stop()
    const [file] = await server.db.query<{ key: string }>(
      `select key from files where content_type = 'application/pdf'`,
    )
    const { pages } = await readPdf((await server.services.objectStore.get(file?.key ?? '')) ?? new Uint8Array())
    const text = pages.join(' ').replace(/\s+/g, ' ')
    expect(text).toContain('Long seam')
    expect(text).toContain(nameOf(2))
  })
})

describe('a picture', () => {
  it('is shown to everybody, small, upright and without metadata, and its upload stays the provider’s', async () => {
    const { address } = await upload(await jpeg(3000, 2000, 6))
    expect((await change({ picture: address })).body.code).toBe(0)
    const picture = await pictureOf()
    expect(await shown()).toEqual([{ position: 2, name: null, picture }])
    const answer = await look(picture)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="sheeting.jpg"',
    })
    const { width, height, exif, orientation } = await sharp(answer.rawPayload).metadata()
    expect([width, height, exif, orientation]).toEqual([640, 427, undefined, undefined])
    expect(answer.rawPayload.length).toBeLessThan(100_000)
    expect(await server.db.query('select 1 from files where address = $1 and name <> $2', [address, ''])).toHaveLength(
      1,
    )
  })

  it('stays when the name alone changes, is replaced at another address, and taken back', async () => {
    await change({ picture: (await upload(await jpeg(900, 600))).address })
    const first = await pictureOf()
    await change({ version: 1, name: 'Long seam' })
    expect(await pictureOf()).toBe(first)
    await change({ version: 2, name: 'Long seam', picture: (await upload(await jpeg(600, 600))).address })
    const second = await pictureOf()
    expect(second).not.toBe(first)
    expect([(await look(first)).statusCode, (await look(second)).statusCode]).toEqual([404, 200])
    await change({ version: 3, name: 'Long seam', picture: null })
    expect((await look(second)).statusCode).toBe(404)
    expect(await shown()).toEqual([{ position: 2, name: 'Long seam', picture: null }])
    const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)
    expect((await trail()).map(({ detail }) => (detail as { picture?: unknown }).picture)).toEqual([
      { from: null, to: idOf(first) },
      undefined,
      { from: idOf(first), to: idOf(second) },
      { from: idOf(second), to: null },
    ])
  })

  it('is a picture: nothing else is taken at the upload, no document after it', async () => {
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'), 'a.jpg')).body.code).toBe(400)
    const pdf = await upload(Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf')
    expect(pdf.body.code).toBe(0)
    const { body } = await change({ picture: pdf.address })
    expect(body.issues).toEqual([{ field: 'picture', message: 'Please select the correct image file!' }])
    expect(await shown()).toEqual([])
  })

  it.each(['https://example.org/x.jpg', 'file:///etc/passwd', '../../a'])(
    'is no other address: %s',
    async (picture) => {
      const { body } = await change({ picture })
      expect([body.code, body.issues?.[0]?.field]).toEqual([400, 'picture'])
    },
  )

  it('is no photo of a customer', async () => {
    const theirs = await stored(server, await server.caller(), await jpeg(80, 60))
    expect((await change({ picture: theirs })).body.issues?.[0]?.field).toBe('picture')
  })

  it.each(['', 'x', "' or 1=1 --", 'a'.repeat(22), '%00'])('is none at /pictures/%s', async (id) => {
    expect((await server.app.inject({ url: `/pictures/${id}` })).statusCode).toBe(404)
  })
})
