import { railLines } from '@soundroof/report/setting-out/rail-lines'
import { cornerA } from '@soundroof/report/setting-out/setting-out'
import { expect, test } from 'vitest'
import { commonRoofs, drawnFrom } from './drawn-common-roofs.ts'

type Row = (typeof commonRoofs)[number] & { readonly options?: object; readonly is_perpendicular?: number }

const kinds = [
  ['as it is', (row: Row) => row],
  ['as a hip', (row: Row) => ({ ...row, options: { ...row.options, roofForm: 'hip' } })],
  ['with rails the other way', (row: Row) => ({ ...row, is_perpendicular: 1 - (row.is_perpendicular ?? 0) })],
] as const

const inOrder = (lengths: readonly number[]): readonly number[] => lengths.toSorted((one, other) => one - other)

test.each(commonRoofs.flatMap((row) => kinds.map(([kind, change]) => [row.number, kind, change(row)] as const)))(
  'rails of %s, %s, are cut as the schedule has them',
  (_, __, row) => {
    const { layout, parts } = drawnFrom(row)
    const rails = layout?.planes.flatMap((plane) => railLines(plane, cornerA(plane))) ?? []
    const cut = parts?.cutting.flatMap(({ bars, pieces }) => Array.from({ length: bars }, () => pieces).flat()) ?? []
    expect(inOrder(cut)).toEqual(inOrder(rails.flatMap(({ pieces }) => pieces)))
  },
)
