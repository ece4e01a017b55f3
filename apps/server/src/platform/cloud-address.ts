/** Address of an S3-compatible object store, and our keys there. */
export type CloudAddress = {
  readonly isSecure: boolean
  /** With the port, as the `Host` header has it. */
  readonly host: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

export const cloudAddressForm = 's3://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[?region=us-east-1&tls=1]'

const hostForm = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:\d+)?$/i
const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const regionForm = /^[a-z0-9-]+$/i
const settings = ['region', 'tls']

const parsedUrl = (text: string): URL | null => {
  try {
    const url = new URL(text)
    return url.protocol === 's3:' ? url : null
  } catch {
    return null
  }
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** Null: not of the form below. */
export const readCloudAddress = (text: string): CloudAddress | null => {
  const url = parsedUrl(text)
  if (!url) return null
  const given = url.searchParams
  const names = [...given.keys()]
  if (names.some((name) => !settings.includes(name)) || new Set(names).size < names.length) return null
  const address: CloudAddress = {
    isSecure: given.get('tls') !== '0',
    host: url.host,
    bucket: url.pathname.slice(1),
    region: given.get('region') ?? 'us-east-1',
    accessKey: decoded(url.username),
    secretKey: decoded(url.password),
  }
  const isWhole =
    address.accessKey !== '' &&
    address.secretKey !== '' &&
    url.hash === '' &&
    hostForm.test(address.host) &&
    bucketForm.test(address.bucket) &&
    regionForm.test(address.region) &&
    ['0', '1', null].includes(given.get('tls'))
  return isWhole ? address : null
}

/** For messages, without the keys. */
export const cloudPlace = ({ isSecure, host, bucket }: CloudAddress): string =>
  `${isSecure ? 'https' : 'http'}://${host}/${bucket}`
