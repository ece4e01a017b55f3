import type { SavingsAnswer } from '@soundroof/contract/roofs/what-if/saving-calls'
import { expect, it } from 'vitest'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const { created, issue } = projectCalls(server, installer)

const upload = async (changes: object = {}): Promise<string> =>
  created({ ...(await completeSample(server, installer)), ...changes })

const charged = async (): Promise<string> => {
  await server.subscribe(installer, 1)
  await issue(await completeSample(server, installer))
  return upload()
}

const asked = (hash: string) =>
  server.call<SavingsAnswer | null>('savings', { token: installer.token, query: { hash } })

it('answers what would need fewer feet for a charged project; nothing is kept or charged', async () => {
  const hash = await charged()
  const before = await rowCounts(server.db)
  const { status, body } = await asked(hash)
  expect(status).toBe(200)
  expect(body.data?.savings.length).toBeGreaterThan(0)
  expect(body.data?.coded.length).toBe(body.data?.savings.length)
  for (const { change, parts } of body.data?.savings ?? []) {
    expect(change).toMatch(/^[A-Z]/)
    expect(parts.length).toBeGreaterThan(0)
  }
  expect(await rowCounts(server.db)).toEqual(before)
})

it('tells nothing of what was not paid, or of another roof saved over it, and only to the own company', async () => {
  expect((await asked(await upload())).body).toEqual({ code: 0, data: null })
  const hash = await charged()
  await upload({ hash, building_length: 60 })
  expect((await asked(hash)).body).toEqual({ code: 0, data: null })
  const key = await insertTestKey(server, installer)
  expect((await server.call('savings', { key, query: { hash } })).body).toEqual({ code: 0, data: null })
  Object.assign(installer, await server.caller())
  expect((await asked(hash)).status).toBe(403)
})
