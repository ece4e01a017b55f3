import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { heic } from './testing/heic.ts'
import { formOf, heavyJpeg, jpeg, type Sent, send, stored, ticketOf } from './testing/send.ts'

const server = await serverOfTests()
const photo = await jpeg()
const installer = anew(() => server.caller())

/** Without permissions: a picture that was decoded has used up its own. */
const keptRows = async () => {
  const { upload_tickets: _, ...rows } = await rowCounts(server.db)
  return rows
}

/** A refusal leaves neither row nor file. */
const refused = async (ticket: UploadTicket, content: Uint8Array, sent: Sent, code: number, message: string) => {
  const before = { rows: await keptRows(), files: await server.storedKeys() }
  const answer = await send(server, ticket, content, sent)
  expect(answer.body).toEqual({ code, message })
  expect(answer.status).toBe(code)
  expect({ rows: await keptRows(), files: await server.storedKeys() }).toEqual(before)
  expect(server.errors).toEqual([])
}

describe('tickets', () => {
  it('are as many as asked for, each with a folder of its own', async () => {
    const { body } = await server.call<UploadTicket[]>('uploadTickets', {
      query: { number: 20 },
      token: installer.token,
    })
    expect(new Set(body.data.map(({ dir }) => dir)).size).toBe(20)
    for (const { host, dir } of body.data) expect([host.endsWith('/'), dir.endsWith('/')]).toEqual([false, true])
  })

  it.each([0, 21, 1.5])('are not %d at once', async (number) => {
    const { status } = await server.call('uploadTickets', { query: { number }, token: installer.token })
    expect(status).toBe(400)
  })
})

describe('an accepted upload', () => {
  it('is kept byte for byte, with an upright rendition without metadata', async () => {
    const turned = await jpeg(2000, 1500, 6)
    const address = await stored(server, installer, turned)
    const [row] = await server.db.query<{ key: string; width: number; height: number; kind: string }>(
      'select key, width, height, kind from files where address = $1',
      [address],
    )
    expect(row).toMatchObject({ width: 2000, height: 1500, kind: 'image' })
    expect(await server.services.objectStore.get(row?.key ?? '')).toEqual(turned)
    const preview = await server.services.objectStore.get(`${row?.key}.preview.jpg`)
    const { width, height, exif, orientation } = await sharp(preview ?? Buffer.alloc(0)).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 1400,
      height: 1050,
      exif: undefined,
      orientation: undefined,
    })
    const top = await sharp(preview ?? Buffer.alloc(0))
      .extract({ left: 700, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(top[2]).toBeGreaterThan(180)
  })

  it.each(['png', 'webp'] as const)('may be a %s', async (format) => {
    const address = await stored(server, installer, await sharp(photo).toFormat(format).toBuffer(), `roof.${format}`)
    const [row] = await server.db.query('select content_type from files where address = $1', [address])
    expect(row).toEqual({ contentType: `image/${format}` })
  })

  it('may be HEIC, which is shown as JPEG', async () => {
    const address = await stored(server, installer, heic, 'IMG_1.HEIC')
    const [row] = await server.db.query<{ key: string }>(
      'select key, content_type as type, width, height from files where address = $1',
      [address],
    )
    expect(row).toMatchObject({ type: 'image/heic', width: 96, height: 64 })
    const preview = await server.services.objectStore.get(`${row?.key}.preview.jpg`)
    const image = sharp(preview ?? Buffer.alloc(0))
    expect((await image.metadata()).format).toBe('jpeg')
    const [, , blue] = await image.extract({ left: 40, top: 8, width: 1, height: 1 }).raw().toBuffer()
    expect(blue).toBeGreaterThan(180)
  })

  it('may be of many pixels', async () => {
    const wide = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#888' } })
      .jpeg({ quality: 40 })
      .toBuffer()
    const address = await stored(server, installer, wide)
    const [row] = await server.db.query('select width, has_preview from files where address = $1', [address])
    expect(row).toEqual({ width: 12_000, hasPreview: true })
  })

  it('may be a PDF among the photos and anything among the extra files', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    await stored(server, installer, pdf, 'result.pdf')
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html><script>1</script></html>', '']) {
      const sent = await send(server, await ticketOf(server, installer, 'file'), Buffer.from(content), {
        name: 'x.html',
      })
      expect(sent.status).toBe(200)
    }
    const rows = await server.db.query('select kind, content_type from files order by kind, id')
    expect(rows).toEqual([
      ...Array.from({ length: 3 }, () => ({ kind: 'file', contentType: 'application/octet-stream' })),
      { kind: 'pdf', contentType: 'application/pdf' },
    ])
  })

  it.each([
    ['roof 100%.jpg', 'roof 100%.jpg'],
    ['Dach süd ☀.jpg', 'Dach süd ☀.jpg'],
    ['a"b;c.jpg', 'a_b;c.jpg'],
    [`${'x'.repeat(400)}.jpg`, `${'x'.repeat(146)}.jpg`],
    ['why?#1.jpg', 'why_#1.jpg'],
  ])('may be called %s', async (name, kept) => {
    const address = await stored(server, installer, photo, name)
    const [row] = await server.db.query('select name from files')
    expect(row).toEqual({ name: kept })
    const body = { addresses: [address] }
    const { body: answer } = await server.call<{ full: string }[]>('signAddresses', { body, token: installer.token })
    const { pathname, search } = new URL(answer.data[0]?.full ?? '')
    const file = await server.app.inject({ method: 'GET', url: pathname + search })
    expect([file.statusCode, file.rawPayload.equals(photo)]).toEqual([200, true])
  })
})

