import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { movePerson } from '../../identity/companies/company-rows.ts'
import { holdOpen } from '../../testing/held-transaction.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { jpeg, send, ticketOf } from './testing/send.ts'

/** An upload permission holds for ten minutes: within them its holder may leave the company. */

const server = await serverOfTests()
const photo = await jpeg(400, 300)
const owner = anew(() => server.caller())
const member = anew(() => server.caller('customer', owner.account.companyId, 'member'))

const nothingKept = async () => {
  expect(await server.db.query('select 1 from files')).toEqual([])
  expect(await server.db.query('select 1 from upload_tickets')).toEqual([])
  expect(await server.storedKeys()).toEqual([])
  expect(server.errors).toEqual([])
}
const refusal = { status: 403, body: { code: 403, message: 'The upload permission is not valid!' } }

it('counts for nobody who was removed from the company', async () => {
  const ticket = await ticketOf(server, member)
  const body = { id: member.account.id }
  expect((await server.call('removeMember', { token: owner.token, body })).status).toBe(200)
  expect(await send(server, ticket, photo)).toMatchObject(refusal)
  await nothingKept()
})

it('counts for nobody who moves while the file arrives', async () => {
  const { companyId } = (await server.caller()).account
  const ticket = await ticketOf(server, member)
  const move = await holdOpen(server.db, (tx) => movePerson(tx, member.account.id, companyId, 'member'))
  const sent = send(server, ticket, photo)
  await setTimeout(500)
  await move.release()
  expect(await sent).toMatchObject(refusal)
  await nothingKept()
})

it('of somebody who stays counts, also after the role changed', async () => {
  const ticket = await ticketOf(server, member)
  await server.call('handOverCompany', { token: owner.token, body: { id: member.account.id } })
  expect((await send(server, ticket, photo)).status).toBe(200)
})
