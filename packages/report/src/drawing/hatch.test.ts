import { describe, expect, it } from 'vitest'
import { hatchLines } from './hatch.ts'
import { rectangle } from './scene.ts'

const box = rectangle(10, 10, 50, 30)

describe('a hatch', () => {
  it('stays inside its polygon', () => {
    const lines = hatchLines(box, 'cross')
    expect(lines.length).toBeGreaterThan(10)
    for (const { x, y } of lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(10 - 1e-9)
      expect(x).toBeLessThanOrEqual(50 + 1e-9)
      expect(y).toBeGreaterThanOrEqual(10 - 1e-9)
      expect(y).toBeLessThanOrEqual(30 + 1e-9)
    }
  })

  it('continues from one polygon into the next', () => {
    const ends = hatchLines(box, 'sparse')
      .flat()
      .filter(({ x }) => Math.abs(x - 50) < 1e-9)
    const starts = hatchLines(rectangle(50, 10, 90, 30), 'sparse')
      .flat()
      .filter(({ x }) => Math.abs(x - 50) < 1e-9)
    expect(ends.length).toBeGreaterThan(0)
    expect(starts.map(({ y }) => y.toFixed(6)).sort()).toEqual(ends.map(({ y }) => y.toFixed(6)).sort())
  })

  it('is empty where none is asked for', () => {
    expect(hatchLines(box, 'none')).toEqual([])
  })
})
