import { expect, it } from 'vitest'
import { newlyQueued } from './upload-queue.ts'
import { act, fail, isNews } from './upload-state.ts'

const queued = (id: string) => act({ kind: 'added', files: [newlyQueued({ id, category: 'roof', name: 'a.jpg' })] })

it('a reason for which a file is not sent is news once, until it is another or the file is gone', () => {
  queued('a')
  expect(isNews('a', 'networkError')).toBe(true)
  fail('a', 'networkError')
  expect(isNews('a', 'networkError')).toBe(false)
  expect(isNews('b', 'networkError')).toBe(true)
  expect([isNews('a', { code: 'imageOnly' }), isNews('a', 'imageOnly'), isNews('a', 'networkError')]).toEqual([
    true,
    false,
    true,
  ])
  act({ kind: 'removed', id: 'a' })
  queued('a')
  expect(isNews('a', 'networkError')).toBe(true)
})
