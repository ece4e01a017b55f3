import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { isObject, parseJson } from '../json.ts'
import type { Coded } from '../words/use-say.ts'
import { messageOf } from './envelope.ts'

/** A file name that needs no escaping in an address: letters, digits, dot, dash. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+/, '')
    .slice(-80) || 'file'

export type UploadForm = {
  /** In the order of the form; the file follows them. */
  readonly fields: readonly (readonly [string, string])[]
  /** The address stored in the project. */
  readonly address: string
}

const specified = (ticket: UploadTicket, key: string): UploadForm['fields'] => [
  ['policy', ticket.policy],
  ['signature', ticket.signature],
  ['OSSAccessKeyId', ticket.accessid],
  ['dir', ticket.dir],
  ['key', key],
]

/** The form for a ticket; a cloud store names its own fields, and perhaps its own key. */
export const uploadForm = (ticket: UploadTicket, id: string, name: string): UploadForm => {
  const key = ticket.fields?.key?.replace('${filename}', plainName(name)) ?? `${ticket.dir}${id}${plainName(name)}`
  const fields = ticket.fields ? Object.entries({ ...ticket.fields, key }) : specified(ticket, key)
  return { fields, address: `${ticket.host}/${key}` }
}

/** The message in the store's answer, where there is one. */
export const messageIn = (answer: string): Coded | null => {
  const body = parseJson(answer)
  return isObject(body) ? messageOf(body) : null
}

/** The name under which a stored file was uploaded. */
export const nameInAddress = (address: string): string => {
  const last = (address.split('?')[0] ?? '').split('/').at(-1) ?? ''
  return last.replace(/^[A-Za-z0-9]{16}-/, '')
}
