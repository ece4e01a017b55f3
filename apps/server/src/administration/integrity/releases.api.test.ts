import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRelease, type Release, releases } from '../../testing/releases/release-database.ts'
import { checkIntegrity } from './check-integrity.ts'

/** What was paid, written and sealed under a former release stays so under today's server. */

const charges = async ({ server }: Release): Promise<number> => (await server.db.query('select 1 from charges')).length

describe.each(releases)('the database of release %s', (name) => {
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
    expect(looked.size).toBeGreaterThan(3)
  })
})