describe('a photo is refused', () => {
  const imageOnly = 'Please select the correct image file!'

  it.each([
    ['a text', Buffer.from('just words')],
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])],
  ])('that is %s, whatever its name', async (_, content) => {
    await refused(await ticketOf(server, installer), content, { name: 'roof.jpg' }, 400, imageOnly)
  })

  it('that is HEIC by its first bytes only', async () => {
    await refused(await ticketOf(server, installer), heic.subarray(0, 200), {}, 400, imageOnly)
  })

  it('that was cut short', async () => {
    await refused(await ticketOf(server, installer), photo.subarray(0, photo.length / 2), {}, 400, imageOnly)
  })

  it('of 10 MB and more, and its permission may be used again', async () => {
    const ticket = await ticketOf(server, installer)
    const large = Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024 - photo.length)])
    await refused(ticket, large, {}, 413, 'Select a file that is smaller than 10 MB!')
    await refused(ticket, large.subarray(0, 10_485_760), {}, 413, 'Select a file that is smaller than 10 MB!')
    expect((await send(server, ticket, large.subarray(0, 10_485_759))).status).toBe(200)
  })

  it('while it is sent over a real connection, and the sender hears it', async () => {
    const ticket = await ticketOf(server, installer)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { form } = formOf(ticket, await heavyJpeg(2400))
    const answer = await fetch(`http://127.0.0.1:${port}/files`, { method: 'POST', body: form })
    expect([answer.status, spokenRefusal(await answer.json())]).toEqual([
      413,
      { code: 413, message: 'Select a file that is smaller than 10 MB!' },
    ])
    expect(await server.db.query('select 1 from files')).toEqual([])
  })
})

describe('the permission', () => {
  const invalid = 'The upload permission is not valid!'

  it('counts for nobody whose account was deleted meanwhile', async () => {
    const ticket = await ticketOf(server, installer)
    await server.db.query('update accounts set email = null, deleted_at = $1', [server.clock()])
    await refused(ticket, photo, {}, 403, invalid)
  })

  it('counts once, even for uploads at the same time', async () => {
    const before = (await server.storedKeys()).length
    const ticket = await ticketOf(server, installer)
    const answers = await Promise.all([1, 2, 3].map(() => send(server, ticket, photo)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    expect(await server.db.query('select 1 from files')).toHaveLength(1)
    expect(await server.storedKeys()).toHaveLength(before + 2)
  })

  it('is used up by a picture that was decoded and refused', async () => {
    const ticket = await ticketOf(server, installer)
    const cut = photo.subarray(0, photo.length / 2)
    const answers = await Promise.all([send(server, ticket, cut), send(server, ticket, cut)])
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 403])
    await refused(ticket, photo, {}, 403, invalid)
  })

  it('ends after ten minutes', async () => {
    const ticket = await ticketOf(server, installer)
    server.clock.move(600_000)
    await refused(ticket, photo, {}, 403, 'The upload permission has expired. Please try again!')
  })

  it('of a photo is none for another kind of file', async () => {
    const forged = (ticket: UploadTicket) => {
      const content = JSON.parse(Buffer.from(ticket.policy, 'base64').toString())
      return Buffer.from(JSON.stringify({ ...content, kind: 'file', maxBytes: 1e9 })).toString('base64')
    }
    const ticket = await ticketOf(server, installer)
    await refused(ticket, photo, { changes: { policy: forged(ticket) } }, 403, invalid)
  })

  it.each([
    ['a wrong signature', { signature: 'AAAA' }],
    ['no signature', { signature: '' }],
    ['another key name', { OSSAccessKeyId: 'someone' }],
    ['another folder', { dir: 'elsewhere/' }],
    ['a key outside its folder', { key: 'elsewhere/roof.jpg' }],
    ['no policy', { policy: '' }],
    ['a policy that is no JSON', { policy: 'e30' }],
  ])('is void with %s', async (_, changes) => {
    await refused(await ticketOf(server, installer), photo, { changes }, 403, invalid)
  })

  it.each(['../x.jpg', 'a/b.jpg', '..', '', '..%2fx.jpg', 'a\\b.jpg', '?x', `${'x'.repeat(1100)}`])(
    'is void for the name %j inside its folder',
    async (name) => {
      const ticket = await ticketOf(server, installer)
      await refused(ticket, photo, { changes: { key: ticket.dir + name } }, 403, invalid)
    },
  )

  it('has to come before the file', async () => {
    await refused(await ticketOf(server, installer), photo, { fileFirst: true }, 403, invalid)
  })

  it('is not asked of what is no form', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/files', payload: { policy: 'x' } })
    expect([answer.statusCode, spokenRefusal(answer.json())]).toEqual([400, { code: 400, message: invalid }])
  })

  it('is not helped by a form that breaks off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const payload = '--x\r\nContent-Disposition: form-data; name="policy"\r\n\r\nabc'
    const answer = await server.app.inject({ method: 'POST', url: '/files', headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 400])
    expect(server.errors).toEqual([])
  })

  it('is not used up by a file that breaks off', async () => {
    const before = { rows: await rowCounts(server.db), files: await server.storedKeys() }
    const ticket = await ticketOf(server, installer)
    const packed = new Response(formOf(ticket, photo).form)
    const headers = { 'content-type': packed.headers.get('content-type') ?? '' }
    const whole = Buffer.from(await packed.arrayBuffer())
    const payload = whole.subarray(0, whole.length - 5000)
    const answer = await server.app.inject({ method: 'POST', url: '/files', headers, payload })
    expect(spokenRefusal(answer.json())).toEqual({ code: 400, message: 'Network Error!' })
    expect({ rows: await rowCounts(server.db), files: await server.storedKeys() }).toEqual(before)
    expect((await send(server, ticket, photo)).status).toBe(200)
  })
})
