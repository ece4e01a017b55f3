import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { canonicalAddress, requestAddress } from './file-address.ts'

type Signing = Pick<PlatformServices, 'clock' | 'secrets'>

/** Lifetime of a signed address, seconds. */
const addressLife = 3600

export type Reader = {
  /** Account that may read it; downloads are recorded for it. */
  readonly by: string
  /** Key of the program that received the address; it works while that key may read the file. */
  readonly key?: string
  /** True: the rendition instead of the file as uploaded. */
  readonly preview?: boolean
}

/** The person, or their program by its key. */
export const readerOf = ({ id, apiKey }: Account): Reader =>
  apiKey === undefined ? { by: id } : { by: id, key: apiKey }

type Signed = {
  readonly canonical: string
  readonly expires: number
  readonly preview: boolean
  readonly by: string
  /** Null: a person received it. */
  readonly key: string | null
}

/** Without a key as in earlier releases, so that addresses sent then still work. */
const signatureOf = (secret: string, { canonical, expires, preview, by, key }: Signed): string =>
  createHmac('sha256', secret)
    .update([key === null ? 'file' : `file by key ${key}`, canonical, expires, preview ? 1 : 0, by].join('\n'))
    .digest('base64url')

/** Address with a signature in its query: works for an hour, without bearer token, while its reader may read the file. */
export const signedAddress = ({ clock, secrets }: Signing, address: string, reader: Reader): string => {
  const expires = Math.floor(clock().getTime() / 1000) + addressLife
  const { by, key = null, preview = false } = reader
  const signed = { canonical: canonicalAddress(address), expires, preview, by, key }
  const query = new URLSearchParams({
    expires: String(expires),
    ...(signed.preview ? { preview: '1' } : {}),
    by,
    ...(key === null ? {} : { key }),
    signature: signatureOf(secrets.files, signed),
  })
  return `${requestAddress(signed.canonical)}?${query}`
}

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The content of a signed address; null when forged or expired. */
export const readSignedAddress = ({ clock, secrets }: Signing, address: string): Signed | null => {
  const query = new URLSearchParams(address.split('?')[1] ?? '')
  const expires = Number(query.get('expires'))
  if (!Number.isSafeInteger(expires) || expires * 1000 <= clock().getTime()) return null
  const signed = {
    canonical: canonicalAddress(address),
    expires,
    preview: query.get('preview') === '1',
    by: query.get('by') ?? '',
    key: query.get('key'),
  }
  return sameText(query.get('signature') ?? '', signatureOf(secrets.files, signed)) ? signed : null
}
