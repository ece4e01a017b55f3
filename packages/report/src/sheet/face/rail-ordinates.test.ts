import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { viewOf } from '../view.ts'
import { ordinateMarks, ordinateRoom } from './rail-ordinates.ts'

const window = { left: 0, right: 12_000, bottom: 0, top: 5000 }
const view = viewOf(window, 100, { x: 0, y: 0 })

/** Rails up the slope so far from corner A. */
const railsAt = (...places: readonly number[]): SettingOut =>
  ({ railsUp: true, rails: places.map((at) => ({ at })) }) as unknown as SettingOut

test('each rail has its distance from corner A, once, and texts stand clear of each other', () => {
  const marks = ordinateMarks(sayIn('en-AU'), railsAt(700, 760, 760, 5000), view, 200)
  const texts = marks.flatMap((mark) => (mark.kind === 'text' && mark.rotate === -90 ? [mark] : []))
  expect(texts.map(({ text }) => text)).toEqual(['700', '760', '5000'])
  const [first = 0, second = 0] = texts.map(({ at }) => at.x)
  expect(second - first).toBeGreaterThanOrEqual(7)
})

test.each([
  ['rails up the slope that no chain tells', railsAt(700, 5000), false, true],
  ['rails that a chain tells', railsAt(700, 5000), true, false],
  ['rails too close for their texts', railsAt(700, 720, 740), false, false],
  ['rails along the eave', { ...railsAt(700, 5000), railsUp: false }, false, false],
] as const)('room below the drawing for %s', (_, out, hasChain, hasRoom) => {
  expect(ordinateRoom(out, view, hasChain) > 0).toBe(hasRoom)
})
