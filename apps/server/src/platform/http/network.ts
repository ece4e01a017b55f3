import { isIPv6 } from 'node:net'

const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/** The first four groups: a subscriber has at least a /64. */
const prefixOf = (address: string): string => {
  const [head = '', tail] = address.split('::')
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Who counts as one caller: an IPv4 address, however it is written, or the /64 of an IPv6 address. */
export const networkOf = (address: string | undefined): string => {
  // A request whose connection has closed has no address any more.
  if (address === undefined) return ''
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  return isIPv6(plain) && !plain.includes('.') ? prefixOf(plain) : plain
}
