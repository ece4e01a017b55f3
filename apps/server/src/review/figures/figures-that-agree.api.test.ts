import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { catalogue } from '@soundroof/data'
import { describe, expect, it } from 'vitest'
import { keepCatalogue } from '../../roofs/catalogue/catalogue-in-force.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { figureRowOf, proposeAs, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))

const [service, ultimate] = ['fixings/tile-hook/service', 'fixings/tile-hook/ultimate']
const proposal = (figure: string, value: number) => ({ figure, values: [{ name: 'value', value }] })
const approve = (who: Caller, { id }: SignOffRow) =>
  server.call<SignOffRow>('decideFigure', { body: { id, decision: 'approve', note: '' }, token: who.token })
const revoke = (who: Caller, { id }: SignOffRow) =>
  server.call('withdrawFigure', { body: { id, state: 'approved', note: 'Wrong' }, token: who.token })
const hook = async () => {
  const { tileHook } = (await server.services.catalogue.get()).catalogue.fixings
  return [tileHook.service.value, tileHook.ultimate.value]
}

describe('figures in force keep their order', () => {
  it('when one is taken back', async () => {
    const strong = await signOff(server, [ann, ben], proposal(ultimate, 2.7))
    const before = await signOff(server, [ann, ben], proposal(service, 1.36))
    const refused = await revoke(ben, strong)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'A tile hook must not hold more in service than ultimately! Please take back or replace Tile hook: Service first!',
    ])
    expect(await hook()).toEqual([1.36, 2.7])
    expect([(await revoke(ben, before)).status, (await revoke(ben, strong)).status]).toEqual([200, 200])
    expect((await server.services.catalogue.get()).catalogue.version).toBe(catalogue.version)
  })

  it('when one is confirmed as published in place of a replaced one', async () => {
    await signOff(server, [ann, ben], proposal(ultimate, 2.7))
    await signOff(server, [ann, ben], proposal(service, 1.36))
    const { body } = await proposeAs(server, ann, { figure: ultimate })
    expect((await approve(ben, body.data)).status).toBe(400)
    expect(await hook()).toEqual([1.36, 2.7])
  })

  it('when two are approved at the same moment', async () => {
    const first = (await proposeAs(server, ann, proposal(service, 1.3))).body.data
    const second = (await proposeAs(server, ann, proposal(ultimate, 0.7))).body.data
    const answers = await Promise.all([approve(ben, first), approve(ben, second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const [inService = 0, atLast = 0] = await hook()
    expect(inService).toBeLessThanOrEqual(atLast)
  })

  it('from class to class, whichever is taken back first', async () => {
    const rising = [300, 290, 280, 240, 190].map((speed, index) => ({ position: 5 - index, speed }))
    const signed: SignOffRow[] = []
    for (const { position, speed } of rising) {
      const figure = `wind/wind-classes/${position}`
      const values = [
        { name: 'ultimate', value: speed },
        { name: 'service', value: catalogue.wind.windClasses.rows[position]?.service ?? 0 },
      ]
      signed.push(await signOff(server, [ann, ben], { figure, values }))
    }
    const last = signed.at(-1)
    for (const one of signed) if (one !== last) expect((await revoke(ann, one)).status).toBe(400)
    for (const one of signed.toReversed()) expect((await revoke(ann, one)).status).toBe(200)
  })

  it('when one is published anew: what contradicts it does not count, and may be taken back', async () => {
    const strong = await signOff(server, [ann, ben], proposal(ultimate, 2.7))
    const contradicting = await signOff(server, [ann, ben], proposal(service, 1.36))
    await signOff(server, [ann, ben], { figure: 'fixings/rail' })
    await server.db.query(`update figure_sign_offs set published_hash = 'former' where id = $1`, [strong.id])
    const { catalogue: inForce, leftOut } = await keepCatalogue(catalogue, server.services).get()
    expect(inForce.fixings.tileHook).toEqual(catalogue.fixings.tileHook)
    expect([leftOut.map(({ figure }) => figure), Object.keys(inForce.confirmations ?? {})]).toEqual([
      [service],
      ['fixings/rail'],
    ])
    await signOff(server, [ann, ben], { figure: 'fixings/foot' })
    expect((await figureRowOf(server, ann, service)).signed?.isOutdated).toBe(true)
    expect((await revoke(ben, contradicting)).status).toBe(200)
  })
})

describe('an administrator', () => {
  it('looks on, and signs nothing', async () => {
    const admin = await server.caller('administrator', 'provider')
    expect((await proposeAs(server, admin, { figure: 'fixings/rail' })).status).toBe(403)
    const { data } = (await proposeAs(server, ann, { figure: 'fixings/rail' })).body
    expect((await approve(admin, data)).status).toBe(403)
    await server.db.query(`update accounts set role = 'administrator' where id = $1`, [ann.account.id])
    const { status, body } = await approve(ben, data)
    expect([status, body.message]).toEqual([409, expect.stringContaining('is no active engineer any more')])
    expect((await server.call('consoleFigures', { token: admin.token })).status).toBe(200)
  })
})
