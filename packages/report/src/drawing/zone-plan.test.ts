import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { ridgeStyle, setbackStyle } from './roof-lines.ts'
import { layOut } from './scene-layout.ts'
import { toSvgElements } from './scene-svg.ts'
import { irregularSentence, planSentence, zonePlan } from './zone-plan.ts'

const say = sayIn('en-AU')

const plan = zonePlan(say, { ...sampleProject, result: sampleResult })
const { options } = sampleProject
const room = { width: 495, maxHeight: 250 }

describe('the plan of the zones', () => {
  it('names every zone with what to do there', () => {
    expect(plan?.legend.map(({ text, note }) => `${text}: ${note}`)).toEqual([
      '1  Internal: 2 rails, fixings at 1200 mm',
      '2  Intermediate: 3 rails, fixings at 1205 mm',
      '3  Edge: 4 rails, fixings at 615 mm',
      '4  Corner: keep clear',
      'Setback: keep 200 mm from roof edges clear',
    ])
    expect(plan?.description).toContain('30 m by 18 m')
  })

  it('distinguishes zones without colour', () => {
    const looks = plan?.legend.map(({ style }) => style.hatch ?? String(style.dash)) ?? []
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('crosses what must be kept clear, and nothing else', () => {
    const entries = plan?.legend.filter(({ text }) => text !== 'Setback') ?? []
    expect(entries.map(({ style, note }) => style.hatch === 'cross' && note === 'keep clear')).toEqual([
      false,
      false,
      false,
      true,
    ])
    const clear = sampleResult.zoneResults.map((zone) => ({ ...zone, installable: true, fixingSpacing: 900 }))
    const open = zonePlan(say, { ...sampleProject, result: { ...sampleResult, zoneResults: clear } })
    expect(open?.legend.map(({ style }) => style.hatch)).not.toContain('cross')
  })

  const linesAt = (roofSlope: number, roofForm: 'gable' | 'hip' = 'gable') => {
    const drawn = zonePlan(say, {
      building: { ...sampleProject.building, length: 12, width: 10, roofSlope },
      options: { roofForm },
      result: { ...sampleResult, setback: 200 },
    })
    const items = drawn?.items ?? []
    return {
      ridges: items.filter((item) => item.kind === 'line' && item.style === ridgeStyle).length,
      words: items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])),
      setback: items.flatMap((item) => (item.kind === 'polygon' && item.style === setbackStyle ? item.points : [])),
    }
  }

  it('draws no ridge on a gable below 3 degrees, which is laid out as one plane', () => {
    expect([linesAt(3).ridges, linesAt(3).words.includes('Ridge')]).toEqual([1, true])
    expect([linesAt(2.9).ridges, linesAt(2.9).words.includes('Ridge')]).toEqual([0, false])
  })

  it('draws the setback as far from the edges as it is measured on the slope', () => {
    const slope = 0.2 * Math.cos(Math.PI / 4)
    const [gable, hip] = [linesAt(45).setback, linesAt(45, 'hip').setback]
    expect(gable[0]).toEqual({ x: 0.2, y: expect.closeTo(slope, 9) })
    expect(gable[2]).toEqual({ x: 11.8, y: expect.closeTo(10 - slope, 9) })
    expect(hip[0]).toEqual({ x: expect.closeTo(slope, 9), y: expect.closeTo(slope, 9) })
  })

  it('is drawn to a usual scale', () => {
    const drawing = layOut(plan ?? fail(), room)
    expect(drawing.scaleText).toBe('1 : 275')
    const outline = drawing.marks.find((mark) => mark.kind === 'path' && mark.closed && mark.strokeWidth === 1.2)
    const xs = outline?.kind === 'path' ? outline.lines.flat().map(({ x }) => x) : []
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo((30_000 / 275 / 25.4) * 72, 6)
  })

  it('stays inside its room on paper, for roofs of every size', () => {
    for (const [length, width] of [
      [0.5, 0.5],
      [500, 500],
      [500, 5],
      [4, 400],
    ] as const) {
      const building = { ...sampleProject.building, length, width }
      const scene =
        zonePlan(say, { building, options, result: { ...sampleResult, valueA: Math.min(length, width) * 0.2 } }) ??
        fail()
      const drawing = layOut(scene, room)
      expect(drawing.height).toBeLessThanOrEqual(room.maxHeight + 1e-9)
      const points = drawing.marks.flatMap((mark) => (mark.kind === 'path' ? mark.lines.flat() : []))
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(-4)
        expect(x).toBeLessThanOrEqual(room.width + 4)
        expect(y).toBeGreaterThanOrEqual(-4)
        expect(y).toBeLessThanOrEqual(drawing.height + 4)
      }
    }
  })

  it.each([
    [0.01, 0.01],
    [500, 1],
  ])('says why a roof of %d m by %d m is not drawn', (length, width) => {
    const building = { ...sampleProject.building, length, width }
    const result = { ...sampleResult, valueA: 0.1 }
    expect(zonePlan(say, { building, options, result })).toBeNull()
    expect(planSentence(say, { building, options }, result)).toContain('too small or too narrow')
    expect(planSentence(say, sampleProject, sampleResult)).toBeNull()
  })

  it('shows the patches at the ends of a ridge', () => {
    const { title: _, ...ends } = sampleResult.zoneResults[3] ?? fail()
    const ridgeCorner = { ...ends, size: 0.9 }
    const scene = zonePlan(say, {
      options,
      building: tiledProject.building,
      result: { ...sampleResult, valueA: 1.8, ridgeCorner },
    })
    expect(scene?.legend.map(({ text, note }) => `${text}: ${note}`)).toContain('R  Ridge ends: keep clear')
    expect(scene?.legend.some(({ text }) => text.includes('Corner'))).toBe(false)
  })

  it('of a hip roof has bands along every hip, no ridge ends, and no corner', () => {
    const hip = { ...options, roofForm: 'hip' as const }
    const scene = zonePlan(say, {
      options: hip,
      building: tiledProject.building,
      result: { ...sampleResult, valueA: 1.8 },
    })
    expect(scene?.legend.map(({ text }) => text)).toEqual(['1  Internal', '2  Intermediate', '3  Edge', 'Setback'])
    expect(scene?.items.filter(({ kind }) => kind === 'polygon').length).toBeGreaterThan(12)
    expect(JSON.stringify(scene)).not.toContain('Ridge')
  })

  it('of one plane has no ridge', () => {
    const flat = { ...options, roofForm: 'flat' as const }
    const scene = zonePlan(say, { options: flat, building: sampleProject.building, result: sampleResult })
    expect(JSON.stringify(scene)).not.toContain('Ridge')
  })

  it('is not drawn for an irregular roof or without zones', () => {
    const irregular = { ...sampleProject.building, shape: 'irregular' as const }
    expect(zonePlan(say, { options, building: irregular, result: sampleResult })).toBeNull()
    expect(
      zonePlan(say, { options, building: sampleProject.building, result: { ...sampleResult, zoneResults: [] } }),
    ).toBeNull()
  })

  it('is words on an irregular roof: bands, ridge ends and re-entrant corners in metres, rounded up', () => {
    const { title: _, ...ends } = sampleResult.zoneResults[3] ?? fail()
    const result = { ...sampleResult, valueA: 2.2234, ridgeCorner: { ...ends, size: 1.1117 } }
    const words = irregularSentence(say, { roofSlope: 22, roofForm: 'gable' }, result)
    expect(words).toContain('every roof edge, ridge, hip and re-entrant corner')
    expect(words).toContain('the first a/2 (1.12 m) is Edge, up to a (2.23 m) is Intermediate')
    expect(words).toContain('Ridge ends are squares of 1.12 m')
    expect(words).not.toContain('Corner is')
  })

  it('becomes SVG with finite numbers and every text', () => {
    const elements = toSvgElements(layOut(plan ?? fail(), room))
    expect(elements.map(({ text }) => text).filter(Boolean)).toEqual(
      expect.arrayContaining(['1', '2', '3', '4', '30 m', 'Ridge']),
    )
    expect(JSON.stringify(elements)).not.toMatch(/NaN|null|Infinity|undefined/)
  })
})

const fail = (): never => {
  throw new Error('There is no plan.')
}
