import type { Api, DataOf } from '@soundroof/contract/api'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  begin,
  calculatedHere,
  newDevice,
  type Settled,
  sent,
  settle,
  type TestDevice,
} from '../../money/offline/testing/test-device.ts'
import { sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const day = 24 * 3600 * 1000

const times = async (caller: Caller = installer) =>
  (await server.call<{ times: number }>('customerPackages', { token: caller.token })).body.data.times

const named = (name: string): string => JSON.stringify({ ...sample(), name })

/** A device of the installer with a right. */
const given = async (calculations = 2) => {
  const device = await newDevice()
  return { device, right: (await begin(server, installer, device, calculations)).body.data }
}

const sendsFrom = async (device: TestDevice, right: string, number: number, project: string) =>
  sent(device, project, { right, number, result: await calculatedHere(server, installer, project) })

describe('the right to calculate without a network', () => {
  it('reserves calculations for two weeks, signed for one device', async () => {
    await server.subscribe(installer, 10)
    const { right } = await given(4)
    expect(right).toMatchObject({ calculations: 4, times: 6 })
    expect(await times()).toBe(6)
    const { payload } = await jwtVerify(right.signed, await importJWK(right.key, 'ES256'), {
      currentDate: server.clock(),
    })
    expect(payload).toMatchObject({ jti: right.id, sub: installer.account.id, calculations: 4 })
    expect(new Date(right.until).getTime() - server.clock().getTime()).toBe(14 * day)
    server.clock.move(14 * day)
    expect(await times()).toBe(10)
  })

  it('takes what is left, ends with the paid period, and is refused without one', async () => {
    expect((await begin(server, installer, await newDevice())).body.code).toBe(403)
    await server.subscribe(installer, 3, 2)
    const { right } = await given(5)
    expect(right).toMatchObject({ calculations: 3, times: 0 })
    expect(new Date(right.until).getTime() - server.clock().getTime()).toBe(2 * day)
    expect((await begin(server, installer, await newDevice())).body).toMatchObject({ code: 409 })
    expect((await server.call('decrementTimes', { token: installer.token })).body.code).toBe(409)
  })

  it('begun again by the same device gives back what it had left', async () => {
    await server.subscribe(installer, 10)
    const { device } = await given(4)
    expect((await begin(server, installer, device, 2)).body.data).toMatchObject({ calculations: 2, times: 8 })
    const { body } = await server.call<readonly unknown[]>('offlineDevices', { token: installer.token })
    expect(body.data).toMatchObject([{ name: 'Phone', calculations: 2, used: 0, state: 'open' }])
  })

  it('ended by its owner gives everything back, and refuses what the device sends', async () => {
    await server.subscribe(installer, 10)
    const { device, right } = await given(4)
    const ended = await server.call('endOffline', { token: installer.token, body: { id: right.id } })
    expect(ended.body.data).toEqual({ times: 10 })
    const late = await settle(server, installer, await sendsFrom(device, right.id, 1, named('Late')))
    expect(late.body).toMatchObject({ code: 409, message: expect.stringContaining('were ended') })
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 0, charges: 0 })
  })
})

describe('a calculation of a device', () => {
  it('is issued and charged from what the device reserved, once however often it is sent', async () => {
    await server.subscribe(installer, 3)
    const { device, right } = await given(2)
    const body = await sendsFrom(device, right.id, 1, named('Roof'))
    const first = await settle(server, installer, body)
    expect(first.body.data).toMatchObject({ isResult: 1, isSame: true, times: 1 })
    expect((await settle(server, installer, body)).body.data).toEqual(first.body.data)
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 1, charges: 1 })
    expect(await times()).toBe(1)
  })

  it('that was paid online meanwhile costs nothing', async () => {
    await server.subscribe(installer, 3)
    const { device, right } = await given(2)
    await server.call('decrementTimes', { token: installer.token })
    await server.call('getResult', { token: installer.token, body: named('Roof') })
    expect(await times()).toBe(0)
    const settled = await settle(server, installer, await sendsFrom(device, right.id, 1, named('Roof')))
    expect(settled.body.data).toMatchObject({ isResult: 1, isSame: true, times: 1 })
  })

  it('tells where the device had another result, and issues the present one', async () => {
    await server.subscribe(installer, 3)
    const { device, right } = await given(1)
    const body = await sent(device, named('Roof'), { right: right.id, number: 1, result: '0'.repeat(64) })
    const { data } = (await settle(server, installer, body)).body
    expect(data).toMatchObject({ isResult: 1, isSame: false, times: 2 })
    expect((data as Settled).result.zoneResults).toHaveLength(4)
  })

  it('sent after the right is over is charged like any other, while something is left', async () => {
    await server.subscribe(installer, 2, 30)
    const { device, right } = await given(2)
    server.clock.move(15 * day)
    const first = await settle(server, installer, await sendsFrom(device, right.id, 1, named('One')))
    expect(first.body.data).toMatchObject({ isResult: 1, times: 1 })
    await server.call('decrementTimes', { token: installer.token })
    const second = await settle(server, installer, await sendsFrom(device, right.id, 2, named('Two')))
    expect(second.body.data).toMatchObject({ isResult: 0, times: 0, message: expect.any(String) })
  })

  it('of a copied device ends the right: the second project under one number is refused and told', async () => {
    await server.subscribe(installer, 5)
    const { device, right } = await given(2)
    server.clock.move(day)
    await settle(server, installer, await sendsFrom(device, right.id, 1, named('One')))
    const copy = await settle(server, installer, await sendsFrom(device, right.id, 1, named('Two')))
    expect(copy.body).toMatchObject({ code: 409, message: expect.stringContaining('Another device') })
    expect(await times()).toBe(4)
    const { body } = await server.call<readonly unknown[]>('offlineDevices', { token: installer.token })
    expect(body.data).toMatchObject([{ state: 'copied', used: 1, lastSeenAt: server.clock().toISOString() }])
    const after = await settle(server, installer, await sendsFrom(device, right.id, 2, named('Three')))
    expect(after.body.code).toBe(409)
  })

  it.each([
    ['another device signed it', async (right: string) => sendsFrom(await newDevice(), right, 1, named('Roof')), 409],
    ['another project is sent', null, 400],
    ['its number was never reserved', 'number', 400],
  ] as const)('is refused where %s', async (_, make, code) => {
    await server.subscribe(installer, 5)
    const { device, right } = await given(1)
    const own = await sendsFrom(device, right.id, make === 'number' ? 2 : 1, named('Roof'))
    const body = typeof make === 'function' ? await make(right.id) : make === null ? { ...own, project: '{}' } : own
    expect((await settle(server, installer, body)).body).toMatchObject({ code })
    expect(await rowCounts(server.db)).toMatchObject({ issued_results: 0, charges: 0 })
  })

  it('of another account is unknown', async () => {
    await server.subscribe(installer, 5)
    const { device, right } = await given(1)
    const colleague = await server.caller('customer', installer.account.companyId)
    const answer = await settle(server, colleague, await sendsFrom(device, right.id, 1, named('Roof')))
    expect(answer.body.code).toBe(404)
  })
})

