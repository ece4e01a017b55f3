import type { LaidPanel, LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { expect, test } from 'vitest'
import { frameRows } from './frame-rows.ts'

type Row = { readonly at: number; readonly legs: readonly (readonly [along: number, height: number])[] }

/** Rows of one panel that face the eave or the right end, each on the legs of one rail. */
const planeOf = (side: FrameSide, rows: readonly Row[]): Pick<LaidPlane, 'panels' | 'rails'> => {
  const isUp = side === 'eave'
  const panels = rows.map(
    ({ at }, row): LaidPanel => ({
      ...(isUp ? { x: 500, y: at, width: 1200, height: 1770 } : { x: at - 1770, y: 500, width: 1770, height: 1200 }),
      zone: 'Internal',
      row,
      place: { block: 0, row: isUp ? row : 0, column: isUp ? 0 : row },
    }),
  )
  const rails = rows.map(({ at, legs }, row): LaidRail => {
    const feet = legs.map(([along, height], index) => ({
      ...(isUp ? { x: 600, y: at + along } : { x: at - along, y: 600 }),
      ...{ uplift: 1, downward: 1, mass: 10 },
      leg: { at: index === 0 ? ('front' as const) : ('rear' as const), height, horizontal: 0.1 },
    }))
    const end = { x: 600, y: at }
    const rest = { zone: 'Internal', step: 1200, line: null, splices: [], pieces: [1770], clamps: [] } as const
    return { number: row + 1, from: end, to: end, row, feet, ...rest }
  })
  return { panels, rails }
}

const [near, far] = [
  [
    [140, 125],
    [1340, 336],
  ],
  [
    [382, 167],
    [1582, 379],
  ],
] as const

const legs = (places: Row['legs']) => places.map(([along, height]) => ({ along, height }))

test.each(['eave', 'right'] as const)('each row that faces the %s has its own legs', (side) => {
  const [one, two] = side === 'eave' ? [3560, 5718] : [9000, 6842]
  const plane = planeOf(side, [
    { at: one, legs: near },
    { at: two, legs: far },
  ])
  expect(frameRows(plane, [{ faces: side }])).toEqual({
    side,
    depth: 1770,
    rows: [
      expect.objectContaining({ low: one, legs: legs(near) }),
      expect.objectContaining({ low: two, legs: legs(far) }),
    ],
    pitch: 2158,
    differ: false,
  })
})

test('where a row is missing the distance is that of the rows that are there', () => {
  const rows = [1000, 5800].map((at) => ({ at, legs: near }))
  expect(frameRows(planeOf('eave', rows), [{ faces: 'eave' }])).toMatchObject({ pitch: 4800, differ: false })
})

test('the nearest neighbours are shown, and it is told that others differ', () => {
  const rows = [1000, 5800, 8200].map((at) => ({ at, legs: near }))
  const shown = frameRows(planeOf('eave', rows), [{ faces: 'eave' }])
  expect(shown).toMatchObject({ rows: [{ low: 5800 }, { low: 8200 }], pitch: 2400, differ: true })
  const alike = frameRows(planeOf('eave', rows.slice(1)), [{ faces: 'eave' }])
  expect(alike).toMatchObject({ rows: [{ low: 5800 }, { low: 8200 }], differ: false })
  const others = [...rows.slice(1), { at: 10_600, legs: far }]
  expect(frameRows(planeOf('eave', others), [{ faces: 'eave' }])).toMatchObject({ pitch: 2400, differ: true })
})

test('one row has no distance', () => {
  expect(frameRows(planeOf('eave', [{ at: 900, legs: far }]), [])).toMatchObject({
    rows: [{ low: 900, legs: legs(far) }],
    pitch: null,
    differ: false,
  })
  expect(frameRows({ panels: [], rails: [] }, [])).toBeNull()
})
