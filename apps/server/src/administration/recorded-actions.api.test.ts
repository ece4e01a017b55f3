import { api, type EndpointName } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { expect, it } from 'vitest'
import { serverOfTests } from '../testing/server-of-tests.ts'
import { validCalls } from '../testing/valid-calls.ts'

/** Calls of staff that record nothing, each with its reason. */
const unrecorded: { readonly [N in EndpointName]?: string } = {
  consoleLayout: 'Reads.',
  saveCertificate: 'Keeps what an engineer has typed so far, for that engineer alone.',
  consoleReadQuestion: 'Notes for one reader what is read.',
  figureTable: 'Reads a CSV file; its proposal is recorded.',
  figureCells: 'Reads which cells are to be typed.',
  figuresTogether: 'Reads.',
  figureEffects: 'Calculates what a proposal would change.',
}

/**
 * The sample project has no paid result to certify, so no certificate to check, nothing built and nothing inspected:
 * `certificate.api.test.ts`, `as-built.api.test.ts` and `inspection.api.test.ts` issue, check and decide.
 */
const refusedHere: readonly EndpointName[] = [
  'issueCertificate',
  'checkCertificate',
  'decideAsBuilt',
  'issueInspection',
]

const server = await serverOfTests()
const endpoints = Object.entries(api) as readonly (readonly [EndpointName, Endpoint])[]
const ofStaff = endpoints.filter(
  ([name, { method, access }]) =>
    !refusedHere.includes(name) &&
    method === 'POST' &&
    access !== 'anyone' &&
    !access.includes('customer') &&
    !access.includes('owner'),
)

const owner = await server.caller()
await server.subscribe(owner, 5)
const samples = await validCalls(server, owner)
/** With what a sample leaves as it was. */
const calls: typeof samples = {
  ...samples,
  changeFigureRules: { body: { secondEngineer: true, version: 1 } },
  removeStatementTemplate: { body: { name: 'Kept' } },
}
const engineer = await server.caller('engineer', 'provider')
const administrator = await server.caller('administrator', 'provider')
// Projects under review belong to the engineer, since no other may move them.
await server.db.query('update projects set engineer_id = $1 where status >= 3', [engineer.account.id])
const template = { ...(samples.keepStatementTemplate.body as object), name: 'Kept' }
await server.call('keepStatementTemplate', { body: template, token: engineer.token })
await server.db.query('insert into figure_rules (second_engineer, version) values (false, 1)')
const putBack = await server.keep()

/** Rows of the audit trail, and of the timelines in which moves of projects are recorded. */
const records = async (): Promise<number> => {
  const [row] = await server.db.query<{ count: number }>(
    'select (select count(*) from audit_trail) + (select count(*) from timeline) as count',
  )
  return Number(row?.count)
}

it.each(ofStaff.map(([name, { access }]) => ({ name, access })))('$name is recorded', async ({ name, access }) => {
  await putBack()
  const before = await records()
  const { token } = access.includes('engineer') ? engineer : administrator
  const { body } = await server.call(name, { ...calls[name], token })
  const isRecorded = (await records()) > before
  expect({ code: body.code, message: body.message, isRecorded }).toEqual({
    code: 0,
    message: undefined,
    isRecorded: unrecorded[name] === undefined,
  })
})

it('lists no call that records something after all, or is gone', () => {
  const names: readonly string[] = ofStaff.map(([name]) => name)
  expect(Object.keys(unrecorded).filter((name) => !names.includes(name))).toEqual([])
})
