import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { expect, it } from 'vitest'
import { sampleLayout } from '../testing/sample-layout.ts'
import { hasClosedZone, keptClear } from './keep-clear.ts'

const [sample] = sampleLayout.planes as [LaidPlane]
const none = { edge: 0, ridge: 0 }

/** Rises by its own length along the eave. */
const hip: LaidPlane = {
  ...sample,
  name: 'front',
  outline: [
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
    { x: 5000, y: 5000 },
  ],
  zones: [],
  obstacles: [{ kind: 'obstacle', plane: 'front', x: 1500, y: 900, width: 400, height: 400, clearance: 600 }],
}

it('ends what is kept clear around an obstacle at the hip', () => {
  const [clear] = keptClear(hip, none)
  expect(clear?.kind).toBe('obstacle')
  for (const { x, y } of clear?.points ?? []) expect(y).toBeLessThanOrEqual(x + 1e-6)
  expect(clear?.points).toContainEqual({ x: 900, y: 300 })
  expect(clear?.points).toContainEqual({ x: 1900, y: 1900 })
  expect(clear?.points).toContainEqual({ x: 2500, y: 300 })
})

it('keeps the rectangle within the face', () => {
  const [obstacle] = hip.obstacles
  const [clear] = keptClear({ ...hip, obstacles: obstacle ? [{ ...obstacle, x: 4800 }] : [] }, none)
  expect(clear?.points).toHaveLength(4)
})

it('tells a face with a zone that the result closes', () => {
  const zone = { zone: 'Corner', polygon: hip.outline, isKeptClear: false } as const
  expect(hasClosedZone({ zones: [] })).toBe(false)
  expect(hasClosedZone({ zones: [zone] })).toBe(false)
  expect(hasClosedZone({ zones: [zone, { ...zone, isKeptClear: true }] })).toBe(true)
})