describe('engine and catalogue', () => {
  const parts = async (right: string, token: string) => {
    const { body } = await server.call<DataOf<Api['offlineEngine']>>('offlineEngine', {
      token,
      body: { id: right },
    })
    return body
  }
  const read = (address: string) => server.app.inject({ method: 'GET', url: address.replace(/^https?:\/\/[^/]+/, '') })

  it('are read for some minutes by a device with a right', async () => {
    await server.subscribe(installer, 5)
    const { right } = await given(1)
    const { code, catalogue } = (await parts(right.id, installer.token)).data
    const [engine, figures] = [await read(code.address), await read(catalogue.address)]
    expect([engine.statusCode, engine.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(engine.body).toContain('onmessage')
    expect(JSON.parse(figures.body)).toHaveProperty('wind')
    expect((await read(code.address.replace('engine.js', 'catalogue.json'))).statusCode).toBe(403)
    server.clock.move(5 * 60 * 1000)
    expect((await read(code.address)).statusCode).toBe(403)
  })

  it('are compressed on their way, with the fonts of Chinese signs', async () => {
    await server.subscribe(installer, 5)
    const { right } = await given(1)
    const { code, report, chinese } = (await parts(right.id, installer.token)).data
    for (const { address } of [code, report, chinese.regular, chinese.strong]) {
      const url = address.replace(/^https?:\/\/[^/]+/, '')
      const answer = await server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } })
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
      expect(answer.rawPayload.length).toBeLessThan(1_600_000)
    }
    expect((await read('/files/offline/chinese-regular.ttf')).statusCode).toBe(403)
  })

  it('are not read at an address that was changed, nor once the right is over', async () => {
    await server.subscribe(installer, 5, 30)
    const [{ right }, other] = [await given(1), await given(1)]
    const { code } = (await parts(right.id, installer.token)).data
    const later = String(server.clock().getTime() + day)
    for (const changed of [
      code.address.replace(right.id, other.right.id),
      code.address.replace(/expires=\d+/, `expires=${later}`),
      code.address.replace(/signature=.*/, 'signature='),
      `${code.address}A`,
    ])
      expect((await read(changed)).statusCode, changed).toBe(403)
    server.clock.move(14 * day - 60_000)
    const last = (await parts(right.id, installer.token)).data.code.address
    expect((await read(last)).statusCode).toBe(200)
    server.clock.move(60_000)
    expect((await read(last)).statusCode).toBe(403)
    expect((await parts(right.id, installer.token)).code).toBe(404)
  })

  it('are not read without a right, by another account, or once it has ended', async () => {
    await server.subscribe(installer, 5)
    const { right } = await given(1)
    const colleague = await server.caller('customer', installer.account.companyId)
    expect((await parts(right.id, colleague.token)).code).toBe(404)
    const { code } = (await parts(right.id, installer.token)).data
    await server.call('endOffline', { token: installer.token, body: { id: right.id } })
    expect((await read(code.address)).statusCode).toBe(403)
    expect((await parts(right.id, installer.token)).code).toBe(404)
    expect((await read('/files/offline/engine.js')).statusCode).toBe(403)
  })
})

it('the signed right says nothing that a copy could use', async () => {
  await server.subscribe(installer, 5)
  const { right } = await given(1)
  expect(Object.keys(decodeJwt(right.signed)).sort()).toEqual(['calculations', 'device', 'exp', 'iat', 'jti', 'sub'])
})
