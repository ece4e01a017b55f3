import { expect, it } from 'vitest'
import { sayIn } from '../say.ts'
import type { PlainCode } from './say.ts'

const say = sayIn('en-AU')

it('a code without words, or without its values, does not compile', () => {
  // @ts-expect-error no such code
  const table: readonly PlainCode[] = ['components.cancel', 'Corner', 'components.cancelled']
  expect(table).toHaveLength(3)
  // @ts-expect-error no such code
  expect(() => say('components.cancelled')).toThrow(RangeError)
  // @ts-expect-error needs a label and a name
  expect(say('components.value')).toContain('{label}')
  // @ts-expect-error needs a name, too
  expect(say('components.value', { label: 'Roof' })).toContain('Roof')
})
