import { describe, expect, it } from 'vitest'
import { insertFiles } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, review, reach } = reviewCallsOf(server, people)

describe('conditions of an approval', () => {
  const begun = async (): Promise<string> => {
    await reach(3)
    await done(tell(people.ann, 'acceptProject', { deliverAt: '2026-12-01', conditions: ['Measure the purlin.'] }))
    const condition = (await review()).conditions[0]?.id ?? ''
    const [evidence] = await insertFiles(server, people.installer, ['caliper'])
    await done(tell(people.installer, 'closeCondition', { condition, note: 'Measured 1.2 mm', evidence }))
    return condition
  }
  const judgements = [
    ['reviewCondition', { isConfirmed: true }],
    ['reviewCondition', { isConfirmed: false, objection: 'Not sharp.' }],
    ['withdrawCondition', { reason: 'Not needed.' }],
  ] as const

  const refusedAll = async (who: Caller, condition: string, status: number, message: string) => {
    for (const [name, more] of judgements) {
      const answer = await tell(who, name, { condition, ...more })
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)])
    }
    expect((await review()).conditions).toMatchObject([{ state: 'closed' }])
  }

  it('are confirmed and withdrawn by no administrator, also as holder of the project', async () => {
    const condition = await begun()
    const admin = await server.caller('administrator', 'provider')
    await refusedAll(admin, condition, 403, 'You are not allowed to do this!')
    await done(tell(admin, 'handOverProject', { engineer: admin.account.id }))
    await refusedAll(admin, condition, 403, 'You are not allowed to do this!')
  })

  it('are confirmed and withdrawn by no engineer without a registration that counts', async () => {
    const condition = await begun()
    await server.db.query(`update engineer_registrations set valid_until = '2026-11-01'`)
    await refusedAll(people.ann, condition, 409, 'Your registration has expired')
    await server.db.query('delete from engineer_registrations')
    await refusedAll(people.ann, condition, 409, 'Your registration is not kept here')
  })
})
