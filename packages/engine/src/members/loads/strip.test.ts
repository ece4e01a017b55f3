import { expect, test } from 'vitest'
import type { Member } from './member.ts'
import { bareStrip, purlinStrip } from './strip.ts'

const purlin: Member = {
  name: 'purlin',
  span: 6,
  liveSpan: 6,
  liveFigure: null,
  standingLive: 0,
  spacing: 1.2,
  roofWeight: 0.05,
  selfWeight: 0.03,
  pointLoadFactor: 1.65,
}
const none = { factor: 1, reach: 3 }
const edge = { factor: 2, reach: 1.5 }
const rails = (isAcross: boolean, tributary: number, spacing: number) => ({
  isAcross,
  tributary,
  legMoment: 1,
  panelWidth: 1134,
  spacing,
})

test('rails across load every m-th purlin with m spacings, rails along with the strip of one rail', () => {
  expect(purlinStrip(purlin, none, rails(true, 0.9, 2400))).toMatchObject({ T: 2.4, e: 0 })
  const along = purlinStrip(purlin, none, rails(false, 0.9, 1500))
  expect(along.T).toBe(0.9)
  expect(along.e).toBeCloseTo(0.3, 12)
  expect(along.beta).toBe(1)
})

test('rails are point loads where they stand further apart than a quarter of the span', () => {
  expect(purlinStrip(purlin, none, rails(true, 1.5, 1200)).beta).toBe(1)
  expect(purlinStrip(purlin, none, rails(true, 1.51, 1200)).beta).toBe(1.15)
  expect(purlinStrip({ ...purlin, span: 1.2 }, none, rails(true, 0.9, 1200)).beta).toBeCloseTo((1.65 * 0.9) / 1.2, 12)
})

test('local pressure counts by the part of the span and of the width that it reaches', () => {
  expect(purlinStrip(purlin, none, rails(true, 0.9, 1200)).f).toBe(1)
  const c = 1.5 / 6
  expect(purlinStrip(purlin, edge, rails(true, 0.9, 1200)).f).toBeCloseTo(1 + c * (2 - c), 12)
  expect(purlinStrip(purlin, edge, rails(true, 0.9, 2400)).f).toBeCloseTo(1 + (c * (2 - c) * 1.5) / 2.4, 12)
  expect(bareStrip(purlin, edge)).toMatchObject({ T: 0, e: 1.2 })
  expect(bareStrip(purlin, edge).f).toBeCloseTo(1 + c * (2 - c), 12)
  expect(purlinStrip({ ...purlin, span: 1 }, edge, rails(true, 0.2, 1200)).f).toBe(2)
})
