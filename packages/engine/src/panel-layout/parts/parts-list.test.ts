import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { PartKind } from '@soundroof/contract/roofs/panel-layout/part-kinds'
import { partsList as partsListSchema } from '@soundroof/contract/roofs/panel-layout/parts-list'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryArray } from '../../../testing/arbitrary-array.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { layOut } from '../lay-out.ts'
import { layOutRoof } from '../lay-out-roof.ts'
import { cutRails } from './cut-rails.ts'
import { partsList } from './parts-list.ts'
import type { PartsSetting } from './parts-setting.ts'

const setting: PartsSetting = {
  fixing: 'foot',
  screws: { kind: 'metal-screw', perFixing: 2 },
  mass: { lighter: 10, heavier: 15 },
  kerf: 3,
  stockLengths: [4200, 6000],
  sparePercent: 5,
  isExpansionNamed: false,
  articles: {},
  partNumbers: { rail: 'R-1' },
}

const laid = (input = roof('house-timber-battens'), request: Partial<LayoutRequest> = {}) => {
  const asked = layoutRequest.parse(request)
  const answer = layOutRoof(input, assess(input, catalogue), catalogue, asked, null)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer
}

const neededOf = (list: ReturnType<typeof partsList>, kind: PartKind): number =>
  list.parts.filter((part) => part.kind === kind).reduce((sum, { needed }) => sum + needed, 0)

describe('pieces from stock', () => {
  test('of 2000, 2000 and 1900 need two bars of 4200, and a short rest a short bar', () => {
    expect(cutRails([2000, 1900, 2000], [4200], 3)).toEqual([
      { stockLength: 4200, bars: 1, pieces: [2000, 2000], waste: 200 },
      { stockLength: 4200, bars: 1, pieces: [1900], waste: 2300 },
    ])
    expect(cutRails([2000, 1900, 2000], [4200, 2200], 3).map(({ stockLength }) => stockLength)).toEqual([4200, 2200])
  })

  test('leave room for the saw: two of 2100 do not come from one bar of 4200', () => {
    expect(cutRails([2100, 2100], [4200], 3)).toEqual([{ stockLength: 4200, bars: 2, pieces: [2100], waste: 2100 }])
    expect(cutRails([2100, 2100], [4200], 0)).toEqual([{ stockLength: 4200, bars: 1, pieces: [2100, 2100], waste: 0 }])
  })

  test('shorter than the longest piece are refused by name, whatever the pieces', () => {
    expect(() => cutRails([2000, 1000.4], [1000, 1500], 3)).toThrow(
      'A rail piece of 2000 mm is longer than the longest stock length, 1500 mm.',
    )
  })

  test('of any lengths are all there, and every bar holds its own', () => {
    const stocks = fc.constantFrom([4200], [2200, 4200, 6000], [3300, 4400])
    const lengths = fc.array(fc.double({ min: 50, max: 4200, noNaN: true }), { maxLength: 60 })
    fc.assert(
      fc.property(lengths, stocks, fc.integer({ min: 0, max: 10 }), (pieces, lengthsSold, kerf) => {
        const cutting = cutRails(pieces, lengthsSold, kerf)
        const cut = cutting.flatMap(({ pieces: each, bars }) => Array.from({ length: bars }, () => each).flat())
        const wished = pieces.map((piece) => Math.ceil(piece - 1e-6))
        expect(cut.toSorted((a, b) => a - b)).toEqual(wished.toSorted((a, b) => a - b))
        for (const { stockLength, pieces: each, waste } of cutting) {
          const used = each.reduce((sum, piece) => sum + piece, 0)
          expect(used + kerf * (each.length - 1)).toBeLessThanOrEqual(stockLength)
          expect(waste).toBe(stockLength - used)
        }
      }),
    )
  })
})

test('the parts list has the counts of the drawing, with spares up to the next whole part', () => {
  fc.assert(
    fc.property(arbitraryArray, (given) => {
      const layout = layOut(given)
      const list = partsList(layout, { ...setting, stockLengths: given.rails.stockLengths })
      const rails = layout.planes.flatMap((plane) => plane.rails)
      const clamps = rails.flatMap((rail) => rail.clamps)
      const feet = rails.flatMap((rail) => rail.feet)
      expect(neededOf(list, 'panel')).toBe(layout.placed)
      expect(neededOf(list, 'foot')).toBe(feet.length)
      expect(neededOf(list, 'metal-screw')).toBe(2 * feet.length)
      expect(neededOf(list, 'splice')).toBe(rails.flatMap((rail) => rail.splices).length)
      expect(neededOf(list, 'mid-clamp')).toBe(clamps.filter(({ kind }) => kind === 'mid').length)
      expect(neededOf(list, 'end-clamp')).toBe(clamps.filter(({ kind }) => kind === 'end').length)
      expect(neededOf(list, 'end-cap')).toBe(2 * rails.length)
      expect(neededOf(list, 'earth-lug')).toBe(rails.length)
      expect(neededOf(list, 'cable-clip')).toBe(2 * layout.placed)
      const clips = neededOf(list, 'bonding-clip')
      expect(clips % 2).toBe(0)
      expect(clips).toBeGreaterThanOrEqual(layout.placed)
      expect(clips).toBeLessThanOrEqual(2 * layout.placed)
      expect(neededOf(list, 'rail')).toBe(list.cutting.reduce((sum, { bars }) => sum + bars, 0))
      expect(list.railLength.bought).toBeGreaterThanOrEqual(list.railLength.drawn - 1e-6)
      for (const { kind, needed, spare } of list.parts)
        expect(spare).toBe(kind === 'panel' || kind === 'rail' ? 0 : Math.ceil(needed * 0.05 - 1e-9))
      partsListSchema.parse(list)
    }),
    { numRuns: 75 },
  )
})

