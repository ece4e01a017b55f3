import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { shownSize } from './shown-size.ts'

const say = sayIn('en-AU')

it('tells a size as phones do', () => {
  const sizes = [0, 300, 2_400, 999_999, 1_000_000, 2_460_000, 123_400_000, 10_737_418_240]
  expect(sizes.map((bytes) => shownSize(say, bytes))).toEqual([
    '0 kB',
    '1 kB',
    '2 kB',
    '1000 kB',
    '1.0 MB',
    '2.5 MB',
    '123 MB',
    '10.7 GB',
  ])
})
