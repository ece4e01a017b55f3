import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { sampleLayout } from '../testing/sample-layout.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { instructions } from './result-blocks.ts'

const say = sayIn('en-AU')
const at = { x: 0, y: 0 }
const foot = { ...at, uplift: 1.604, downward: 1, mass: 10 }
const rail = { number: 1, from: at, to: at, row: 0, zone: 'Edge', step: 900, line: 3, splices: [], pieces: [] } as const

test('the instructions ask for the uplift of the most loaded foot as drawn, which may be above N*', () => {
  const planes = sampleLayout.planes.map((plane) => ({ ...plane, rails: [{ ...rail, feet: [foot], clamps: [] }] }))
  const said = instructions(say, sampleResult, { planes }).join(' ')
  expect(said).toContain('at least N* of its zone, and of what it carries as drawn')
  expect(said).toContain('(1.61 kN covers every zone with panels, and every foot as drawn)')
})
