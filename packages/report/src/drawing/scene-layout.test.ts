import { expect, it } from 'vitest'
import { point, type Scene } from './scene.ts'
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
