import { expect, test } from 'vitest'
import { say } from '../../../testing/assess-in-words.ts'
import type { LineLoads } from '../loads/line-loads.ts'
import { downwardCompared, downwardInLighterWind, loadsCompared } from './compared-combinations.ts'

const lines = (permanent: number, live: number, wind: number): LineLoads => ({
  lightDead: 0,
  dead: 0,
  outward: 0,
  permanent,
  live,
  wind,
  serviceOutward: 0,
  serviceInward: 0,
})

test('the largest combination with panels stands against the largest of the bare roof', () => {
  const both = { lines: lines(1, 2, 3), bare: lines(4, 1, 2) }
  expect(downwardCompared(both, 3)).toEqual({ with: 'wind', without: 'permanent' })
  expect(downwardCompared(both, 5)).toEqual({ with: 'wind', without: 'live' })
  expect(downwardCompared({ lines: lines(2, 1, 1), bare: lines(1, 1, 2) }, 1)).toEqual({
    with: 'permanent',
    without: 'wind',
  })
})

test('in lighter wind the bare roof has its live load', () => {
  expect(downwardInLighterWind({ lines: lines(1, 2, 9) }, 3)).toEqual({ with: 'wind', without: 'live' })
  expect(downwardInLighterWind({ lines: lines(1, 2, 9) }, 1)).toEqual({ with: 'live', without: 'live' })
})

test('said in words, with the circumstances', () => {
  const compared = { with: 'wind', without: 'live' } as const
  expect(say(loadsCompared(compared))).toBe('1.2 G + Wᵤ with panels against 1.2 G + 1.5 Q without')
  expect(say(loadsCompared(compared, ['with-a-door-or-window-open', 'in-lighter-wind']))).toBe(
    '1.2 G + Wᵤ with panels against 1.2 G + 1.5 Q without, with a door or window open, in lighter wind',
  )
})
