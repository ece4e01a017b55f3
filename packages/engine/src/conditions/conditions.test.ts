import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const house = roof('house-timber-battens')
const shed = roof('shed-region-a-roof-8')
const clamps = roof('clamps-on-ribs')

test('zones to keep clear are conditions where panels may stand beside them', () => {
  const clear = (input: AssessmentInput) =>
    assess(input, catalogue).conditions.filter((condition) => condition.startsWith('Keep panels'))
  expect(clear(shed)).toEqual(['Keep panels out of the Corner zone: squares of 1.5 m where two roof edges meet.'])
  expect(clear(changed(house, { purlin: { depth: 12 } }))).toEqual([])
})

test('clip-fixed sheeting and a mass of its own are conditions', () => {
  const said = (input: AssessmentInput, words: RegExp) =>
    assess(input, catalogue).conditions.filter((condition) => words.test(condition))
  expect(said(clamps, /Clip-fixed sheeting/)).toHaveLength(1)
  expect(said(shed, /Clip-fixed sheeting/)).toEqual([])
  expect(said(shed, /must weigh/)).toEqual([])
  const heavy = changed(shed, { options: { arrayMass: 40 } })
  expect(said(heavy, /must weigh/)).toEqual([
    'Panels, frames and rails must weigh 40 kg/m²: their weight counts against uplift, and as load.',
  ])
})
