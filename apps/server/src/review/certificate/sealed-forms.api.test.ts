import { expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { differencesIn } from '../../administration/integrity/testing/after-tampering.ts'
import { migrationSteps } from '../../roofs/migration-steps.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { publishedForm } from '../testing/valid-form-calls.ts'

/** What engineers made of the states' forms decides what certificates print. */
const server = await serverOfTests()
const [ann, bob] = [
  anew(() => server.caller('engineer', 'provider')),
  anew(() => server.caller('engineer', 'provider')),
]

const form = { ...publishedForm('qld-form-15'), version: 'Version 3' }
const approved = async (): Promise<void> => {
  await server.call('proposeCertificateForm', { body: { form, base: 0, reason: 'Version 3 is out' }, token: ann.token })
  const [row] = await server.db.query<{ id: string }>('select id from certificate_form_changes')
  const body = { id: row?.id ?? '', decision: 'approve', note: '' }
  expect((await server.call('decideCertificateForm', { body, token: bob.token })).body.code).toBe(0)
}
const differences = () => differencesIn(contentSealDifferences(server.db))

it('a correction that was changed behind the back of the server is found', async () => {
  await approved()
  expect(await differences()).toEqual([])
  await server.db.query(`update certificate_form_changes set content = jsonb_set(content, '{version}', '"Version 4"')`)
  expect(await differences()).toEqual([expect.stringContaining('Correction of form')])
})

it('corrections of before there were seals are sealed by the update', async () => {
  await approved()
  await server.db.query(`delete from content_seals where scope = $1`, [form.id])
  expect(await differences()).toEqual([expect.stringContaining('Correction of form')])
  await server.db.transaction(async (tx) => migrationSteps['0075_sealed-form-changes.sql']?.(tx))
  expect(await differences()).toEqual([])
})
