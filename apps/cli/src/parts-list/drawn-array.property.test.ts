import type { LaidPlane, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import { layOut as layOutPanels } from '@soundroof/engine/panel-layout/lay-out'
import { roofPlanes } from '@soundroof/engine/panel-layout/roof/roof-planes'
import type { ArrayRoof } from '@soundroof/engine/panel-layout/settings/array-settings'
import { arbitraryArray } from '@soundroof/engine/testing/arbitrary-array'
import { runs } from '@soundroof/engine/testing/runs'
import { arrayLook, arrayPlan } from '@soundroof/report/drawing/array-plan'
import { setbackStyle } from '@soundroof/report/drawing/roof-lines'
import { layOut } from '@soundroof/report/drawing/scene-layout'
import { type SvgElement, toSvgElements } from '@soundroof/report/drawing/scene-svg'
import { sampleProject } from '@soundroof/report/testing/sample-project'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { sayIn } from '@soundroof/words/say'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const say = sayIn('en-AU')

type Numbers = readonly (readonly [number, number])[]

/** The lines of a path as SVG has them. */
const linesOf = (element: SvgElement | undefined): readonly Numbers[] =>
  String(element?.attributes.d ?? '')
    .split('M')
    .filter((line) => line.trim() !== '')
    .map((line) => [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const))

const scene = (layout: Layout, { building, setback }: ArrayRoof) => {
  const [length, width] = [building.length / 1000, building.width / 1000]
  const shape = { ...sampleProject.building, length, width, roofSlope: building.slope }
  const options = { roofForm: building.form }
  const drawn = arrayPlan(say, { building: shape, options, result: { ...sampleResult, valueA: 1, setback }, layout })
  if (drawn === null) throw new Error('nothing is drawn')
  return drawn
}

/** The roof's own outline tells where on the paper the plan lies. */
const drawnOn = (layout: Layout, roof: ArrayRoof) => {
  const drawing = layOut(scene(layout, roof), { width: 560, maxHeight: 420 })
  const elements = toSvgElements(drawing)
  const withLook = (attributes: SvgElement['attributes']) =>
    elements.find((element) => Object.entries(attributes).every(([name, value]) => element.attributes[name] === value))
  const outlines = elements
    .filter(
      ({ attributes }) =>
        attributes['stroke-width'] === arrayLook.outline.strokeWidth && attributes.stroke === arrayLook.outline.stroke,
    )
    .flatMap((element) => linesOf(element).flat())
  const left = Math.min(...outlines.map(([x]) => x))
  const bottom = Math.max(...outlines.map(([, y]) => y))
  /** Millimetres of the plan, from points of the paper. */
  const read = ([x, y]: readonly [number, number]): LayoutPoint => ({
    x: ((x - left) / drawing.scale) * 1000,
    y: ((bottom - y) / drawing.scale) * 1000,
  })
  return {
    withLook,
    read,
    /** Half a hundredth of a point is what SVG's numbers round away, twice. */ off: (0.011 / drawing.scale) * 1000,
  }
}

const onPlan = ({ plan: { origin, along, up } }: LaidPlane, { x, y }: LayoutPoint): LayoutPoint => ({
  x: origin.x + x * along.x + y * up.x,
  y: origin.y + x * along.y + y * up.y,
})

const ofPlane = ({ origin, along, up }: LaidPlane['plan'], at: LayoutPoint): LayoutPoint => {
  const [dx, dy] = [at.x - origin.x, at.y - origin.y]
  return {
    x: (dx * along.x + dy * along.y) / (along.x ** 2 + along.y ** 2),
    y: (dx * up.x + dy * up.y) / (up.x ** 2 + up.y ** 2),
  }
}

const expectPlaces = (drawn: readonly LayoutPoint[], laid: readonly LayoutPoint[], off: number): void => {
  expect(drawn).toHaveLength(laid.length)
  const worst = laid.reduce(
    (most, { x, y }, index) =>
      Math.max(most, Math.abs((drawn[index]?.x ?? 0) - x), Math.abs((drawn[index]?.y ?? 0) - y)),
    0,
  )
  expect(worst).toBeLessThan(off)
}

/** Of a point of the plan: how far the nearest edge of the roof is, measured on the plane where it lies. */
const fromEdges = ({ building }: ArrayRoof, at: LayoutPoint): number => {
  const distances = roofPlanes(building).flatMap(({ plan, sides }) => {
    const { x, y } = ofPlane(plan, at)
    const inside = sides.map(({ kind, line }) => ({
      kind,
      distance: (line.byX * x + line.byY * y + line.constant) / Math.hypot(line.byX, line.byY),
    }))
    const isHere = inside.every(({ distance }) => distance > -1)
    return isHere ? inside.flatMap(({ kind, distance }) => (kind === 'edge' ? [distance] : [])) : []
  })
  return Math.min(...distances)
}

test('what is drawn is what was laid out: every panel, rail and foot at its place', () => {
  fc.assert(
    fc.property(arbitraryArray, (roof) => {
      const layout = layoutInWords(layOutPanels(roof), 'en-AU')
      const { withLook, read, off } = drawnOn(layout, roof)
      const panels = layout.planes.flatMap((plane) =>
        plane.panels.map(({ x, y, width, height }) =>
          [
            [x, y],
            [x + width, y],
            [x + width, y + height],
            [x, y + height],
          ].map(([px = 0, py = 0]) => onPlan(plane, { x: px, y: py })),
        ),
      )
      expectPlaces(
        linesOf(withLook({ fill: arrayLook.panel.fill }))
          .flat()
          .map(read),
        panels.flat(),
        off,
      )
      const rails = layout.planes.flatMap((plane) =>
        plane.rails.flatMap(({ from, to }) => [onPlan(plane, from), onPlan(plane, to)]),
      )
      expectPlaces(linesOf(withLook(arrayLook.rail)).flat().map(read), rails, off)
      const feet = layout.planes.flatMap((plane) =>
        plane.rails.flatMap((rail) => rail.feet.map((foot) => onPlan(plane, foot))),
      )
      const dots = linesOf(withLook({ 'stroke-linecap': 'round' })).map(([at = [0, 0] as const]) => read(at))
      expectPlaces(dots, feet, off)
      const setback = linesOf(withLook({ 'stroke-dasharray': setbackStyle.dash.join(' ') }))
        .flat()
        .map(read)
      for (const at of setback) expect(Math.abs(fromEdges(roof, at) - roof.setback)).toBeLessThan(2 * off)
    }),
    { numRuns: runs(200) },
  )
})
