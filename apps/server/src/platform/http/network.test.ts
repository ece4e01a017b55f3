import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { addressOf, networkOf } from './network.ts'

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::FFFF:0909:0909', '9.9.9.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, ''],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('the address of a caller', () => {
  const connection = { remoteAddress: '192.0.2.200' } as FastifyRequest['socket']
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:1234', '203.0.113.7'],
    ['"203.0.113.7:1234"', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:1234"', '2001:db8::1'],
    ['unknown', '192.0.2.200'],
    ['_hidden', '192.0.2.200'],
    ['300.1.1.1', '192.0.2.200'],
    ['', '192.0.2.200'],
  ])('that a proxy calls %s is %s', (ip, address) => expect(addressOf({ ip, socket: connection })).toBe(address))
})
