import { mostTemplates, type StatementTemplate } from '@soundroof/contract/review/certificate/statement-templates'
import { expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

const server = await serverOfTests()
const engineer = anew(() => server.caller('engineer', 'provider'))

const sheds = { name: 'Sheds', statement: 'I checked it.', notCertified: 'Tiles', inspections: '', validity: '' }
const keep = (body: object) => server.call('keepStatementTemplate', { token: engineer.token, body })
const remove = (name: string) => server.call('removeStatementTemplate', { token: engineer.token, body: { name } })
const kept = async (token = engineer.token) =>
  (await server.call<StatementTemplate[]>('statementTemplates', { token })).body.data

it('is kept for every engineer, replaced under its name, and removed, on record', async () => {
  await keep(sheds)
  await keep({ ...sheds, name: ' sheds ', statement: 'I checked it again.' })
  const colleague = await server.caller('engineer', 'provider')
  expect(await kept(colleague.token)).toEqual([{ ...sheds, name: 'sheds', statement: 'I checked it again.' }])
  expect((await remove('SHEDS')).status).toBe(200)
  expect([await kept(), (await remove('Sheds')).status]).toEqual([[], 404])
  const trail = await server.db.query<{ action: string }>(
    `select action from audit_trail where action like 'template%' order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['template_kept', 'template_kept', 'template_removed'])
})

it('has an end to how many there are', async () => {
  for (let number = 1; number <= mostTemplates; number += 1) await keep({ ...sheds, name: `Template ${number}` })
  expect((await keep({ ...sheds, name: 'One more' })).status).toBe(409)
  expect((await keep({ ...sheds, name: 'Template 7', validity: 'One year' })).status).toBe(200)
  expect(await kept()).toHaveLength(mostTemplates)
})

it('without a name is refused at its field', async () => {
  expect((await keep({ ...sheds, name: ' ' })).body.issues).toMatchObject([{ field: 'name' }])
})
