import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'

type Call = { readonly path: string; readonly token?: string; readonly body?: unknown }

/** A program that calls the API as documented: signed, with a bearer token. */
export type Client = {
  readonly call: <T>(call: Call) => Promise<T>
  /** `from`: where its permission is asked for. */
  readonly sendPhoto: (token: string, path: string, from?: string) => Promise<string>
}

const signature = (secret: string) => {
  const timeStamp = String(Math.floor(Date.now() / 1000))
  const randomStr = randomUUID().slice(0, 8)
  const hash = createHash('sha256').update(timeStamp + randomStr + secret)
  return { timeStamp, randomStr, signature: hash.digest('hex').toUpperCase() }
}

const dataOf = async <T>(answer: Response): Promise<T> => {
  const { code, data, message } = (await answer.json()) as { code: number; data: T; message?: string }
  if (code !== 0) throw new Error(`${answer.url} answered ${code}: ${message}`)
  return data
}

const form = (ticket: UploadTicket, name: string, bytes: Buffer): { readonly key: string; readonly body: FormData } => {
  const key = `${ticket.dir}${randomUUID()}${name}`
  const body = new FormData()
  const { policy, signature: signed, accessid, dir } = ticket
  for (const [field, value] of Object.entries({ policy, signature: signed, OSSAccessKeyId: accessid, dir, key }))
    body.append(field, value)
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  return { key, body }
}

export const clientOf = async (url: string): Promise<Client> => {
  const { secret } = await dataOf<{ secret: string }>(await fetch(`${url}/api/client`))
  const call = async <T>({ path, token, body }: Call): Promise<T> => {
    const headers = { ...signature(secret), ...(token ? { authorization: `Bearer ${token}` } : {}) }
    if (body === undefined) return dataOf<T>(await fetch(`${url}${path}`, { headers }))
    const json = { ...headers, 'content-type': 'application/json' }
    return dataOf<T>(await fetch(`${url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) }))
  }
  const sendPhoto = async (token: string, path: string, from = '/api/images?number=1'): Promise<string> => {
    const [ticket] = [await call<UploadTicket | readonly UploadTicket[]>({ path: from, token })].flat()
    if (!ticket) throw new Error('No permission to upload was given.')
    const { key, body } = form(ticket, basename(path), await readFile(path))
    const answer = await fetch(ticket.host, { method: 'POST', body })
    if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
    return `${ticket.host}/${key}`
  }
  return { call, sendPhoto }
}
