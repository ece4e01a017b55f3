import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import { canonicalAddress } from './file-address.ts'
import { jpeg, send, ticketOf } from './testing/send.ts'

const server = await serverOfTests()
const photo = await jpeg(320, 240)
const installer = anew(() => server.caller())

const signed = async (address: string): Promise<SignedAddress | undefined> => {
  const { body } = await server.call<SignedAddress[]>('signAddresses', {
    body: { addresses: [address] },
    token: installer.token,
  })
  return body.data?.[0]
}

const opens = async (address: string): Promise<boolean> => {
  const { pathname, search } = new URL((await signed(address))?.full ?? 'http://localhost/none')
  const { statusCode, rawPayload } = await server.app.inject({ method: 'GET', url: pathname + search })
  return statusCode === 200 && rawPayload.equals(photo)
}

const long = `${'漢'.repeat(100)}.jpg`

describe('the name of a file in its address', () => {
  it.each([
    ['50%41.jpg', '50A.jpg'],
    ['50%2541.jpg', '50_41.jpg'],
    ['100%.jpg', '100_.jpg'],
    ['100%25.jpg', '100_.jpg'],
    ['x%3Fy%23z.jpg', 'x_y_z.jpg'],
    ['two%0Alines%00.jpg', 'two_lines_.jpg'],
    ['%252e%252e%252fx.jpg', '_2e_2e_2fx.jpg'],
    ['Dach süd ☀.jpg', 'Dach süd ☀.jpg'],
    [long, `${'漢'.repeat(65)}.jpg`],
    [encodeURIComponent(long), `${'漢'.repeat(65)}.jpg`],
  ])('%s is kept as %s, and opens under what was sent and what was answered', async (name, kept) => {
    const ticket = await ticketOf(server, installer)
    const { body, address } = await send(server, ticket, photo, { changes: { key: ticket.dir + name } })
    const answered = (body as unknown as { data: { address: string } }).data.address
    expect(answered).toBe(`${ticket.host}/${ticket.dir}${kept}`)
    expect([await opens(address), await opens(answered), await opens((await signed(answered))?.full ?? '')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it.each([
    'a%2525b',
    '%',
    '%%41',
    '%2541%',
    'x%3fy',
    `${'ü'.repeat(300)}.jpeg`,
    `${'😀'.repeat(80)}.%2525`,
    'x'.repeat(900),
  ])('has one form however often it is asked for: %s', (name) => {
    const once = canonicalAddress(`http://localhost/files/a/b/${name}`)
    expect(canonicalAddress(once)).toBe(once)
    expect(Buffer.byteLength(once.split('/').at(-1) ?? '')).toBeLessThanOrEqual(200)
  })
})

const boundary = '----form'

/** A form whose file has no name, only a type. */
const nameless = async (key: string) => {
  const ticket = await ticketOf(server, installer)
  const fields = {
    policy: ticket.policy,
    signature: ticket.signature,
    OSSAccessKeyId: ticket.accessid,
    dir: ticket.dir,
  }
  const texts = Object.entries({ ...fields, key: ticket.dir + key }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return server.app.inject({
    method: 'POST',
    url: '/files',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(texts.join('') + head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

describe('a file that is sent without a name', () => {
  it('is called as in its address', async () => {
    const answer = await nameless('roof.jpg')
    expect([answer.statusCode, answer.json().code]).toEqual([200, 0])
    expect(await server.db.query('select name from files')).toEqual([{ name: 'roof.jpg' }])
    expect(server.errors).toEqual([])
  })

  it('is refused when its address has none either', async () => {
    const answer = await nameless('')
    expect(spokenRefusal(answer.json())).toEqual({ code: 403, message: 'The upload permission is not valid!' })
  })
})
