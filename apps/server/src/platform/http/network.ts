import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

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

/** Without the port, brackets and quotes that some proxies write: RFC 7239, section 6. */
const bareAddress = (text: string): string => {
  const [, inBrackets, withPort] = /^"?(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?"?$/.exec(text.trim()) ?? []
  return inBrackets ?? withPort ?? text
}

/**
 * Caller's address: the one that a trusted proxy names, else the connection's. Attack: a port or a made-up name after each
 * call, so that each counts as another network.
 */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const named = bareAddress(ip ?? '')
  return isIP(named) === 0 ? (socket.remoteAddress ?? '') : named
}

/** The IPv4 address inside `::ffff:192.0.2.1` or `::ffff:c000:201`. */
const mappedAddress = (address: string): string | null => {
  const [, dotted, high, low] = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/.exec(address) ?? []
  if (dotted) return dotted
  if (!high || !low) return null
  const [front, back] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [front >> 8, front & 255, back >> 8, back & 255].join('.')
}

/** One caller: an IPv4 address, however written, or the /64 of an IPv6 address. */
export const networkOf = (address: string | undefined): string => {
  // A request whose connection has closed has no address any more.
  if (address === undefined) return ''
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = mappedAddress(plain)
  if (mapped) return mapped
  return isIPv6(plain) && !plain.includes('.') ? prefixOf(plain) : plain
}
