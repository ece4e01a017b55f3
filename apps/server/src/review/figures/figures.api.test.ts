import { readFileSync } from 'node:fs'
import type { ConsoleFigures, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { catalogue } from '@soundroof/data'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepCatalogue } from '../../roofs/catalogue/catalogue-in-force.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { sample, type WireSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { requireNoFigureEvidence } from './figure-evidence.ts'
import { evidenceOf, figureRowOf, proposeAs, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))
const admin = anew(() => server.caller('administrator', 'provider'))
const installer = anew(() => server.caller())
beforeEach(() => server.subscribe(installer, 20))

const listed = async (): Promise<ConsoleFigures> =>
  (await server.call<ConsoleFigures>('consoleFigures', { token: ann.token })).body.data
const rowOf = (figure: string) => figureRowOf(server, ann, figure)
const decide = (who: Caller, id: string, decision = 'approve', note = '') =>
  server.call<SignOffRow>('decideFigure', { body: { id, decision, note }, token: who.token })
const withdraw = (who: Caller, id: string, note = '', state = 'waiting') =>
  server.call<SignOffRow>('withdrawFigure', { body: { id, state, note }, token: who.token })
const leave = (who: Caller) =>
  server.db.query('update accounts set disabled_at = now() where id = $1', [who.account.id])
const calculated = async (project: WireSample) => (await projectCalls(server, installer).issue(project)).result
const trail = async () =>
  (await server.db.query<{ action: string }>('select action from audit_trail order by id')).map(({ action }) => action)

