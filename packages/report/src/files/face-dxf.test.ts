import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it, test } from 'vitest'
import { sampleLayout } from '../testing/sample-layout.ts'
import { dxfLayers } from './dxf.ts'
import { faceDxf } from './face-dxf.ts'
import { fileNameOf } from './file-name.ts'
import { positionsCsv } from './positions-csv.ts'

const [sample] = sampleLayout.planes as [LaidPlane]
const foot = { uplift: 1, downward: 1, mass: 10 }
const plane: LaidPlane = {
  ...sample,
  obstacles: [{ kind: 'obstacle', plane: 'roof', x: 8000, y: 5000, width: 600, height: 900 }],
  rails: [
    {
      number: 1,
      from: { x: 4960, y: 5400 },
      to: { x: 6140, y: 5400 },
      row: 0,
      zone: 'Internal',
      step: 900,
      line: null,
      splices: [],
      pieces: [1180],
      feet: [
        { x: 5100, y: 5400, ...foot },
        { x: 6000, y: 5400, ...foot },
      ],
      clamps: [],
    },
  ],
}
const layout = { ...sampleLayout, planes: [plane] }

/** Codes and values, as R12 has them: a line each. */
const pairsOf = (file: string): readonly (readonly [number, string])[] => {
  const all = file.split('\r\n')
  return Array.from({ length: Math.floor(all.length / 2) }, (_, index) => [
    Number(all[2 * index]),
    all[2 * index + 1] ?? '',
  ])
}

const drawn = (title: string, language: 'en-AU' | 'zh-Hans' = 'en-AU') =>
  faceDxf(sayIn(language), plane, layout, { title, frontFacing: 20 })

describe('the drawing of a face', () => {
  it('holds roof, panels, rails, feet and what is kept clear on layers of their own, in mm', () => {
    const pairs = pairsOf(drawn('Roof'))
    const circles = pairs.flatMap(([code, value], index) =>
      code === 0 && value === 'CIRCLE' ? [pairs.slice(index + 1, index + 5).map(([, each]) => each)] : [],
    )
    expect(circles).toEqual([
      ['FEET', '5100.000', '5400.000', '0.0'],
      ['FEET', '6000.000', '5400.000', '0.0'],
    ])
    const used = new Set(pairs.flatMap(([code, value]) => (code === 8 ? [value] : [])))
    expect(used).toEqual(new Set(Object.keys(dxfLayers)))
    expect(pairs.slice(0, 4).at(-1)).toEqual([1, 'AC1009'])
    expect(pairs.at(-1)).toEqual([0, 'EOF'])
  })

  it('says how far it reaches, around everything that is drawn', () => {
    const pairs = pairsOf(drawn('Roof'))
    const extent = (name: string) => {
      const at = pairs.findIndex(([code, value]) => code === 9 && value === name)
      return [pairs[at + 1], pairs[at + 2]].map((pair) => Number(pair?.[1]))
    }
    const body = pairs.slice(pairs.findIndex(([, value]) => value === 'ENTITIES'))
    const [xs, ys] = [
      body.filter(([code]) => code === 10 || code === 11).map(([, value]) => Number(value)),
      body.filter(([code]) => code === 20 || code === 21).map(([, value]) => Number(value)),
    ]
    expect(extent('$EXTMIN')).toEqual([Math.min(...xs), Math.min(...ys)])
    expect(extent('$EXTMAX')).toEqual([Math.max(...xs), Math.max(...ys)])
  })

  test.each(['a/b "c" \\ d', '东面屋面 22.5°', 'one\r\n  0\r\nLINE\r\n  8\r\nNONE', '😀'])(
    'stays whole with the name %j',
    (title) => {
      const file = drawn(title, 'zh-Hans')
      expect(file).toMatch(/^[\x20-\x7e\r\n]+$/)
      const pairs = pairsOf(file)
      expect(pairs.every(([code]) => Number.isInteger(code))).toBe(true)
      expect(pairs.filter(([code, value]) => code === 8 && !(value in dxfLayers))).toEqual([])
      expect(pairs.length).toBe(pairsOf(drawn('Roof')).length)
    },
  )
})

it('a table of positions has panels, feet and ends of rails from corner A, the eave and the end of the rail', () => {
  const lines = positionsCsv(sayIn('en-AU'), layout, null).trim().split('\r\n')
  expect(lines).toEqual([
    'Face,Point,Rail,Number,From corner A mm,Up from the eave mm,Along the rail mm',
    'roof,"Panel, lower left corner",,1,5000,5000,',
    'roof,"Panel, lower right corner",,1,6100,5000,',
    'roof,"Panel, upper right corner",,1,6100,6700,',
    'roof,"Panel, upper left corner",,1,5000,6700,',
    'roof,Rail end,R1,1,4960,5400,0',
    'roof,Foot,R1,1,5100,5400,140',
    'roof,Foot,R1,2,6000,5400,1040',
    'roof,Rail end,R1,2,6140,5400,1180',
  ])
})

test.each([
  [['7', 'a/b\\c:"d"?*<e>|', 'north face'], '7-a-b-c-d-e-north-face.dxf'],
  [['东面 屋面', '北坡'], '东面-屋面-北坡.dxf'],
  [['..', '../../etc'], 'etc.dxf'],
  [['', '//'], 'roof.dxf'],
  [['x'.repeat(300)], `${'x'.repeat(70)}.dxf`],
])('%j names the file %s', (parts, name) => {
  expect(fileNameOf(parts, 'dxf')).toBe(name)
})
