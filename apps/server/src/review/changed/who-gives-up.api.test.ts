import type { ChangedFigures, SettledRow } from '@soundroof/contract/review/changed/changed-figures'
import { describe, expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { reconsiderationScene } from '../testing/reconsideration-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

const server = await serverOfTests()
const { people, search, tell, done, paidProject, weaken, accepted, marks } = reconsiderationScene(server)

const openOf = async (hash: string) => {
  const { body } = await server.call<ChangedFigures>('changedFigures', { token: people.ann.token, query: {} })
  const mark = body.data.rows.find((row) => row.hash === hash)?.reconsideration
  return { hash, reconsideration: mark?.id, seen: mark?.seen }
}

const settleAs = async (who: Caller, outcome: string, row: Awaited<ReturnType<typeof openOf>>) => {
  const body = { outcome, reason: 'Wrong hooks', rows: [row] }
  const answer = await server.call<{ rows: readonly SettledRow[] }>('settleReconsiderations', {
    token: who.token,
    body,
  })
  const [settled] = answer.body.data.rows
  return settled?.answer === 'refused' ? settled.message : settled?.answer
}

/** A result summary, which nobody signed, on a result that the figures have left behind. */
const weakened = async (hash: string): Promise<void> => {
  await insertReviewFile(server)
  await server.db.query(
    `insert into documents (code, kind, project_hash, revision, issued_result_id, file_id, sha256, issued_at, state)
     select 'C-1', 'result-summary', hash, revision, issued_result_id, (select id from files limit 1), repeat('a', 64),
       $2, 'valid' from projects where hash = $1`,
    [hash, server.clock()],
  )
  await weaken()
  await search()
}

describe('a result whose documents nobody signed', () => {
  it('is given up by its holder; a colleague voids the documents and the mark stays', async () => {
    const hash = await paidProject()
    await accepted(hash)
    await weakened(hash)
    const row = await openOf(hash)
    expect(await settleAs(people.ben, 'void', row)).toBe('proposed')
    expect(await marks()).toEqual([{ outcome: null, cause: 'figures' }])
    expect(await settleAs(people.ann, 'void', row)).toBe('settled')
  })

  it('and that nobody holds is given up by any engineer; of two at once the other reads who and when', async () => {
    const hash = await paidProject()
    await done(tell(people.installer, 'submitProject', { hash }))
    await weakened(hash)
    const row = await openOf(hash)
    const [ofAnn, ofBen] = await Promise.all([settleAs(people.ann, 'void', row), settleAs(people.ben, 'void', row)])
    expect([ofAnn, ofBen]).toContain('settled')
    const [faster, refused] = ofAnn === 'settled' ? [people.ann, ofBen] : [people.ben, ofAnn]
    expect(refused).toMatch(
      new RegExp(`^${faster.account.name} has settled this already, on \\d+ [A-Z][a-z]{2} \\d{4}, \\d\\d:\\d\\d A`),
    )
    expect(await settleAs(await server.caller('engineer', 'provider'), 'void', row)).toBe(refused)
    expect(await marks()).toEqual([{ outcome: 'void', cause: 'figures' }])
  })
})
