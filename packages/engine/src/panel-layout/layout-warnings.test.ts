import type { CodedLayout } from '@soundroof/contract/roofs/panel-layout/layout'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'
import { onFormerRoof } from './former-roof.ts'
import { layOutRoof } from './lay-out-roof.ts'

/** Tin on battens at 900, rails across them; 15 m by 10 m at 22 degrees. */
const house = roof('house-timber-battens')
const shed = roof('shed-region-a-roof-8')

const laid = (input = house, request: unknown = {}): CodedLayout => {
  const answer = layOutRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), null)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.layout
}

describe('what the layout warns of', () => {
  const codesOf = ({ warnings }: CodedLayout) => warnings.map((each) => (typeof each === 'string' ? each : each.code))

  test('a gable below 3 degrees is one plane, whose panels may lie across a ridge', () => {
    const at = (roofSlope: number) => changed(shed, { building: { roofSlope } })
    expect(codesOf(laid(at(2.9)))).toEqual(['gable-laid-out-as-one-plane'])
    expect(codesOf(laid(at(3)))).toEqual([])
    expect(codesOf(laid(changed(at(2.9), { options: { roofForm: 'flat' } })))).toEqual([])
  })

  test('a roof where the result allows panels in no zone, flush or in frames', () => {
    const steep = changed(house, { array: { mount: 'tilt', tilt: 40 }, building: { height: 30 } })
    for (const input of [steep, changed(steep, { array: { mount: 'flush' } })]) {
      const none = assess(input, catalogue).zoneResults.every(({ installable }) => !installable)
      expect(codesOf(laid(input)).includes('no-zone-takes-panels')).toBe(none)
    }
    expect(codesOf(laid(steep))).toContain('no-zone-takes-panels')
  })

  test('no lack of room for panels that somebody placed closer than rows that are placed by themselves', () => {
    // 14 450 mm for panels of 1800: eight that touch, seven with gaps of 20.
    const short = changed(house, { building: { length: 14.85 } })
    const { blocks, fits } = laid(short)
    const closer = blocks.map((block) => ({ ...block, columns: 8, gaps: { ...block.gaps, panels: 0 }, x: 225 }))
    const byHand = laid(short, { blocks: closer, wanted: { kind: 'count', count: fits + 2 } })
    expect(byHand.placed).toBeGreaterThan(fits)
    expect(byHand.fits).toBe(byHand.placed)
    expect(codesOf(byHand)).not.toContain('fewer-panels-fit')
  })

  test('a place that reaches past where panels may lie, with the panels that have no room', () => {
    // Three columns of four, 5440 wide; panels may lie up to 14 800.
    const place = (x: number) => ({ areas: [{ plane: 'front', x, y: 200, width: 5500, height: 4900 }] })
    expect(laid(house, place(9360)).warnings).toEqual([])
    expect(laid(house, place(9361)).warnings).toEqual([
      { code: 'place-reaches-past-roof', values: { plane: 'front', panels: 4 } },
    ])
    expect(laid(house, place(40_000)).warnings).toEqual([
      { code: 'place-reaches-past-roof', values: { plane: 'front', panels: 12 } },
    ])
  })

  test('what was drawn on a former roof, first, with the planes that it leaves empty', () => {
    const former = { length: 30, width: 18, slope: 8, form: 'gable' } as const
    const hip = changed(house, { options: { roofForm: 'hip' } })
    const warned = (request: unknown, roof = former) =>
      onFormerRoof(laid(hip, request), layoutRequest.parse(request), roof).warnings
    const kept = { code: 'kept-for-another-roof', values: { length: 30, width: 18, slope: 8, form: 'gable' } }
    expect(warned({})).toEqual([kept])
    expect(warned({ planes: ['front', 'back'] })).toEqual([
      kept,
      { code: 'planes-without-panels', values: { planes: ['front', 'back'], others: ['left', 'right'] } },
    ])
    expect(onFormerRoof(laid(), layoutRequest.parse({}), { ...former, length: null }).warnings).toEqual([
      'kept-for-an-earlier-roof',
    ])
  })
})
