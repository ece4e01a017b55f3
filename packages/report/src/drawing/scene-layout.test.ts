import { expect, it } from 'vitest'
import { type Point, point, rect, type Scene } from './scene.ts'
import { layOut } from './scene-layout.ts'

const text = { kind: 'text', at: point(5, 5), text: '3', size: 10, anchor: 'middle', colour: '#16202b' } as const

const scene: Scene = {
  title: '',
  description: '',
  unit: 'mm',
  bounds: { left: 0, bottom: 0, right: 10, top: 10 },
  margin: { left: 0, bottom: 0, right: 0, top: 0 },
  items: [
    { ...text, plate: '#ffffff' },
    { ...text, chip: '#f8e3bd' },
  ],
  legend: [],
}

it('a chip is a framed plate of its colour around the middle of its text, below it', () => {
  const { marks } = layOut(scene, { width: 100, maxHeight: 100 })
  expect(marks.map(({ kind }) => kind)).toEqual(['text', 'path', 'text'])
  const [plain, frame, words] = marks
  expect(plain).toMatchObject({ plate: '#ffffff' })
  expect(words).toMatchObject({ at: point(50, 50), plate: null })
  expect(frame).toMatchObject({ fill: '#f8e3bd', stroke: '#16202b', closed: true })
  const points = frame?.kind === 'path' ? frame.lines.flat() : []
  for (const axis of ['x', 'y'] as const) {
    expect(Math.min(...points.map((at) => at[axis]))).toBeCloseTo(42.4)
    expect(Math.max(...points.map((at) => at[axis]))).toBeCloseTo(57.6)
  }
})

/** Strips of half a number's height, one above the other. */
const strips = [0, 1, 2].map((low) => rect(0, low / 2, 10, (low + 1) / 2, { fill: '#ffffff' }))
const numberIn = (strip: number) => ({ ...text, text: String(strip), plate: '#ffffff', at: point(5, strip / 2 + 0.25) })
const marksOf = (items: Scene['items']) =>
  layOut({ ...scene, items: [...strips, ...items] }, { width: 100, maxHeight: 100 }).marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.at] : [],
  )

it('numbers of zones that would stand on each other move aside within their zones', () => {
  const [first, second, third] = marksOf([numberIn(0), numberIn(1), numberIn(2)]) as [Point, Point, Point]
  expect([first.y, second.y, third.y]).toEqual([97.5, 92.5, 87.5])
  expect(first.x).toBe(50)
  expect(Math.abs(second.x - first.x)).toBeGreaterThanOrEqual(17)
  expect(Math.abs(third.x - first.x)).toBeGreaterThanOrEqual(17)
  expect(Math.abs(third.x - second.x)).toBeGreaterThanOrEqual(17)
})

it('other texts stay where they are, and numbers with room too', () => {
  const words = { ...numberIn(1), text: 'with choice 1' }
  expect(marksOf([numberIn(0), words])).toEqual([point(50, 97.5), point(50, 92.5)])
  const far = { ...numberIn(1), at: point(8, 0.75) }
  expect(marksOf([numberIn(0), far])).toEqual([point(50, 97.5), point(80, 92.5)])
})
