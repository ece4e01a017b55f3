import { describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))

const minute = 60 * 1000
const { upload, created, detail, issue, result, events, jobs } = projectCalls(server, installer)

describe('editing a project', () => {
  it('makes a revision, keeps the time of its making and asks for new reports', async () => {
    const hash = await created(complete)
    server.clock.move(minute)
    const answer = await upload({ ...complete, hash, name: 'Renamed', date_time: '2027-01-01 0:00:00' })
    expect(answer.body.data.hash).toBe(hash)
    expect(await detail(hash)).toMatchObject({
      name: 'Renamed',
      date_time: complete.date_time,
      updated_at: '2026-11-21T09:01:00.000Z',
    })
    const revisions = await server.db.query(
      "select revision, draft->'header'->>'name' as name from project_revisions order by 1",
    )
    expect(revisions).toEqual([
      { revision: 1, name: complete.name },
      { revision: 2, name: 'Renamed' },
    ])
    expect((await events(hash)).map(({ event }) => event)).toEqual(['Project edited', 'Project created'])
    expect((await jobs()).map((job) => job.revision)).toEqual([2])
  })

  it('loses its result with other inputs, and has it again with the old ones', async () => {
    await server.subscribe(installer, 5)
    await issue(complete)
    const hash = await created(complete)
    await upload({ ...complete, hash, roof_slope: 9 })
    expect(await detail(hash)).toMatchObject({ is_result: 0, output: '' })
    await upload({ ...complete, hash })
    expect(await detail(hash)).toMatchObject({ is_result: 1 })
  })

  it('takes a paid result that was asked for without the hash', async () => {
    await server.subscribe(installer, 5)
    const hash = await created(complete)
    const edited = { ...complete, roof_slope: 9 }
    await issue(edited)
    await upload({ ...edited, hash })
    expect(await detail(hash)).toMatchObject({ is_result: 1 })
    expect((await result(hash))?.result.zoneResults).toHaveLength(4)
  })

  it('is open to the company, and keeps a submitted project submitted', async () => {
    const hash = await created(complete)
    await server.call('submitProject', { token: installer.token, body: { hash } })
    const colleague = await server.caller('customer', installer.account.companyId)
    expect((await upload({ ...complete, hash }, colleague)).status).toBe(200)
    expect(await detail(hash)).toMatchObject({ status: 2 })
    expect((await events(hash))[0]).toMatchObject({ event: 'Project edited', person: colleague.account.name })
  })

  it.each([3, 4, 5])('is refused from the claim on: status %i', async (status) => {
    const hash = await created(complete)
    await server.db.query('update projects set status = $1', [status])
    const before = await rowCounts(server.db)
    const answer = await upload({ ...complete, hash })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This project is under review and can no longer be edited!',
    ])
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('of many at once makes one revision after the other', async () => {
    const hash = await created(complete)
    await Promise.all(Array.from({ length: 8 }, (_, index) => upload({ ...complete, hash, name: `Name ${index}` })))
    const revisions = await server.db.query<{ revision: number }>('select revision from project_revisions order by 1')
    expect(revisions.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('issued results', () => {
  it('are the present inputs’, the one asked for, or none', async () => {
    await server.subscribe(installer, 5)
    await issue(complete)
    const hash = await created(complete)
    const first = await result(hash)
    server.clock.move(minute)
    await issue({ ...complete, hash, roof_slope: 9 })
    expect((await result(hash))?.id).toBe(first?.id)
    await upload({ ...complete, hash, roof_slope: 9 })
    const second = await result(hash)
    expect(second).toMatchObject({ issued_at: '2026-11-21T09:01:00.000Z' })
    expect(second?.id).not.toBe(first?.id)
    expect((await result(hash, first?.id))?.id).toBe(first?.id)
    expect(await result(hash, 'unknown')).toBeNull()
  })

  it('are not shown under another project', async () => {
    await server.subscribe(installer, 5)
    await issue(complete)
    const id = (await result(await created(complete)))?.id
    const other = await created({ ...complete, name: 'Other' })
    expect(await result(other)).toBeNull()
    expect(await result(other, id)).toBeNull()
  })
})

describe('submitting a project', () => {
  const submit = (hash: string) => server.call('submitProject', { token: installer.token, body: { hash } })

  it('moves it to Submitted for Review, once', async () => {
    const hash = await created(complete)
    expect((await submit(hash)).body).toEqual({ code: 0, data: null })
    expect(await detail(hash)).toMatchObject({ status: 2 })
    expect((await events(hash))[0]?.event).toBe('Submitted for review')
    const again = await submit(hash)
    expect([again.status, again.body.message]).toEqual([409, 'This project is already submitted for review!'])
  })

  it('of many at once submits once', async () => {
    const hash = await created(complete)
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(hash)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await events(hash)).filter(({ event }) => event === 'Submitted for review')).toHaveLength(1)
  })

  it('is refused for a project that is not complete', async () => {
    const hash = await created(complete)
    await server.db.query(`update projects set draft = jsonb_set(draft, '{photos,roof}', '[]')`)
    const answer = await submit(hash)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Please complete all five steps before you submit the project!',
    ])
  })
})

describe('deleting a project', () => {
  const remove = (hash: string) => server.call('deleteProject', { token: installer.token, body: { hash } })

  it('below Under Review removes it with everything that is its own, but no charge', async () => {
    await server.subscribe(installer, 5)
    await issue(complete)
    const hash = await created(complete)
    const [before] = (await server.db.query<{ revision: number }>('select revision from projects')) as [object]
    expect(before).toEqual({ revision: 1 })
    expect((await remove(hash)).body).toEqual({ code: 0, data: null })
    expect(await rowCounts(server.db)).toMatchObject({
      projects: 0,
      project_revisions: 0,
      report_jobs: 0,
      project_results: 0,
      issued_results: 0,
      charges: 1,
    })
    const [last] = await server.db.query<{ event: string }>('select event from timeline order by id desc limit 1')
    expect(last?.event).toBe('deleted')
    expect((await remove(hash)).status).toBe(403)
  })

  it('keeps a result that another project shows', async () => {
    await server.subscribe(installer, 5)
    await issue(complete)
    const first = await created(complete)
    const second = await created({ ...complete, customer_message: 'another' })
    // As before a charge bought the result of one project only.
    await server.db.query('update projects set issued_result_id = (select id from issued_results) where hash = $1', [
      second,
    ])
    await remove(first)
    expect(await detail(second)).toMatchObject({ is_result: 1 })
  })

  it('from Under Review on takes it off the list and keeps it for the provider', async () => {
    const hash = await created(complete)
    await server.db.query('update projects set status = 4')
    expect((await remove(hash)).status).toBe(200)
    expect((await server.call('projects', { token: installer.token })).body).toMatchObject({ data: [], total: 0 })
    expect((await server.call('projectDetail', { token: installer.token, query: { hash } })).status).toBe(403)
    expect((await upload({ ...complete, hash })).status).toBe(403)
    expect(await rowCounts(server.db)).toMatchObject({ projects: 1, project_revisions: 1 })
  })
})

describe('records', () => {
  it('show the person’s present name, and nobody’s after the account is deleted', async () => {
    const hash = await created(complete)
    await server.db.query(`update accounts set name = 'New name'`)
    expect((await events(hash))[0]?.person).toBe('New name')
    await server.db.query('update accounts set deleted_at = $1', [server.clock()])
    const colleague = await server.caller('customer', installer.account.companyId)
    const gone = { person: 'Deleted account', codedPerson: { code: 'Deleted account' } }
    expect((await events(hash, colleague))[0]).toMatchObject(gone)
  })
})
