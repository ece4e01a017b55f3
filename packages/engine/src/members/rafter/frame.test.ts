import { expect, test } from 'vitest'
import { frameStatus, frameVerdict } from './frame.ts'

const status = (u: number, ratio: number, share = 1) => frameStatus(u, share, () => ratio <= 1.05)

test('a direction passes by its simple span, else by what panels add', () => {
  expect([status(1, 2), status(0.6, 1.26)]).toEqual(['ok', 'ok'])
  expect([status(1.91, 0.83), status(12, 1.05), status(0.9, 0.9, 0.8)]).toEqual(
    Array.from({ length: 3 }, () => 'unchanged'),
  )
  expect([status(1.01, 1.06), status(0.81, 1.2, 0.8)]).toEqual(['increased', 'increased'])
})

test('one direction that panels load more is for an engineer', () => {
  expect(frameVerdict(['ok', 'ok'])).toBe('passed')
  expect(frameVerdict(['unchanged', 'ok'])).toBe('not-assessed')
  expect(frameVerdict(['unchanged', 'increased'])).toBe('needs-engineer')
})
