import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
beforeEach(() => server.subscribe(installer, 50))

const { upload, created, detail, issue, jobs } = projectCalls(server, installer)
const remove = (hash: string) => server.call('deleteProject', { token: installer.token, body: { hash } })

describe('a result that was charged once', () => {
  it('belongs to one project', async () => {
    await issue(complete)
    const first = await created(complete)
    const second = await created({ ...complete, customer_message: 'another' })
    expect(second).not.toBe(first)
    expect(await detail(first)).toMatchObject({ is_result: 1 })
    expect(await detail(second)).toMatchObject({ is_result: 0, output: '' })
  })

  it('is told to be missing where an upload saves the same inputs in another project', async () => {
    await issue(complete)
    const [first, second] = [await upload(complete), await upload({ ...complete, customer_message: 'another' })]
    expect(first.body.data).toEqual({ hash: expect.any(String), isResult: 1 })
    const message =
      'The result of these inputs belongs to another project. This project was saved without a result; calculate it to have one of its own.'
    const coded = { code: 'resultOfOtherProject' }
    expect(second.body.data).toEqual({ hash: expect.any(String), isResult: 0, message, coded })
    const again = await upload({ ...complete, customer_message: 'another' })
    expect(again.body.data).toEqual(second.body.data)
    const edited = await upload({ ...complete, customer_message: 'edited', hash: second.body.data.hash })
    expect(edited.body.data).toEqual(second.body.data)
    const other = await upload({ ...complete, name: 'Other' })
    expect(other.body.data).toEqual({ hash: expect.any(String), isResult: 0 })
  })

  it('belongs to one of many projects that are made at once', async () => {
    await issue(complete)
    const notes = ['one', 'two', 'three', 'four', 'five']
    const hashes = await Promise.all(notes.map((customer_message) => created({ ...complete, customer_message })))
    const rows = await Promise.all(hashes.map(detail))
    expect(rows.map(({ is_result }) => is_result).sort()).toEqual([0, 0, 0, 0, 1])
  })

  it('survives no race of making, editing and deleting as a defect', async () => {
    for (let round = 0; round < 12; round++) {
      const body = { ...complete, name: `Race ${round}` }
      await issue(body)
      const hash = await created(body)
      const answers = await Promise.all([
        remove(hash),
        upload({ ...body, customer_message: 'a' }),
        upload({ ...body, hash }),
        upload({ ...body, customer_message: 'b' }),
        remove(hash),
        upload(body),
      ])
      for (const { status } of answers) expect([200, 403]).toContain(status)
    }
    expect(server.errors).toEqual([])
  })
})

describe('an upload that is sent again because its answer was lost', () => {
  it('answers the same project and changes nothing', async () => {
    await issue(complete)
    const hash = await created(complete)
    const before = await rowCounts(server.db)
    server.clock.move(1000)
    expect(await created(complete)).toBe(hash)
    expect(await rowCounts(server.db)).toEqual(before)
    expect(await detail(hash)).toMatchObject({ is_result: 1, updated_at: '2026-11-21T09:00:00.000Z' })
  })

  it('makes one project also when both arrive at once', async () => {
    const hashes = await Promise.all([1, 2, 3, 4].map(() => created(complete)))
    expect(new Set(hashes).size).toBe(1)
    expect(await rowCounts(server.db)).toMatchObject({ projects: 1, project_revisions: 1, report_jobs: 1 })
    expect(await jobs()).toHaveLength(1)
  })

  it.each([
    ['has been submitted', 'update projects set status = 2', true],
    ['is under review', 'update projects set status = 3', false],
    ['left the list', 'update projects set hidden_at = now()', false],
  ])('whose project %s', async (_, sql, isSame) => {
    const hash = await created(complete)
    await server.db.query(sql)
    expect((await created(complete)) === hash).toBe(isSame)
  })

  it('is another project for a colleague, or with any change', async () => {
    const hash = await created(complete)
    const colleague = await server.caller('customer', installer.account.companyId)
    expect((await upload(complete, colleague)).body.data.hash).not.toBe(hash)
    expect(await created({ ...complete, street_address: '1 Other Street' })).not.toBe(hash)
  })

  it('takes a result that was issued since', async () => {
    const bare = await created(complete)
    await issue(complete)
    const hash = await created(complete)
    expect(hash).not.toBe(bare)
    expect(await detail(hash)).toMatchObject({ is_result: 1 })
  })
})
