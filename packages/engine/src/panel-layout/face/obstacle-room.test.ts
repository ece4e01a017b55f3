import { layoutRequest, type Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { layOutRoof } from '../lay-out-roof.ts'

const house = roof('house-timber-battens')
const skylight: Obstacle = { kind: 'obstacle', plane: 'front', x: 7000, y: 2000, width: 600, height: 600 }

const laid = (request: object) => {
  const answer = layOutRoof(house, assess(house, catalogue), catalogue, layoutRequest.parse(request), null)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.layout
}

/** Least distance of panels and rails from the skylight, along the eave or up the slope, mm. */
const nearestTo = ({ planes }: ReturnType<typeof laid>): number => {
  const { panels = [], rails = [] } = planes.find(({ name }) => name === 'front') ?? {}
  const { x, y, width, height } = skylight
  const away = (left: number, right: number, low: number, high: number): number =>
    Math.max(x - right, left - x - width, y - high, low - y - height)
  return Math.min(
    ...panels.map((each) => away(each.x, each.x + each.width, each.y, each.y + each.height)),
    ...rails.map(({ from, to }) => away(from.x, to.x, from.y, to.y)),
  )
}

test('the clearance of an obstacle stays free of panels and rails, and the obstacle is drawn as it is', () => {
  const layout = laid({ obstacles: [{ ...skylight, clearance: 300 }] })
  expect(nearestTo(layout)).toBeGreaterThanOrEqual(300 - 1e-6)
  expect(layout.planes[0]?.obstacles).toEqual([{ ...skylight, clearance: 300 }])
  expect(nearestTo(laid({ obstacles: [skylight] }))).toBeLessThan(300)
})

test('a panel within the clearance says so, one on the obstacle says that', () => {
  const { blocks } = laid({})
  const reasons = laid({ blocks, obstacles: [{ ...skylight, clearance: 300 }] }).refused.map(({ reason }) => reason)
  expect(reasons).toContainEqual({ code: 'panel-on-an-obstacle', values: { kind: 'obstacle', number: 1 } })
  expect(reasons).toContainEqual({
    code: 'panel-near-an-obstacle',
    values: { kind: 'obstacle', number: 1, clearance: 300 },
  })
})

test('obstacles of former requests have none', () => {
  expect(layoutRequest.parse({ obstacles: [skylight] }).obstacles).toEqual([skylight])
})
