import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { describe, expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import type { Answer } from '../../testing/test-server.ts'

const server = await serverOfFile()
const day = 24 * 3600 * 1000
const titles = ['Alpha 100%', 'beta_roof', 'Gamma Ö', 'delta', 'Epsilon']

const installer = await server.caller()
const engineer = await server.caller('engineer')
await update(server.db, 'accounts', { id: engineer.account.id }, { name: 'Ellen Ørsted', nameSearch: 'ellen ørsted' })
const complete = await completeSample(server, installer)
const sites = [
  { street_address: '12 Rose St', suburb: 'Coburg', postcode: '3058' },
  { street_address: '4 Ærø Lane, Noosa' },
  { street_address: '7 Rose St', suburb: 'Coburg North', postcode: '3058' },
  { street_address: '100%_ Mill Rd' },
  {},
]
for (const [index, name] of titles.entries()) {
  const body = { ...complete, name, number: `N-${index}`, ...sites[index] }
  await server.call('uploadProject', { token: installer.token, body })
  // The last two share one millisecond.
  if (index < 3) server.clock.move(day)
}
await server.db.query(
  `update projects set status = 4, engineer_id = $1, deliver_at = '2026-12-24T23:59:59Z' where name_search like '%beta%'`,
  [engineer.account.id],
)
server.clock.reset()

type ListAnswer = Answer<ProjectRow[]>
const byGet = (query: Record<string, unknown>): Promise<ListAnswer> =>
  server.call('projects', { token: installer.token, query })
const byPost = (body: Record<string, unknown>): Promise<ListAnswer> =>
  server.call('projectsByPost', { token: installer.token, body })
const names = ({ body }: ListAnswer) => body.data.map(({ name }) => name)

const all = ['Epsilon', 'delta', 'Gamma Ö', 'beta_roof', 'Alpha 100%']

describe('the list', () => {
  it('is newest first, with the total beside it', async () => {
    const answer = await byGet({})
    expect(names(answer)).toEqual(all)
    expect(answer.body).toMatchObject({ code: 0, total: 5, totalIsCapped: false, next: null })
  })

  it.each([
    [{ name: 'ALPHA' }, ['Alpha 100%']],
    [{ name: '100%' }, ['Alpha 100%']],
    [{ name: '%' }, ['Alpha 100%']],
    [{ name: 'a_r' }, ['beta_roof']],
    [{ name: '_' }, ['beta_roof']],
    [{ name: 'gamma ö' }, ['Gamma Ö']],
    [{ name: 'GAMMA Ö' }, ['Gamma Ö']],
    [{ name: 'n-3-2026' }, ['delta']],
    [{ name: '2026-11-21-e' }, ['Epsilon']],
    [{ name: 'nothing' }, []],
    [{ search: 'rose' }, ['Alpha 100%', 'Gamma Ö']],
    [{ search: '  ROSE   alpha ' }, ['Alpha 100%']],
    [{ search: '3058' }, ['Alpha 100%', 'Gamma Ö']],
    [{ search: 'north coburg' }, ['Gamma Ö']],
    [{ search: 'ÆRØ' }, ['beta_roof']],
    [{ search: 'n-3' }, ['delta']],
    [{ search: '100%_' }, ['delta']],
    [{ search: 'coburg 12', status: 1 }, ['Alpha 100%']],
    [{ search: 'rose', name: 'beta' }, []],
    [{ search: 'parramatta' }, ['Epsilon']],
    [{ search: 'rose {' }, []],
    [{ search: '' }, all],
    [{ search: ' ' }, all],
    [{ name: '', startTime: '', endTime: '', engineerName: '', eStartTime: '', eEndTime: '', status: '' }, all],
    [{ name: '\\' }, []],
    [{ from: '2026-11-22T00:00:00Z', to: '2026-11-23T00:00:00Z' }, ['beta_roof']],
    [{ from: '', to: '' }, all],
    [{ startTime: '2026-11-23' }, ['Epsilon', 'delta', 'Gamma Ö']],
    [{ endTime: '2026-11-22' }, ['beta_roof', 'Alpha 100%']],
    [{ startTime: '2026-11-22', endTime: '2026-11-22' }, ['beta_roof']],
    [{ startTime: '2026-11-25' }, []],
    [{ startTime: '2026-11-24', endTime: '2026-11-21' }, []],
    [{ engineerName: 'ellen ø' }, ['beta_roof']],
    [{ engineerName: 'somebody' }, []],
    [{ eStartTime: '2026-12-24' }, ['beta_roof']],
    [{ eEndTime: '2026-12-24' }, ['beta_roof']],
    [{ eEndTime: '2026-12-23' }, []],
    [{ eStartTime: '2026-12-25' }, []],
    [{ status: 4 }, ['beta_roof']],
    [{ status: 5 }, []],
    [{ status: 1, name: 'a', startTime: '2026-11-23' }, ['delta', 'Gamma Ö']],
  ])('filtered by %j, by GET and by POST', async (filters, expected) => {
    for (const answer of [await byGet(filters), await byPost(filters)]) {
      expect([...names(answer)].sort()).toEqual([...expected].sort())
      expect(answer.body.total).toBe(expected.length)
    }
  })

  it('goes on where a page ended, also within one millisecond', async () => {
    const seen: string[] = []
    let after: unknown
    do {
      const page = await byGet({ limit: 2, ...(after ? { after } : {}) })
      expect(page.body.total).toBe(5)
      seen.push(...names(page))
      after = page.body.next
    } while (after)
    expect(seen).toEqual(all)
  })

  it.each(['', '123', '1.', '999999999999999.1', 'null.1'])('refuses the mark of %s', async (place) => {
    const after = place === '' ? 'x' : Buffer.from(place).toString('base64url')
    const answer = await byGet({ after })
    expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, 'after'])
  })

  it.each([
    [{ startTime: '21.11.2026' }, 'startTime'],
    [{ endTime: '2026-13-01' }, 'endTime'],
    [{ status: '9' }, 'status'],
    [{ from: '2026-11-22' }, 'from'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '1001' }, 'limit'],
  ])('refuses %j', async (query, field) => {
    const answer = await byGet(query)
    expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, field])
  })

  it('names the engineer and the delivery', async () => {
    const { body } = await byGet({ status: 4 })
    expect(body.data[0]).toMatchObject({
      engineer_name: 'Ellen Ørsted',
      end_time: '2026-12-24T23:59:59.000Z',
      status: 4,
    })
  })
})
