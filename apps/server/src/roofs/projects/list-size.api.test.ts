import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { describe, expect, it } from 'vitest'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, insertFiles } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Answer } from '../../testing/test-server.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))

const { upload, created, detail } = projectCalls(server, installer)
const list = (query: Record<string, unknown> = {}): Promise<Answer<ProjectRow[]>> =>
  server.call('projects', { token: installer.token, query })

describe('a row of the list', () => {
  it('names its photos without a signature; the detail signs them', async () => {
    const hash = await created(complete)
    const [row] = (await list()).body.data
    expect(row?.roof_photos).toEqual(complete.roof_photos)
    for (const address of (await detail(hash)).roof_photos as string[]) expect(address).toContain('signature=')
  })

  it('signs the addresses of report and review, as the detail does, for who may read reports', async () => {
    const hash = await created(complete)
    const report = 'http://localhost:8080/files/x/reports/y.pdf'
    const review = 'http://localhost:8080/files/x/z/review.pdf'
    await server.db.query(`update report_jobs set state = 'ready', address = $1`, [report])
    await server.db.query('update projects set status = 5, review_file = $1', [review])
    for (const answer of [
      await list(),
      await server.call<ProjectRow[]>('projectsByPost', { token: installer.token, body: {} }),
    ]) {
      const [row] = answer.body.data
      expect(row?.result).toMatch(new RegExp(`^${report}\\?.*signature=`))
      expect(row?.manual_review).toMatch(new RegExp(`^${review}\\?.*signature=`))
      const { result, manual_review } = await detail(hash)
      expect([result, manual_review]).toEqual([row?.result, row?.manual_review])
    }
    const key = await insertTestKey(server, installer, ['projects:read'])
    const [bare] = (await server.call<ProjectRow[]>('projects', { key })).body.data
    expect([bare?.result, bare?.manual_review]).toEqual([report, review])
  })
})

describe('a long list', () => {
  it('counts up to 1 000 projects and says that there are more', async () => {
    await created({ ...complete, name: 'Twin' })
    const copies = (first: number, last: number) =>
      server.db.query(
        `insert into projects (hash, company_id, name_search, draft, input_hash, created_at, updated_at)
         select 'copy' || place, company_id, name_search, draft, input_hash, created_at, updated_at
         from projects, generate_series($1::int, $2::int) place where hash not like 'copy%'`,
        [first, last],
      )
    await copies(2, 1000)
    const exact = await list({ limit: 2, name: 'win' })
    expect(exact.body).toMatchObject({ total: 1000, totalIsCapped: false })
    await copies(1001, 1001)
    const capped = await list({ limit: 2, name: 'win' })
    expect(capped.body).toMatchObject({ total: 1000, totalIsCapped: true })
    expect((await list({ limit: 2, name: 'wine' })).body).toMatchObject({ total: 0, totalIsCapped: false })
  })

  it('ends an answer at about 4 MB and says where it goes on', async () => {
    const names = Array.from({ length: 999 }, (_, index) => `${index}${'x'.repeat(190)}`)
    const big_file = await insertFiles(server, installer, names, 'file')
    for (let index = 0; index < 24; index++) await created({ ...complete, name: `Roof ${index}`, big_file })
    const first = await list()
    expect(JSON.stringify(first.body).length).toBeLessThan(6_000_000)
    expect(first.body.total).toBe(24)
    expect(first.body.data.length).toBeGreaterThan(12)
    const second = await list({ after: first.body.next })
    expect(second.body.next).toBeNull()
    const seen = [...first.body.data, ...second.body.data].map(({ name }) => name)
    expect(seen).toEqual(Array.from({ length: 24 }, (_, index) => `Roof ${23 - index}`))
  })
})

describe('a file', () => {
  it.each(['roof_photos', 'big_file'])('stands once in %s', async (field) => {
    const [first, second] = complete.roof_photos as string[]
    const { status, body } = await upload({ ...complete, [field]: [first, second, `${first}?signature=x`] })
    expect([status, body.issues]).toEqual([400, [{ field, message: 'Please add each photo only once!' }]])
  })
})
