import { expect, it } from 'vitest'
import { insert } from '../../platform/database/insert.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, queue, reach } = reviewCallsOf(server, people)

it('nobody gives a project to an invited person, who has no password yet', async () => {
  await reach(2)
  const { ann, bob } = people
  const [accountId, now] = [bob.account.id, server.clock()]
  const sent = { invitedBy: ann.account.id, sentAt: now, expiresAt: new Date(now.getTime() + 1000) }
  await insert(server.db, 'staff_invitations', { accountId, ...sent })
  const given = { engineer: accountId }
  expect((await tell(ann, 'assignProject', given)).status).toBe(404)
  await done(tell(ann, 'claimProject'))
  expect((await tell(ann, 'handOverProject', given)).body.message).toContain('no active engineer')
  expect((await queue(ann)).load.map(({ id }) => id)).toEqual([ann.account.id])
  await server.db.query('delete from staff_invitations')
  await done(tell(ann, 'handOverProject', given))
})
