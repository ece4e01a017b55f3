import type { CodedLayout, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { changed, roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { layOutRoof } from '../lay-out-roof.ts'

const laid = (input: Parameters<typeof assess>[0], request: unknown): CodedLayout => {
  const answer = layOutRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), null)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.layout
}

const plane = ({ planes }: CodedLayout, name: LaidPlane['name']): LaidPlane => {
  const found = planes.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no plane ${name}`)
  return found
}

test('rails under tiles stand at the nose of a course, whose number counts from the one over the gutter', () => {
  const tiled = changed(roof('house-tile-on-trusses'), { purlin: { spacing: 330 } })
  const { rails } = plane(laid(tiled, { courses: { second: 270, gauge: 330 } }), 'front')
  expect(rails.length).toBeGreaterThan(0)
  for (const { from, line } of rails) expect(from.y).toBeCloseTo(270 + ((line as number) - 2) * 330, 6)
})

test('of courses that share a panel alike the rails take those nearest to where the result puts them', () => {
  const tiled = changed(roof('house-tile-on-trusses'), { purlin: { spacing: 330 } })
  const { rails, panels } = plane(laid(tiled, { courses: { second: 100, gauge: 100 } }), 'front')
  const [panel] = panels
  const [lower, upper] = rails.filter(({ row }) => row === panel?.row).map(({ from }) => from.y)
  const apart = ((upper as number) - (lower as number)) / (panel?.height as number)
  expect(Math.abs(apart - 0.55)).toBeLessThan(100 / (panel?.height as number))
})

describe('rows where a hand or a former release put them', () => {
  const tiled = changed(roof('house-tile-on-trusses'), { purlin: { spacing: 330 } })
  const block = {
    plane: 'front',
    orientation: 'portrait',
    rows: 1,
    columns: 4,
    gaps: { panels: 20, rows: 20 },
    x: 3000,
  }
  const at = (y: number, request = {}) => laid(tiled, { blocks: [{ ...block, y }], ...request })

  test('keep their panels at every height, where nobody measured the courses', () => {
    for (let y = 500; y < 840; y += 20) expect([y, at(y).placed]).toEqual([y, 4])
  })

  test('and a warning says how many rails the assumed courses do not hold', () => {
    const heights = Array.from({ length: 17 }, (_, index) => 500 + 20 * index)
    const warned = heights.filter((y) => at(y).warnings.length > 0)
    for (const y of warned)
      expect(at(y).warnings).toEqual([{ code: 'rails-off-assumed-courses', values: { rails: expect.any(Number) } }])
    for (const y of heights.filter((each) => !warned.includes(each)))
      for (const { line } of plane(at(y), 'front').rails) expect(line).not.toBeNull()
  })

  test('turned, they lie along rails that were not calculated, and none is counted', () => {
    const { placed, refused } = laid(tiled, { blocks: [{ ...block, orientation: 'landscape', y: 600 }] })
    expect(placed).toBe(0)
    expect(refused.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => ({ code: 'panels-lie-along-rails', values: { orientation: 'landscape' } })),
    )
  })
})
