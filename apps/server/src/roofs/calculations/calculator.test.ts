import { fileURLToPath } from 'node:url'
import { asWritten } from '@soundroof/contract/platform/coded/told'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { layoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { defaultLayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { noProducts } from '@soundroof/data/catalogue-with'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import type { InForce } from '../catalogue/catalogue-in-force.ts'
import { adviseOn } from './advise-on.ts'
import { type Asked, answerRequest } from './calculate.ts'
import { figuresOf } from './calculation-context.ts'
import { type Calculator, startCalculator } from './calculator.ts'
import { layOutOn } from './lay-out-on.ts'

const data = { imported: {}, products: noProducts }
const provider = 'Example Engineers'
const logged: unknown[] = []
const log = { info: () => undefined, error: (_: string, error: unknown) => void logged.push(error) }

let kept: InForce = { revision: '', signOffs: [], leftOut: [], catalogue }
const inForce = async (): Promise<InForce> => kept

let calculator: Calculator
beforeAll(() => {
  calculator = startCalculator({ data, inForce, log })
})
afterAll(() => calculator.stop())

const accountId = 'somebody'
const asking = (change: Readonly<Record<string, unknown>> = {}): Asked => ({
  body: JSON.stringify({ ...sample(), ...change }),
  accountId,
  provider,
  isWhole: false,
})

it('a thread answers the same bytes as the function itself, each caller its own', async () => {
  const asked = Array.from({ length: 20 }, (_, index) => asking({ building_length: 20 + index }))
  const answers = await Promise.all(asked.map(calculator.answer))
  for (const [index, one] of asked.entries()) expect(answers[index]).toEqual(answerRequest(one, figuresOf(catalogue)))
  const hashes = answers.map((answer) => (answer.kind === 'calculated' ? answer.question.inputHash : answer.kind))
  expect(new Set(hashes).size).toBe(20)
})

it('a request with problems is refused by the thread, field by field', async () => {
  const answer = await calculator.answer(asking({ roof_slope: 'steep', surprise: 1 }))
  expect(answer).toMatchObject({ kind: 'refused', issues: [{ field: 'roof_slope' }, { field: 'surprise' }] })
})

it.each([
  ['nothing', ''],
  ['no JSON', '{"name":'],
  ['a list', '[]'],
  ['a deep object', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['a deep list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['half a character', '{"name":"\\ud800"}'],
])('%s is refused by the thread, and it goes on', async (_, body) => {
  expect(await calculator.answer({ body, accountId, provider, isWhole: false })).toMatchObject({
    kind: 'refused',
    told: { coded: { code: /./ } },
  })
  expect((await calculator.answer(asking())).kind).toBe('calculated')
})

it('a thread advises on an input as the function itself does', async () => {
  const answer = await calculator.answer(asking())
  if (answer.kind !== 'calculated') throw new Error(answer.kind)
  const input = assessmentInput.parse(JSON.parse(answer.calculated.inputJson))
  const on = new Date('2026-11-23')
  expect(await calculator.advise(input, on)).toEqual(adviseOn(input, on, { catalogue }))
})

it('a thread lays panels on a roof as the function itself does, and writes the answer as JSON', async () => {
  const answer = await calculator.answer(asking())
  if (answer.kind !== 'calculated') throw new Error(answer.kind)
  const input = assessmentInput.parse(JSON.parse(answer.calculated.inputJson))
  const asked = { input, resultJson: answer.calculated.codedJson, request: defaultLayoutRequest, installed: 10 }
  const laid = await calculator.layOut(asked)
  expect(laid.ok && layoutAnswer.parse(JSON.parse(laid.answerJson)).layout.placed).toBeGreaterThan(0)
  expect(laid).toEqual(layOutOn(asked, { catalogue }))
})

it('every thread calculates with what was signed off a moment ago', async () => {
  const signOffs = [
    { figure: 'fixings/rail', values: null, confirmedBy: 'Ann Lee', approvedBy: 'Ben Orr', on: '2026-11-23' },
  ]
  const signed = catalogueInForce(catalogue, signOffs)
  const versionsNow = async () => {
    const asked = Array.from({ length: 12 }, (_, index) => asking({ building_length: 40 + index }))
    const answers = await Promise.all(asked.map(calculator.answer))
    return [...new Set(answers.map((one) => (one.kind === 'calculated' ? one.calculated.catalogueVersion : one.kind)))]
  }
  kept = { revision: 'first', signOffs, leftOut: [], catalogue: signed }
  expect(await versionsNow()).toEqual([signed.version])
  kept = { revision: 'second', signOffs: [], leftOut: [], catalogue }
  expect(await versionsNow()).toEqual([catalogue.version])
})

it('the tasks of a thread that dies are tried again, each alone', async () => {
  const filename = fileURLToPath(new URL('../../testing/dying-worker.ts', import.meta.url))
  const dying = startCalculator({ data, inForce, log, filename })
  const bodies = ['a', 'b', 'die', 'c', 'd', 'e', 'f']
  const answers = await Promise.allSettled(
    bodies.map((body) => dying.answer({ body, accountId, provider, isWhole: false })),
  )
  expect(answers.map(({ status }) => status)).toEqual(bodies.map((body) => (body === 'die' ? 'rejected' : 'fulfilled')))
  expect(logged.map(String).join()).toContain('exited')
  expect(await dying.answer({ body: 'after', accountId, provider, isWhole: false })).toMatchObject({
    told: asWritten('after'),
  })
  await dying.stop()
})
