import { api, type EndpointName } from '@soundroof/contract/api'
import type { DeviceJob } from '@soundroof/contract/roofs/offline/device-task'
import { catalogue } from '@soundroof/data'
import { knownLocalities } from '@soundroof/data/known-localities'
import { expect, it } from 'vitest'
import { answerRequest } from '../calculations/calculate.ts'
import { figuresOf } from '../calculations/calculation-context.ts'
import { exampleRoof } from '../example/example-roof.ts'
import { proposalAt } from '../places/proposal-at.ts'
import { resultHashOf } from './result-hash.ts'
import { deviceWorld } from './testing/device-world.ts'

const body = JSON.stringify(exampleRoof)
const job: DeviceJob = {
  body,
  accountId: 'ann',
  provider: 'Engineers',
  hash: 'device-1',
  madeAt: '2026-11-20T01:00:00.000Z',
  isFromDesk: false,
}

const ask = deviceWorld()

const dataOf = (name: EndpointName, input: unknown): unknown => {
  const answer = ask({ kind: 'call', call: { name, input, job } })
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
  return (answer.value as { readonly data: unknown }).data
}

it('calculates nothing before it has figures', () => {
  const answer = ask({ kind: 'calculate', asked: job })
  expect(answer).toEqual({ kind: 'failed', why: 'The figures come first.' })
  expect(ask({ kind: 'figures', catalogue: JSON.stringify(catalogue) })).toEqual({ kind: 'done', value: null })
})

it('has the result of the server', () => {
  const answered = answerRequest(
    { body, accountId: 'ann', provider: 'Engineers', isWhole: false },
    figuresOf(catalogue),
  )
  if (answered.kind !== 'calculated') throw new Error(answered.kind)
  expect(ask({ kind: 'calculate', asked: job })).toMatchObject({
    kind: 'done',
    value: { resultHash: resultHashOf(answered.calculated.codedJson), output: answered.calculated.output },
  })
})

it('refuses what the server refuses, with the field', () => {
  const asked = { ...job, body: JSON.stringify({ ...exampleRoof, roof_slope: 80 }) }
  expect(ask({ kind: 'calculate', asked })).toMatchObject({ kind: 'refused', issues: [{ field: 'roof_slope' }] })
})

it.each([
  ['inland', { latitude: -32.25, longitude: 148.6, state: 'NSW' }],
  ['near a boundary', { latitude: -27.5, longitude: 153 }],
  ['abroad', { latitude: 51.5, longitude: 0 }],
] as const)('proposes the wind region of a place %s as the server does', async (_, asked) => {
  const { localities } = await knownLocalities()
  const value = proposalAt(asked, localities, catalogue)
  expect(JSON.parse(JSON.stringify(ask({ kind: 'place', asked, localities })))).toEqual({ kind: 'done', value })
})

const { hash } = job
it.each([
  ['projectDetail', { hash }],
  ['issuedBrief', { hash }],
  ['issuedResult', { hash, id: hash }],
  ['layout', { hash, id: hash, isKept: true, hints: true }],
  ['whatIf', { hash, variants: [{ mount: 'tilt', tiltAngle: 10 }], drawn: true }],
  ['savings', { hash }],
  ['advice', { hash, id: hash }],
  ['keptLayout', { hash }],
  ['underlay', { hash }],
  ['revisions', { hash }],
  ['records', { id: hash }],
] as const)('answers %s by the contract', (name, input) => {
  const data = dataOf(name, input)
  expect(api[name].data.safeParse(JSON.parse(JSON.stringify(data))).error).toBeUndefined()
})

it('tells whether anybody was on the roof, as the page says now', () => {
  const told = (isFromDesk: boolean) => {
    const answer = ask({ kind: 'call', call: { name: 'projectDetail', input: { hash }, job: { ...job, isFromDesk } } })
    return answer.kind === 'done' && (answer.value as { data: { from_desk: 0 | 1 } }).data.from_desk
  }
  expect([told(true), told(false)]).toEqual([1, 0])
})

it('leaves to the server what only a server can do', () => {
  expect(ask({ kind: 'call', call: { name: 'submitProject', input: { hash }, job } })).toEqual({
    kind: 'done',
    value: null,
  })
})
