import { beforeEach, expect, it } from 'vitest'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { removeAccountCodes } from './remove-account-codes.ts'
import { codeOf, giveCodes, openTicket } from './testing/valid-code-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
beforeEach(() => giveCodes(server, ann.account.id))

const remove = (email = ann.account.email, reason = '') =>
  removeAccountCodes(server.db, { email, reason, actor: { operator: 'olga' }, now: server.clock() })
const trail = () => server.db.query('select operator, action, subject_id as subject, detail from audit_trail')

it('lets a person in again who has lost app and recovery codes, and is in the audit trail', async () => {
  const ticket = await openTicket(server, ann)
  expect(await remove(` ${ann.account.email.toUpperCase()}`, 'lost phone')).toBe(true)
  const body = { email: ann.account.email, password: ownPassword }
  expect((await server.call('login', { body })).status).toBe(200)
  expect((await server.call('loginWithCode', { body: { ticket, code: codeOf(server) } })).status).toBe(400)
  expect(await trail()).toEqual([
    { operator: 'olga', action: 'codes_removed', subject: ann.account.id, detail: { reason: 'lost phone' } },
  ])
  expect(await server.db.query('select kind from code_notices')).toEqual([{ kind: 'removed' }])
})

it('says when codes are off already, and records nothing', async () => {
  await remove()
  expect(await remove()).toBe(false)
  expect(await trail()).toHaveLength(1)
})

it('finds no account by an unknown address', async () => {
  await expect(remove('nobody@example.org')).rejects.toThrow('nobody@example.org has no account.')
  expect(await trail()).toEqual([])
})
