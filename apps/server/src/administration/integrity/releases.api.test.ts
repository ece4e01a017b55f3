import type { Calculation, UploadAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAfterStart } from '../../platform/work/after-start.ts'
import { afterStartSteps } from '../../roofs/after-start-steps.ts'
import { sampled } from '../../testing/extent.ts'
import { openRelease, type Release, releases } from '../../testing/releases/release-database.ts'
import { checkIntegrity } from './check-integrity.ts'

/** Payments, drafts and seals of a former release hold under today's server. */

const charges = async ({ server }: Release): Promise<number> => (await server.db.query('select 1 from charges')).length

/** Every later migration and step runs on the rows of the one, and every kind of row that there is stands in the other. */
const [oldest, newest] = ['0b7f102', '823e9b3a']

describe.each(sampled(releases, (name) => name === oldest || name === newest))('the database of release %s', (name) => {
  let release: Release
  let owner: string
  beforeAll(async () => {
    release = await openRelease(name)
    owner = await release.tokenOf('owner@release.example')
  })
  afterAll(() => release.server.close())

  const times = async () => {
    const answer = await release.server.call<{ times: number }[]>('customerPackages', { token: owner })
    return answer.body.data
  }

  it('answers every paid question again free of charge, with and without its project', async () => {
    const [before, charged] = [await times(), await charges(release)]
    for (const { hash, body } of release.paid) {
      const asked = hash === '' ? [body] : [body, { ...body, hash }]
      for (const one of asked) {
        const answer = await release.server.call<Calculation>('getResult', { token: owner, body: one })
        expect([answer.status, answer.body.data]).toMatchObject([200, { isResult: 1 }])
      }
    }
    expect([await times(), await charges(release)]).toEqual([before, charged])
  })

  it('has no difference', async () => {
    const { differences, looked } = await checkIntegrity(release.server.services)
    expect(differences).toEqual([])
    expect(looked.get('sealed rows')).toBeGreaterThan(20)
  })
  it('finds them by the work after the start as it does without it, and still has no difference', async () => {
    const { db, log } = release.server.services
    const hashes = () =>
      db.query<{ id: string; hash: string | null }>('select id, asked_hash as hash from issued_results order by id')
    const before = await hashes()
    await db.transaction((tx) => tx.query('update issued_results set asked_hash = null'))
    await db.query('delete from after_start_work')
    await startAfterStart({ db, log }, afterStartSteps).done
    expect(await hashes()).toEqual(before)
    expect(before.every(({ hash }) => hash !== null)).toBe(true)
    expect((await checkIntegrity(release.server.services)).differences).toEqual([])
  })

  it('shows each project with the result, report and review as they were issued', async () => {
    for (const { hash } of release.paid.filter(({ hash }) => hash !== '')) {
      const [issued] = await release.server.db.query<{ id: string }>(
        'select issued_result_id as id from projects where hash = $1',
        [hash],
      )
      const shown = await release.server.call<{ id: string }>('issuedResult', { token: owner, query: { hash } })
      expect(shown.body.data.id).toBe(issued?.id)
      const report = await release.server.call<{ state: string; address: string }>('report', {
        token: owner,
        query: { hash, type: 0 },
      })
      expect(report.body.data.state).toBe('ready')
      const { pathname, search } = new URL(report.body.data.address)
      const file = await release.server.app.inject({ method: 'GET', url: pathname + search })
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    const engineer = await release.tokenOf('engineer@release.example')
    const reviewed = await release.server.db.query<{ hash: string; status: number }>(
      'select hash, status from projects where status > 1 order by status desc',
    )
    expect(reviewed.length).toBeGreaterThan(1)
    for (const { hash, status } of reviewed) {
      const open = await release.server.call<{ status: number }>('consoleProject', { token: engineer, query: { hash } })
      expect([open.status, open.body.data.status]).toEqual([200, status])
    }
  })

  it('keeps the result of a project that is saved again, and gives a paid one to the project that is made of it', async () => {
    const [last] = release.paid.filter(({ hash }) => hash !== '').slice(-1)
    const [loose] = release.paid.filter(({ hash }) => hash === '')
    const upload = (body: unknown) => release.server.call<UploadAnswer>('uploadProject', { token: owner, body })
    const resultOf = async (hash: string) =>
      release.server.call<{ id: string }>('issuedResult', { token: owner, query: { hash } })
    const before = (await resultOf(last?.hash ?? '')).body.data.id
    const again = await upload({ ...last?.body, hash: last?.hash })
    expect(again.body.data).toMatchObject({ hash: last?.hash, isResult: 1 })
    expect((await resultOf(last?.hash ?? '')).body.data.id).toBe(before)
    expect((await upload(loose?.body)).body.data).toMatchObject({ isResult: 1 })
    expect((await checkIntegrity(release.server.services)).differences).toEqual([])
  })

  it('calculates a paid result again free of charge, with what differs', async () => {
    const charged = await charges(release)
    for (const { hash } of release.paid.filter(({ hash }) => hash !== '')) {
      const body = { hash, keep: 0 }
      const answer = await release.server.call<{ verdict: string }>('recalculate', { token: owner, body })
      expect([answer.status, answer.body.data]).toMatchObject([200, { verdict: expect.stringMatching(/./) }])
    }
    expect(await charges(release)).toBe(charged)
  })

  it('tells of a report that was put in the place of another', async () => {
    const [job] = await release.server.db.query<{ project: string; address: string }>(
      'select project_hash as project, address from report_jobs order by sequence limit 1',
    )
    const photo = `(select address from files where kind = 'image' order by id limit 1)`
    const other = `update report_jobs set address = ${photo} where address = $1`
    await release.server.db.query(other, [job?.address])
    const { differences } = await checkIntegrity(release.server.services)
    expect(differences).toEqual([
      expect.stringMatching(`revision 1 of project ${job?.project} is another document than was issued`),
    ])
  })
})
