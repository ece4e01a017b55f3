import { catalogue } from '@soundroof/data'
import { assess } from '@soundroof/engine/assess'
import { inWords } from '@soundroof/words/result-in-words'
import { expect, test } from 'vitest'
import { roof } from '../../../../../packages/engine/testing/roofs.ts'
import { outputOf } from './output-text.ts'

test('a zone that does not exist says N/A once', () => {
  const house = roof('house-timber-battens')
  const output = outputOf(inWords(assess(house, catalogue), 'en-AU'), house)
  const corner = output.split('\n').find((line) => line.startsWith('Corner'))
  expect(corner).toMatch(/^Corner: N\/A: there is no corner zone/)
  expect(corner?.split('N/A')).toHaveLength(2)
})
