import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const shed = roof('shed-region-a-roof-8')
const excluded = (input: typeof shed) => assess(input, catalogue).exclusions.join('\n')
const [endBays, sag, hats, point] = ['End bays of lapped', 'Deflection of steel rafters', 'web crushing', '1.4 kN']

test('the point load of a person is left out of every assessment', () => {
  for (const name of ['shed-region-a-roof-8', 'house-timber-battens', 'house-tile-on-trusses'])
    expect(excluded(roof(name))).toContain(point)
})

test('end bays are named where purlins are lapped, deflection where rafters are of steel', () => {
  expect(excluded(shed)).toContain(endBays)
  expect(excluded(shed)).toContain(sag)
  expect(excluded(shed)).not.toContain(hats)
  expect(excluded(changed(shed, { purlin: { support: 'continuous', span: 4000 } }))).not.toContain(endBays)
  const house = excluded(roof('house-timber-battens'))
  expect(house).not.toContain(sag)
  expect(house).not.toContain(endBays)
})

test('what top hats are not checked for is named for them alone', () => {
  expect(excluded(roof('members-top-hats'))).toContain('Foot fixings, web crushing and fatigue of top hats')
  expect(excluded(roof('house-tile-on-trusses'))).not.toContain(hats)
})
