import { assessmentInput } from '@soundroof/contract/assessment-input'
import { catalogue } from '@soundroof/data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { sample } from '../testing/sample-project.ts'
import { adviseOn } from './advise-on.ts'
import { type Asked, answerRequest } from './calculate.ts'
import { type Calculator, startCalculator } from './calculator.ts'

const config = readConfig({})

let calculator: Calculator
beforeAll(() => {
  calculator = startCalculator({ imported: {}, provider: config.provider })
})
afterAll(() => calculator.stop())

const asking = (change: Readonly<Record<string, unknown>> = {}): Asked => ({
  body: JSON.stringify({ ...sample(), ...change }),
  accountId: 'somebody',
})

it('a thread answers the same bytes as the function itself, each caller its own', async () => {
  const asked = Array.from({ length: 20 }, (_, index) => asking({ building_length: 20 + index }))
  const answers = await Promise.all(asked.map(calculator.answer))
  for (const [index, one] of asked.entries()) expect(answers[index]).toEqual(answerRequest(one, { config, catalogue }))
  const hashes = answers.map((answer) => (answer.kind === 'calculated' ? answer.question.inputHash : answer.kind))
  expect(new Set(hashes).size).toBe(20)
})

it('a request with problems is refused by the thread, field by field', async () => {
  const answer = await calculator.answer(asking({ roof_slope: 'steep', surprise: 1 }))
  expect(answer).toMatchObject({ kind: 'refused', problems: [{ field: 'roof_slope' }, { field: 'surprise' }] })
  expect(await calculator.answer({ body: undefined, accountId: 'somebody' })).toMatchObject({ kind: 'refused' })
})

it('a defect in the thread is told to its caller alone, and the thread goes on', async () => {
  await expect(calculator.answer({ body: 'no JSON', accountId: 'somebody' })).rejects.toThrow(SyntaxError)
  expect((await calculator.answer(asking())).kind).toBe('calculated')
})

it('a thread advises on an input as the function itself does', async () => {
  const answer = await calculator.answer(asking())
  if (answer.kind !== 'calculated') throw new Error(answer.kind)
  const input = assessmentInput.parse(JSON.parse(answer.calculated.inputJson))
  expect(await calculator.advise(input)).toEqual(adviseOn(input, { catalogue }))
})
