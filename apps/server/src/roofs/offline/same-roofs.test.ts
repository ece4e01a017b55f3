import type { CalculatedOnDevice } from '@soundroof/contract/roofs/offline/device-task'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../../packages/engine/testing/runs.ts'
import { answerRequest } from '../calculations/calculate.ts'
import { figuresOf } from '../calculations/calculation-context.ts'
import { resultHashOf } from './result-hash.ts'
import { deviceWorld } from './testing/device-world.ts'
import { randomRoof } from './testing/random-roofs.ts'

const figures = figuresOf(catalogue)
const asked = { accountId: 'ann', provider: 'Engineers' }

/** What the server makes of a roof: the hash of its result, or what it refuses. */
const onServer = (body: string): unknown => {
  const answered = answerRequest({ ...asked, body, isWhole: false }, figures)
  if (answered.kind === 'calculated') return resultHashOf(answered.calculated.codedJson)
  return answered.kind === 'refused' ? (answered.issues ?? []) : answered.kind
}

it('the device has the result of the server for random roofs, with products of the catalogue and of a company', () => {
  const ask = deviceWorld()
  ask({ kind: 'figures', catalogue: JSON.stringify(catalogue) })
  const onDevice = (body: string): unknown => {
    const answer = ask({ kind: 'calculate', asked: { ...asked, body } })
    if (answer.kind === 'done') return (answer.value as CalculatedOnDevice).resultHash
    return answer.kind === 'refused' ? answer.issues : answer.kind
  }
  const hashes = new Set<unknown>()
  let own = 0
  // A fifth is refused: 500 and more are calculated.
  const roofs = runs(640)
  fc.assert(
    fc.property(randomRoof, (body) => {
      const here = onServer(body)
      // Objects of another world have prototypes of their own.
      expect(JSON.stringify(onDevice(body))).toBe(JSON.stringify(here))
      if (typeof here !== 'string') return
      hashes.add(here)
      if (body.includes('Example Solar')) own += 1
    }),
    { numRuns: roofs },
  )
  expect(hashes.size).toBeGreaterThan(500 * (roofs / 640))
  expect(own).toBeGreaterThan(100 * (roofs / 640))
})
