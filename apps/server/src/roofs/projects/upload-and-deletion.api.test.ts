import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { movePerson } from '../../identity/companies/company-rows.ts'
import { eraseAccount } from '../../identity/own-account/erase-account.ts'
import type { Db } from '../../platform/database/db.ts'
import { holdOpen } from '../../testing/held-transaction.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, type WireSample } from '../../testing/sample-project.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { requirePlace } from './require-place.ts'

/** A project is saved while its maker's account is deleted: it is never left where nobody can reach it. */

const server = await serverOfFile()
let ann: Caller
let complete: WireSample
const begin = async () => {
  await server.reset()
  ann = await server.caller()
  complete = await completeSample(server, ann)
  await server.db.query(`update files set key = company_id || '/' || md5(id)`)
}
beforeEach(begin)

const upload = (body: unknown) => projectCalls(server, ann).upload(body)
const remove = () =>
  server.call('deleteAccount', { token: ann.token, body: { password: ownPassword, repassword: ownPassword } })

const projectsInSight = () => server.db.query('select 1 from projects where hidden_at is null')
/** Photos of a project whose maker is gone would stay for ever. */
const nothingLeft = async () => {
  expect(await projectsInSight()).toEqual([])
  expect(await server.db.query(`select 1 from files where address not like 'erased:%'`)).toEqual([])
  expect(server.errors).toEqual([])
}

/** The call is still waiting after a while. */
const waits = async (answer: Promise<unknown>): Promise<void> => {
  expect(await Promise.race([answer.then(() => 'answered'), setTimeout(400, 'waits')])).toBe('waits')
}

it('an upload that comes while the account is being deleted waits, and lands nowhere', async () => {
  const deletion = await holdOpen(server.db, (tx: Db) => eraseAccount(server.services, tx, ann.account, server.clock()))
  const sent = upload(complete)
  await waits(sent)
  await deletion.release()
  // The embedded database has one connection: there the call is admitted only after the deletion.
  expect([403, 50008]).toContain((await sent).body.code)
  await nothingLeft()
})

it('a deletion that comes while a project is being uploaded waits, and takes the project too', async () => {
  const place = await holdOpen(server.db, (tx) => requirePlace(tx, ann.account))
  const removed = remove()
  await waits(removed)
  await place.release()
  expect((await removed).status).toBe(200)
  await nothingLeft()
})

it('an upload that comes while its maker is moved to another company waits, and lands in neither', async () => {
  const other = await server.caller()
  const move = await holdOpen(server.db, (tx) => movePerson(tx, ann.account.id, other.account.companyId, 'member'))
  const sent = upload(complete)
  await waits(sent)
  await move.release()
  const { status } = await sent
  // Admitted before the move: refused. After it, as on the embedded database: the photos are another company's.
  expect([400, 403]).toContain(status)
  expect(await projectsInSight()).toEqual([])
})

it('many at once: whichever is first, nothing is left over', async () => {
  for (let turn = 0; turn < 12; turn++) {
    await begin()
    const sent = Array.from({ length: 4 }, (_, index) =>
      setTimeout(index * turn).then(() => upload({ ...complete, name: `Roof ${index}` })),
    )
    const [removed, ...uploads] = await Promise.all([remove(), ...sent])
    expect(removed?.status).toBe(200)
    for (const { body } of uploads) expect([0, 401, 403, 50008]).toContain(body.code)
    await nothingLeft()
  }
})
