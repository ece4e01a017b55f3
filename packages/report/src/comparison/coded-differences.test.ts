import { defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { type Difference, difference } from '@soundroof/contract/roofs/results/difference'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import { textOf } from '../wording/telling.ts'
import { inputDifferences } from './input-differences.ts'
import { layoutDifferences } from './layout-differences.ts'
import { tableDifferences } from './table-differences.ts'

const [english, chinese] = [sayIn('en-AU'), sayIn('zh-Hans')]

const topography = { feature: 'ridge', height: 40, halfHeightLength: 120, crestDistance: 10, elevation: 300 } as const
const inTheHills = {
  ...sampleProject,
  roofCover: { ...sampleProject.roofCover, note: 'Seen on site' },
  structure: { ...sampleProject.structure, thickness: 3 },
  options: { ...defaultOptions, topography, returnPeriod: 500 } as const,
}
const rectangle = { plane: 'front', x: 100, y: 200, width: 900, height: 1200 } as const
const drawn = {
  obstacles: [{ ...rectangle, kind: 'walkway' }],
  areas: [rectangle],
  wanted: { kind: 'all' },
  planes: ['front', 'back'],
} as unknown as KeptLayout
const otherTable = { ...sampleZcTable, lapped: sampleZcTable.lapped.slice(1) }

const found: readonly Difference[] = [
  ...inputDifferences(english, sampleProject, inTheHills, sampleChoices),
  ...inputDifferences(english, inTheHills, tiledProject, sampleChoices),
  ...layoutDifferences(english, null, drawn),
  ...tableDifferences(english, sampleZcTable, otherTable),
  ...tableDifferences(english, sampleHatTable, { ...sampleHatTable, mass: 9 } as typeof sampleHatTable),
]
const parts = ['group', 'field', 'before', 'after'] as const
const codes = found.flatMap((one) =>
  parts.flatMap((part) => {
    const coded = one.coded?.[part]
    return coded === undefined ? [] : [{ words: one[part], coded }]
  }),
)

it('each code says its words in English, and has others in Chinese', () => {
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.map(({ coded }) => textOf(english, coded))).toEqual(codes.map(({ words }) => words))
  const said = codes.map(({ coded }) => textOf(chinese, coded))
  expect([...new Set(said)].filter((text) => /[a-z]{3,}/.test(text))).toEqual([])
})

it('says the shape of the land, what an unsure answer counts as, and rectangles', () => {
  const said = codes.flatMap(({ coded }) => (coded.values === undefined ? [] : [chinese(coded)]))
  expect(said).toContain('山脊，高度 40 m，半高距离 120 m，距坡顶 10 m，海拔 300 m')
  expect(said).toContain('不确定（按 1.2 mm 计）')
  expect(said).toContain('前坡，900 mm × 1200 mm，距左边 100 mm，距檐口 200 mm')
})

it('numbers, places and what somebody typed have no codes; the wire takes all of them', () => {
  expect(found.find(({ field }) => field === 'Project Note')?.coded).toEqual({
    group: { code: 'Roof sheeting' },
    field: { code: 'Project Note' },
  })
  for (const one of found) expect(difference.parse(one)).toEqual(one)
})
