import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { cellProblems, placeWords, typedOf } from './cell-words.ts'

it('reads five numbers, whatever stands between them', () => {
  expect(typedOf(' 12.5 3  4.25;5 6\n')).toEqual([12.5, 3, 4.25, 5, 6])
})

it.each(['', '1 2 3 4', '1 2 3 4 5 6', '1 2 3 4 x', '1 2 3 4 -5', '1,5 2 3 4 5'])('does not read %j', (text) => {
  expect(typedOf(text)).toBeNull()
})

it('says where a cell stands', () => {
  const say = sayIn('en-AU')
  expect([
    placeWords(say, { support: 'lapped', span: 900, load: 'outward', bridging: 1 }),
    placeWords(say, { support: 'all', span: 450, load: 'service', bridging: null }),
  ]).toEqual(['Lapped, span 900 mm, outward, rows of bridging: 1', 'Any support, span 450 mm, in service'])
})

it('asks for the cells of each capacity table', () => {
  const figures = ['fixings/rail', 'purlins/ZC15015', 'purlins/ZC15019']
  expect(cellProblems(figures, { 'purlins/ZC15015': '1 2 3 4 5' }).map(({ field }) => field)).toEqual([
    'cells-purlins/ZC15019',
  ])
})
