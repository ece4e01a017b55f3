import type { UploadKind, UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import sharp from 'sharp'
import { spokenRefusal } from '../../../testing/spoken-answers.ts'
import type { Caller, TestServer } from '../../../testing/test-server.ts'

export const ticketOf = async (
  server: TestServer,
  caller: Caller,
  kind: UploadKind = 'photo',
): Promise<UploadTicket> => {
  const { body } = await server.call<UploadTicket[]>('uploadTickets', {
    query: { number: 1, kind },
    token: caller.token,
  })
  const [ticket] = body.data
  if (!ticket) throw new Error(`No ticket: ${JSON.stringify(body)}`)
  return ticket
}

export type Sent = {
  readonly name?: string
  readonly changes?: Readonly<Record<string, string>>
  readonly fileFirst?: boolean
  /** The network address of the sender. */
  readonly from?: string
}

/** The form of the specification: five fields and the file. */
export const formOf = (
  ticket: UploadTicket,
  content: Uint8Array,
  { name = 'roof.jpg', changes, fileFirst }: Sent = {},
) => {
  const form = new FormData()
  const file = new Blob([new Uint8Array(content)])
  if (fileFirst) form.append('file', file, name)
  const fields = {
    policy: ticket.policy,
    signature: ticket.signature,
    OSSAccessKeyId: ticket.accessid,
    dir: ticket.dir,
    key: `${ticket.dir}0b0e8f6c-0d3c-4f43-9c55-8d0f6a3c2b11${name}`,
    ...changes,
  }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (!fileFirst) form.append('file', file, name)
  return { form, address: `${ticket.host}/${fields.key}` }
}

export const send = async (server: TestServer, ticket: UploadTicket, content: Uint8Array, sent: Sent = {}) => {
  const { form, address } = formOf(ticket, content, sent)
  const packed = new Response(form)
  const response = await server.app.inject({
    method: 'POST',
    remoteAddress: sent.from ?? '127.0.0.1',
    url: new URL(ticket.host).pathname,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  const body = response.json() as { code: number; message?: string }
  return { status: response.statusCode, body: body.code === 0 ? body : spokenRefusal(body), address }
}

/** Uploads and answers the address. */
export const stored = async (
  server: TestServer,
  caller: Caller,
  content: Uint8Array,
  name = 'roof.jpg',
): Promise<string> => {
  const { status, body, address } = await send(server, await ticketOf(server, caller), content, { name })
  if (status !== 200) throw new Error(`Not stored: ${JSON.stringify(body)}`)
  return address
}

/** Grey below and blue above, so that a test sees which side is up. */
const halves = async (width: number, height: number): Promise<Buffer> => {
  const sky = await sharp({ create: { width, height: Math.round(height / 2), channels: 3, background: '#2060e0' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#707070' } })
    .composite([{ input: sky, top: 0, left: 0 }])
    .png()
    .toBuffer()
}

/** Turns the picture as a phone held sideways does: pixels lie on their side, and EXIF says how to turn them back. */
const turnedAway = { 1: 0, 3: 180, 6: 270, 8: 90 } as const

export const jpeg = async (width = 1600, height = 1200, orientation: keyof typeof turnedAway = 1): Promise<Buffer> =>
  sharp(await halves(width, height))
    .rotate(turnedAway[orientation])
    .withExif({
      IFD0: { Make: 'Example' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '151/1 12/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer()

/** Random grain does not compress, so this gives roughly this many bytes of a real picture. */
export const heavyJpeg = async (side: number): Promise<Buffer> => {
  const noise = Buffer.alloc(side * side * 3)
  for (let at = 0, state = 7; at < noise.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    noise[at] = state >> 16
  }
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
