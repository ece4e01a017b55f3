import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { expect, test } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { variantsOf } from './variants.ts'

const house = roof('house-rails-along-battens')
const kindsOf = (input: typeof house, crossings: readonly number[]) =>
  variantsOf(input, catalogue, onOfferIn(choices, '2026-11-23'), { crossings, modules: [] }).map(({ kind }) => kind)

test('feet over rafters are tried first where a batten crossing blocks a zone, else after the smaller changes', () => {
  expect(kindsOf(house, [4.5])[0]).toBe('feet')
  expect(kindsOf(house, []).indexOf('feet')).toBeGreaterThan(kindsOf(house, []).indexOf('rails'))
})

test('feet over rafters are not tried where they cannot stand, nor on rafters of unknown size', () => {
  const across = changed(house, { array: { railDirection: 'perpendicular' } })
  expect(kindsOf(across, [4.5])).not.toContain('feet')
  expect(kindsOf(changed(house, { rafter: { span: 0 } }), [4.5])).not.toContain('feet')
})
