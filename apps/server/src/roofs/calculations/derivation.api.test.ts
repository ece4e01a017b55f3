import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { assessmentResult, codedResult } from '@soundroof/contract/roofs/results/result'
import { expect, it } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { storedInWords } from './stored-in-words.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())

const reserve = () => server.call('decrementTimes', { token: installer.token })
const calculate = (query = {}) =>
  server.call<Calculation>('getResult', { token: installer.token, body: sample(), query })

it.each([0, 1] as const)('keeps the derivation, whether (1) or not (0) it is asked for at first: %i', async (first) => {
  await server.subscribe(installer, 3)
  await reserve()
  const asking = async (derivation: 0 | 1) => (await calculate({ derivation })).body.data.result
  const [issued, again] = [await asking(first), await asking(first === 0 ? 1 : 0)]
  const [brief, whole] = first === 0 ? [issued, again] : [again, issued]
  const [row] = await server.db.query<{ result: string }>('select result from issued_results')
  const stored = row?.result ?? ''
  expect(JSON.stringify(storedInWords(stored))).toBe(JSON.stringify(whole))
  expect(codedResult.parse(JSON.parse(stored)).resultString).toHaveProperty('code')
  const { trace, ...rest } = assessmentResult.parse(whole)
  expect(trace.children.length).toBeGreaterThan(0)
  expect(brief).toEqual(rest)
})

it('answers no derivation unless it is asked for', async () => {
  await server.subscribe(installer, 3)
  await reserve()
  const { body } = await calculate()
  expect(body.data.result).not.toHaveProperty('trace')
  expect((await calculate()).body).toEqual(body)
  expect((await calculate({ derivation: 2 })).body.issues).toMatchObject([{ field: 'derivation' }])
})

it('tells no derivation either where the result is withheld', async () => {
  const { body } = await calculate({ derivation: 1 })
  expect(body.data).toMatchObject({ isResult: 0, result: { zoneResults: [] } })
  expect(body.data.result).not.toHaveProperty('trace')
})