describe('of a roof', () => {
  test('on timber battens: timber screws, both bounds of the mass and the most loaded foot', () => {
    const { layout, parts } = laid(changed(roof('house-timber-battens'), { options: { arrayMass: null } }))
    const kinds = parts.parts.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['panel', 'rail', 'foot', 'timber-screw', 'mid-clamp', 'end-clamp']))
    expect(parts.mass.lighter).toBeCloseTo(10 * layout.placed * 1.8 * 1.2, 6)
    expect(parts.mass.heavier).toBeCloseTo(15 * layout.placed * 1.8 * 1.2, 6)
    const feet = layout.planes.flatMap(({ rails }) => rails.flatMap((rail) => rail.feet))
    expect(parts.foot?.uplift).toBe(Math.max(...feet.map(({ uplift }) => uplift)))
    // No foot carries more than half of the panels' mass that lies on two feet of one panel.
    expect(parts.foot?.mass).toBeLessThan(15 * 1.8 * 1.2)
  })

  test('of tiles: hooks with two screws each', () => {
    const { parts } = laid(roof('house-tile-on-trusses'))
    expect(neededOf(parts, 'hook-screw')).toBe(2 * neededOf(parts, 'tile-hook'))
    expect(neededOf(parts, 'foot')).toBe(0)
  })

  test('with clamps on ribs: no screws', () => {
    const { parts } = laid(roof('clamps-on-ribs'))
    expect(parts.parts.map(({ kind }) => kind).filter((kind) => kind.endsWith('screw'))).toEqual([])
    expect(neededOf(parts, 'roof-clamp')).toBeGreaterThan(0)
  })

  test('a chosen racking system gives its part numbers, and a request its own', () => {
    const rackings = Object.values(catalogue.racking)
    const [first] = rackings
    if (first === undefined) throw new Error('the catalogue has racking systems')
    const numbered = { ...first, rail: { ...first.rail, partNumber: 'RAIL-42', stockLengths: [3300] } }
    const own = { ...catalogue, racking: { [first.id]: numbered } }
    const input = changed(roof('house-timber-battens'), { options: { racking: first.id } })
    const request = layoutRequest.parse({ partNumbers: { 'mid-clamp': 'MC-1' } })
    const answer = layOutRoof(input, assess(input, own), own, request, null)
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
    const byKind = new Map(answer.parts.parts.map((part) => [part.kind, part]))
    expect(byKind.get('rail')).toMatchObject({ partNumber: 'RAIL-42', length: 3300 })
    expect(byKind.get('mid-clamp')?.partNumber).toBe('MC-1')
  })

  const articleOf = (list: ReturnType<typeof partsList>, kind: PartKind) =>
    list.parts.find((part) => part.kind === kind)?.article

  test('its screws are told as its capacity counts them', () => {
    const battens = laid(
      changed(roof('house-timber-battens'), { options: { seaDistance: 300, seaWater: 'open-surf' } }),
    )
    expect(articleOf(battens.parts, 'timber-screw')).toMatchObject({
      code: 'screw-into-timber',
      values: { batten: 0, category: 'C5' },
    })
    const { parts } = laid(roof('shed-region-c'))
    expect(articleOf(parts, 'metal-screw')).toMatchObject({ code: 'screw-into-steel', values: { category: null } })
    expect(articleOf(laid(roof('house-tile-on-trusses')).parts, 'hook-screw')).toMatchObject({ code: 'screw-of-hook' })
  })

  test('over rafters its screws pass the batten', () => {
    const over = changed(roof('house-timber-battens'), {
      array: { railDirection: 'parallel' },
      options: { feetOverRafters: true },
    })
    const { batten, thread } = (
      articleOf(laid(over).parts, 'timber-screw') as { values: { batten: number; thread: number } }
    ).values
    expect([batten, thread]).toEqual([over.purlin.material === 'timber' ? over.purlin.depth : 0, 35])
  })

  test('clamps fit the frame as asked, else that of the module, else are measured', () => {
    const heightOf = (input: Parameters<typeof laid>[0], request = {}) =>
      (articleOf(laid(input, request).parts, 'mid-clamp') as { values: { height: number | null } }).values.height
    const house = roof('house-timber-battens')
    expect(heightOf(house)).toBe(null)
    expect(heightOf(house, { frameHeight: 40 })).toBe(40)
  })

  test('a length that its maker names has an expansion joint, and counts no splice there', () => {
    const [first] = Object.values(catalogue.racking)
    if (first === undefined) throw new Error('the catalogue has racking systems')
    const own = { ...first, rail: { ...first.rail, stockLengths: [2200], expansion: 5000 }, fixings: [] }
    const input = changed(roof('house-timber-battens'), { options: { racking: first.id } })
    const figures = { ...catalogue, racking: { [first.id]: own } }
    const answer = layOutRoof(input, assess(input, figures), figures, layoutRequest.parse({}), null)
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
    const rails = answer.layout.planes.flatMap((plane) => plane.rails)
    let joints = 0
    for (const rail of rails) {
      let length = 0
      for (const [index, piece] of rail.pieces.entries()) {
        length += piece
        expect(length).toBeLessThanOrEqual(5000 + 1e-6)
        if (!rail.splices[index]?.expands) continue
        length = 0
        joints += 1
      }
    }
    expect(joints).toBeGreaterThan(0)
    expect(neededOf(answer.parts, 'expansion-joint')).toBe(joints)
    expect(neededOf(answer.parts, 'splice')).toBe(rails.flatMap(({ splices }) => splices).length - joints)
    expect(answer.parts.notes).not.toContain('no-expansion-joint-named')
  })
})