/** A common roof in Sydney, its panels clamped to the ribs, among tall buildings. */
const clampShed = (): WireSample => {
  const file = new URL('../../../../../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url)
  const roofs: readonly WireSample[] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const shed = roofs.find(({ number }) => number === 'CR-15')
  const clamped = { roof_type: 'Tin Non-penetrative', fixing_type_index: 1, is_penetrative: 0, roof_sheeting_index: 1 }
  return {
    ...shed,
    ...clamped,
    terrain_category_index: 5,
    options: { module: 'generic-1762x1134-2400-pa', ridgeColumn: true },
  }
}

describe('all figures of a clamp shed', () => {
  it('signed off: its next result passes, names the engineers, and says nothing of unverified figures', async () => {
    const before = await calculated(clampShed())
    if (!('verdict' in before)) throw new Error('no result')
    expect([before.verdict, before.basis]).toEqual(['pass-with-conditions', 'unconfirmed'])
    const figures = [...new Set(before.unverified.flatMap(({ figures: ids = [] }) => ids))]
    for (const figure of [...figures, 'method/clip-fixed-sheeting']) await signOff(server, [ann, ben], { figure })
    const after = await calculated(clampShed())
    if (!('verdict' in after)) throw new Error('no result')
    expect([after.verdict, after.basis, after.unverified]).toEqual(['pass', 'confirmed', []])
    expect(JSON.stringify(after)).not.toMatch(/unverified figure|not yet confirmed/i)
    expect(after.confirmedFigures).toHaveLength(figures.length + 1)
    expect(after.confirmedFigures?.[0]).toMatchObject({
      confirmedBy: ann.account.name,
      approvedBy: ben.account.name,
      isReplaced: false,
    })
    expect(after.catalogueVersion).not.toBe(before.catalogueVersion)
    expect((await rowOf('fixings/rail')).results).toBe(1)
  })
})

describe('a figure', () => {
  it('waits for another engineer, and counts when that one approves', async () => {
    const { status, body } = await proposeAs(server, ann, { figure: 'fixings/rail' })
    expect([status, body.data.state, body.data.decidedBy, body.data.isOwn]).toEqual([200, 'waiting', null, true])
    expect((await rowOf('fixings/rail')).waiting?.id).toBe(body.data.id)
    expect((await listed()).catalogueVersion).toBe(catalogue.version)
    const own = await decide(ann, body.data.id)
    expect([own.status, own.body.message]).toEqual([403, 'Another engineer has to decide on what you proposed!'])
    expect((await decide(ben, body.data.id)).body.data).toMatchObject({
      state: 'approved',
      decidedBy: { id: ben.account.id },
    })
    const { signed, waiting } = await rowOf('fixings/rail')
    expect([signed?.id, waiting]).toEqual([body.data.id, null])
    expect((await listed()).catalogueVersion).not.toBe(catalogue.version)
    expect((await decide(ben, body.data.id)).status).toBe(409)
    expect(await trail()).toEqual(['figure_proposed', 'figure_approved'])
  })

  it('is approved by no second account of one registration, however it is written', async () => {
    const { id } = (await proposeAs(server, ann, { figure: 'fixings/rail' })).body.data
    await server.db.query(
      `update engineer_registrations set body = ' r p e q', number = (select lower(number) || ' ' from engineer_registrations
       where account_id = $1) where account_id = $2`,
      [ann.account.id, ben.account.id],
    )
    const { status, body } = await decide(ben, id)
    expect([status, body.message]).toEqual([403, expect.stringContaining('same registration')])
    expect((await rowOf('fixings/rail')).signed).toBeNull()
  })

  it('replaced by a smaller value spaces the next roof closer, and the former result keeps what it said', async () => {
    const roof = sample('tiled-house-in-melbourne')
    const before = await calculated(roof)
    await signOff(server, [ann, ben], { figure: 'fixings/tile-hook/service', values: [{ name: 'value', value: 0.4 }] })
    const after = await calculated({ ...roof, number: 'another' })
    const spacings = (result: Calculation['result']) => result.zoneResults.map((zone) => zone.fixingSpacing ?? 0)
    expect(Math.max(...spacings(after))).toBeLessThan(Math.max(...spacings(before)))
    const stored = await server.db.query<{ version: string }>(
      'select distinct catalogue_version as version from issued_results',
    )
    expect(stored).toHaveLength(2)
    expect(stored).toContainEqual({ version: catalogue.version })
  })

  it.each([
    [{ values: [{ name: 'value', value: 68.3 }] }, 'values.value', 'Value must be between 0.137 and 1.37'],
    [{ values: [{ name: 'value', value: -0.5 }] }, 'values.value', 'Value must be between 0.137 and 1.37'],
    [{ values: [{ name: 'value', value: 0.683 }] }, 'values', 'These are the published values'],
    [{ values: [{ name: 'strength', value: 0.7 }] }, 'values', 'has no value Strength'],
    [
      {
        values: [
          { name: 'value', value: 0.7 },
          { name: 'value', value: 68.3 },
        ],
      },
      'values.value',
      'Please give Value once only',
    ],
    [{ values: [] }, 'values.value', 'Please give Value as well'],
    [{ reason: '  ' }, 'reason', 'Please say why'],
    [{ evidence: 'https://example.org/files/other.pdf' }, 'evidence', 'Please upload the evidence'],
    [{ figure: 'purlins/ZC15015', values: [{ name: 'x', value: 1 }] }, 'values', 'is replaced by a file, as a whole'],
    [{ figure: 'method/parapet', values: [{ name: 'x', value: 1 }] }, 'values', 'can only be confirmed as it stands'],
  ])('is not %j', async (wrong, field, message) => {
    const { status, body } = await proposeAs(server, ann, { figure: 'fixings/tile-hook/service', ...wrong })
    expect([status, body.issues?.[0]?.field]).toEqual([400, field])
    expect(body.issues?.map((issue) => issue.message).join()).toContain(message)
    expect(await trail()).toEqual([])
  })

  it.each([
    ['wind/wind-classes/0', { ultimate: 170, service: 26 }, 'Wind speeds must rise from class to class: N1'],
    ['wind/wind-classes/0', { ultimate: 34, service: 40 }, 'Service must not exceed Ultimate'],
    ['fixings/foot/cyclic', { factor: 1.2, thinSteelFactor: 0.6, thinSteelBelow: 1.2 }, 'at most 1'],
    [
      'fixings/foot/steel-screw',
      { diameter: 12.6, coefficient: 1.4, capacityFactor: 0.5 },
      'together they move 4 times',
    ],
    [
      'fixings/foot/steel-screw',
      { diameter: 6.3, coefficient: 0.7, capacityFactor: 1 },
      'must be at most 0.5, as published',
    ],
    ['fixings/tile-hook/service', { value: 1.36 }, 'must not hold more in service than ultimately'],
  ])('is not what cannot be: %s %j', async (figure, numbers, message) => {
    const values = Object.entries(numbers).map(([name, value]) => ({ name, value }))
    const { status, body } = await proposeAs(server, ann, { figure, values })
    expect([status, body.issues?.map((issue) => issue.message).join()]).toEqual([400, expect.stringContaining(message)])
  })

  it('that was replaced moves from the published value, not from the one in force', async () => {
    const figure = 'fixings/foot'
    await signOff(server, [ann, ben], { figure, values: [{ name: 'bracket', value: 4 }] })
    const { status, body } = await proposeAs(server, ann, { figure, values: [{ name: 'bracket', value: 6 }] })
    expect([status, body.issues?.[0]?.message]).toEqual([400, expect.stringContaining('the published value is 2.07')])
  })

  it('that no catalogue holds, or that is certain, is none', async () => {
    for (const figure of ['fixings/no-such', 'fixings/support-factors', '__proto__'])
      expect((await proposeAs(server, ann, { figure })).status).toBe(404)
  })

  it('has one proposal at a time', async () => {
    await proposeAs(server, ann, { figure: 'fixings/rail' })
    const evidence = await evidenceOf(server, ben)
    const body = { figure: 'fixings/rail', values: null, reason: 'Mine', evidence }
    const again = await proposeAs(server, ann, { figure: 'fixings/rail' })
    expect(again.body.message).toContain('You have already proposed')
    const both = await server.call('proposeFigure', { body, token: ben.token })
    expect([both.status, both.body.message]).toEqual([409, expect.stringContaining(ann.account.name)])
  })

  it('is withdrawn by its proposer while it waits, declined by another with a reason', async () => {
    const first = (await proposeAs(server, ann, { figure: 'fixings/rail' })).body.data
    expect((await withdraw(ben, first.id)).status).toBe(403)
    expect((await withdraw(ann, first.id)).body.data.state).toBe('withdrawn')
    const second = (await proposeAs(server, ann, { figure: 'fixings/rail' })).body.data
    expect((await decide(ben, second.id, 'decline')).body.issues?.[0]?.field).toBe('note')
    expect((await decide(ben, second.id, 'decline', 'Other edition')).body.data).toMatchObject({
      state: 'declined',
      note: 'Other edition',
    })
    const history = await server.call<SignOffRow[]>('figureHistory', {
      query: { figure: 'fixings/rail' },
      token: ben.token,
    })
    expect(history.body.data.map(({ state }) => state)).toEqual(['declined', 'withdrawn'])
  })

  it('in force is taken back by any engineer with a reason: the published one is open again', async () => {
    const { id } = await signOff(server, [ann, ben], { figure: 'fixings/rail' })
    expect((await withdraw(ann, id)).status).toBe(409)
    expect((await withdraw(ann, id, '', 'approved')).body.issues?.[0]?.field).toBe('note')
    const revoked = await withdraw(ann, id, 'Certificate withdrawn', 'approved')
    expect(revoked.body.data).toMatchObject({ state: 'revoked', approvedName: ben.account.name })
    const { signed } = await rowOf('fixings/rail')
    expect([signed, (await listed()).catalogueVersion]).toEqual([null, catalogue.version])
  })

  it('signed anew replaces what was signed before', async () => {
    await signOff(server, [ann, ben], { figure: 'fixings/rail' })
    const values = (await rowOf('fixings/rail')).values.map(({ name, value }) => ({
      name,
      value: name === 'stiffness' ? 2.5 : value,
    }))
    const { id } = await signOff(server, [ben, ann], { figure: 'fixings/rail', values })
    expect((await rowOf('fixings/rail')).signed).toMatchObject({ id, values })
  })

  it('signed in one process counts in another at its next calculation', async () => {
    const other = keepCatalogue(catalogue, server.services)
    expect((await other.get()).catalogue).toBe(catalogue)
    await signOff(server, [ann, ben], { figure: 'fixings/rail' })
    const [here, there] = [await server.services.catalogue.get(), await other.get()]
    expect(there.catalogue.version).toBe(here.catalogue.version)
    expect(there.catalogue.fixings.rail.status).toBe('verified')
  })

  it('proposed by somebody who was disabled since is not approved', async () => {
    const { id } = (await proposeAs(server, ann, { figure: 'fixings/rail' })).body.data
    await leave(ann)
    const { status, body } = await decide(ben, id)
    expect([status, body.message]).toEqual([409, expect.stringContaining('is no active engineer any more')])
    expect((await decide(ben, id, 'decline', 'She has left')).body.data.state).toBe('declined')
  })

  it('keeps its evidence with the provider, and takes no review for it', async () => {
    const { evidence } = (await proposeAs(server, ann, { figure: 'fixings/rail' })).body.data
    const [file] = await server.db.query<{ address: string }>(
      'select f.address from files f join figure_sign_offs s on s.evidence_file = f.id',
    )
    const moved = server.db.transaction((tx) => requireNoFigureEvidence(tx, file?.address ?? '', 'file'))
    await expect(moved).rejects.toThrow('This file is the evidence of a figure')
    await server.db.query('update files set is_review = true')
    const { status, body } = await server.call('proposeFigure', {
      body: { figure: 'fixings/foot', values: null, reason: 'Mine', evidence: evidence.address },
      token: ann.token,
    })
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'evidence'])
  })

  it('that was published anew since is not signed', async () => {
    const { id } = await signOff(server, [ann, ben], { figure: 'fixings/rail' })
    await server.db.query(`update figure_sign_offs set published_hash = 'former' where id = $1`, [id])
    await signOff(server, [ann, ben], { figure: 'fixings/foot' })
    expect((await rowOf('fixings/rail')).signed?.isOutdated).toBe(true)
    const { confirmations } = (await server.services.catalogue.get()).catalogue
    expect(Object.keys(confirmations ?? {})).toEqual(['fixings/foot'])
  })
})

describe('a provider with one engineer', () => {
  it('lets that one approve alone, which the result tells', async () => {
    const rules = { body: { secondEngineer: false, version: 0 }, token: admin.token }
    const several = await server.call('changeFigureRules', rules)
    expect([several.status, several.body.message]).toEqual([409, expect.stringContaining('At present there are 2')])
    await leave(ben)
    expect((await server.call('changeFigureRules', rules)).status).toBe(200)
    expect((await server.call('changeFigureRules', rules)).status).toBe(409)
    await signOff(server, [ann, ann], { figure: 'fixings/tile-hook/service' })
    const result = await calculated(sample('tiled-house-in-melbourne'))
    if (!('verdict' in result)) throw new Error('no result')
    expect(result.confirmedFigures).toMatchObject([{ confirmedBy: ann.account.name, approvedBy: null }])
    await server.caller('engineer', 'provider')
    const { id } = (await proposeAs(server, ann, { figure: 'fixings/rail' })).body.data
    expect([(await decide(ann, id)).status, (await listed()).rules.secondEngineer]).toEqual([403, true])
  })
})
