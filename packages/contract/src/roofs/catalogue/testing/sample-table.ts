import type { TopHatTable, ZcTable } from '../capacity-table.ts'

/** Tables as a manufacturer might print them: shear, then bending, then lateral buckling between the rows of bridging. */

const hundredths = (value: number): number => Math.round(value * 100) / 100

type Strength = {
  readonly shear: number
  readonly moment: number
  readonly buckling: number
  readonly stiffness: number
}

/** kN/m over a span in m. */
const loadAt = (span: number, { shear, moment, buckling }: Strength, bridging: number): number =>
  hundredths(Math.min((2 * shear) / span, (8 * moment) / span ** 2, (buckling * (bridging + 1) ** 2) / span ** 4))

const spans = Array.from({ length: 29 }, (_, index) => 600 + 300 * index)
const four = <T>(make: (bridging: number) => T) => [make(0), make(1), make(2), make(3)] as const

const zcRow = (span: number, strength: Strength) => {
  const inward = four(() => loadAt(span / 1000, { ...strength, buckling: 1e6 }, 0))
  const outward = four((bridging) => loadAt(span / 1000, strength, bridging))
  const cu = four((bridging) => Math.min(inward[bridging] ?? 0, outward[bridging] ?? 0))
  return { span, cs: hundredths(strength.stiffness / (span / 1000) ** 3), cu, inward, outward }
}

const zcRows = (factor: number) =>
  spans.map((span) =>
    zcRow(span, { shear: 40 * factor, moment: 9 * factor, buckling: 600 * factor, stiffness: 250 * factor }),
  )

const header = {
  source: 'Example Steel, purlin manual, edition 7',
  edition: '2024-03',
  status: 'unverified',
  version: 'sample',
  units: 'spans mm, loads kN/m, mass kg/m',
  origin: 'imported',
} as const

export const sampleZcTable: ZcTable = {
  ...header,
  name: 'ZC15019',
  title: 'Z/C 150 x 1.9',
  depth: 150,
  thickness: 1.9,
  mass: 4.53,
  kind: 'zc',
  lappedMaxSpan: [7200, 8100, 8100, 8100],
  continuousMaxSpan: [6600, 7200, 7200, 7200],
  simpleMaxSpan: [5400, 5400, 5400, 5400],
  lapped: zcRows(1.2),
  continuous: zcRows(1),
  single: zcRows(0.8),
}

const hatRow = (span: number) => {
  const load = loadAt(span / 1000, { shear: 8, moment: 0.9, buckling: 1e6, stiffness: 6 }, 0)
  return { span, cs: hundredths(6 / (span / 1000) ** 3), cu: load, inward: hundredths(load * 1.1), outward: load }
}

export const sampleHatTable: TopHatTable = {
  ...header,
  name: 'TS4055',
  title: 'Top hat 40 x 0.55',
  depth: 40,
  thickness: 0.55,
  mass: 0.96,
  kind: 'top-hat',
  lappedMaxSpan: 1500,
  continuousMaxSpan: 1500,
  simpleMaxSpan: 1500,
  lapped: [],
  continuous: [],
  single: [],
  all: Array.from({ length: 20 }, (_, index) => hatRow(450 + 150 * index)),
}
