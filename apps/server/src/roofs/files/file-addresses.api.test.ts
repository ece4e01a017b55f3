import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { jpeg, send, stored, ticketOf } from './testing/send.ts'

const server = await serverOfTests()
const photo = await jpeg()
const installer = anew(() => server.caller())
let address: string
beforeEach(async () => {
  address = await stored(server, installer, photo)
})

const sign = async (addresses: readonly string[], token = installer.token) =>
  server.call<SignedAddress[]>('signAddresses', { body: { addresses }, token })

const signed = async (of = address): Promise<SignedAddress> => {
  const [first] = (await sign([of])).body.data
  if (!first) throw new Error('The address was not signed.')
  return first
}

const open = (url: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(url)
  return server.app.inject({ method: 'GET', url: pathname + search, headers })
}

describe('a signed address', () => {
  it('opens the photo as it was uploaded, without bearer', async () => {
    const answer = await open((await signed()).full)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(photo)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      'content-disposition': `inline; filename="roof.jpg"; filename*=UTF-8''roof.jpg`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  it('opens the rendition', async () => {
    const { preview } = await signed()
    const answer = await open(preview ?? '')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1400)
  })

  it('holds for an hour', async () => {
    const { full, preview } = await signed()
    server.clock.move(3_599_000)
    expect((await open(full)).statusCode).toBe(200)
    server.clock.move(1_000)
    expect((await open(full)).statusCode).toBe(403)
    expect((await open(preview ?? '')).statusCode).toBe(403)
  })

  it.each([
    ['without a signature', (url: string) => url.split('?')[0] ?? ''],
    ['with another signature', (url: string) => url.replace(/signature=.{4}/, 'signature=AAAA')],
    ['with a longer life', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
    ['for the other variant', (url: string) => `${url}&preview=1`],
    ['for another reader', (url: string) => url.replace(/by=[^&]+/, 'by=someone')],
    ['for another file', (url: string) => url.replace('roof.jpg', 'other.jpg')],
  ])('opens nothing %s', async (_, change) => {
    const answer = await open(change((await signed()).full))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 403])
  })

  it('opens a part of the file', async () => {
    const { full } = await signed()
    const answer = await open(full, { range: 'bytes=10-19' })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes 10-19/${photo.length}`)
    expect(answer.rawPayload.equals(photo.subarray(10, 20))).toBe(true)
    expect((await open(full, { range: `bytes=${photo.length}-` })).statusCode).toBe(416)
  })

  it('never shows a file of any kind, but saves it', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    const ticket = await ticketOf(server, installer, 'file')
    const sent = await send(server, ticket, html, { name: 'Plan "süd".html' })
    const { full, preview } = await signed(sent.address)
    expect(preview).toBeNull()
    const { headers } = await open(full)
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Plan _sud_.html"; filename*=UTF-8''Plan%20_s%C3%BCd_.html`,
    )
  })

  it.each(['roof.html', 'roof.svg', 'roof.jpg.xhtml', 'roof.HTM', 'roof.html.', 'roof'])(
    'saves a photo called %s instead of showing it, under the name of a picture',
    async (name) => {
      const { full } = await signed(await stored(server, installer, photo, name))
      const { headers } = await open(full)
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="${name}.jpg"; filename*=UTF-8''${name}.jpg`,
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it('saves a photo whose address alone is called as a page, and a PDF under the name of a PDF', async () => {
    const ticket = await ticketOf(server, installer)
    const changes = { key: `${ticket.dir}roof.html` }
    const page = await signed((await send(server, ticket, photo, { name: 'roof.jpg', changes })).address)
    expect((await open(page.full)).headers['content-disposition']).toMatch(/^attachment; filename="roof.jpg"/)
    const pdf = await signed(await stored(server, installer, Buffer.from('%PDF-1.7\n%%EOF'), 'plan.html'))
    expect((await open(pdf.full)).headers['content-disposition']).toMatch(/^attachment; filename="plan.html.pdf"/)
  })

  it.each([
    ['is disabled', `update accounts set disabled_at = now() where id = $1`],
    ['is deleted', `update accounts set deleted_at = now() where id = $1`],
    ['has left the company', `update accounts set company_id = 'elsewhere' where id = $1`],
  ])('opens nothing once its reader %s, and still for a colleague', async (_, sql) => {
    const colleague = await server.caller('customer', installer.account.companyId)
    const [mine, theirs] = [await signed(), (await sign([address], colleague.token)).body.data[0]]
    await server.db.query(`insert into companies (id, name, created_at) values ('elsewhere', 'Elsewhere', now())`)
    await server.db.query(sql, [installer.account.id])
    for (const url of [mine.full, mine.preview ?? '']) expect((await open(url)).statusCode).toBe(403)
    expect((await open(theirs?.full ?? '')).statusCode).toBe(200)
  })

  it('answers 404 when the file is gone', async () => {
    const { full } = await signed()
    await server.db.query('delete from files')
    expect((await open(full)).statusCode).toBe(404)
  })
})

describe('signing', () => {
  it('answers every address in the order asked, with or without a query', async () => {
    const second = await stored(server, installer, photo, 'second.jpg')
    const { body } = await sign([second, `${address}?expires=1&signature=x`, second])
    expect(body.data.map((file) => file.address)).toEqual([second, `${address}?expires=1&signature=x`, second])
  })

  it('refuses all when one is of another company or of nobody', async () => {
    const stranger = await server.caller()
    const theirs = await stored(server, stranger, photo)
    const message = 'This file was not uploaded by your company. Please upload it again!'
    for (const other of [theirs, 'https://example.org/files/a/b.jpg', ''])
      expect((await sign([address, other])).body).toEqual({ code: 403, message })
    expect((await sign([address], stranger.token)).status).toBe(403)
  })

  it('serves colleagues of the company', async () => {
    const colleague = await server.caller('customer', installer.account.companyId)
    expect((await sign([address], colleague.token)).status).toBe(200)
  })
})
