import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PlatformServices } from '../../platform/http/handler.ts'

/** Minutes for which the address of engine or catalogue works. */
const life = 5 * 60 * 1000

export const partNames = [
  'engine.js',
  'catalogue.json',
  'report.js',
  'chinese-regular.ttf',
  'chinese-strong.ttf',
] as const
/** What a device needs to calculate and to print a draft. */
export type PartName = (typeof partNames)[number]

type Signing = Pick<PlatformServices, 'secrets' | 'clock'>

const signatureOf = ({ secrets }: Signing, name: PartName, right: string, expires: number): string =>
  createHmac('sha256', secrets.files).update(['offline', name, right, expires].join('\n')).digest('base64url')

/** Path with a signature in its query: works for minutes, without bearer token, while the right is open. */
export const partAddress = (services: Signing, name: PartName, right: string): string => {
  const expires = services.clock().getTime() + life
  const signature = signatureOf(services, name, right, expires)
  return `/files/offline/${name}?${new URLSearchParams({ right, expires: String(expires), signature })}`
}

/** The right of a genuine address; null when forged or expired. */
export const rightOfAddress = (services: Signing, name: PartName, url: string): string | null => {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const [right, expires] = [query.get('right') ?? '', Number(query.get('expires'))]
  if (!Number.isSafeInteger(expires) || expires <= services.clock().getTime()) return null
  const given = Buffer.from(query.get('signature') ?? '')
  const genuine = Buffer.from(signatureOf(services, name, right, expires))
  return given.length === genuine.length && timingSafeEqual(given, genuine) ? right : null
}
