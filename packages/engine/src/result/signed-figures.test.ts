import { catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import { tableOfFigure } from '@soundroof/contract/review/figures/figure-tables'
import { type SignOff, withValues } from '@soundroof/contract/review/figures/signed-catalogue'
import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedStep } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { realisticRoofs } from '../../testing/realistic-table.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { workedExamples } from '../../testing/worked-examples.ts'
import { assess } from '../assess.ts'
import { visitSteps } from './unverified.ts'

const figures = catalogueFigures(catalogue)
const known = new Set(figures.map(({ id }) => id))

const examples = workedExamples.flatMap((example) =>
  example.calculation === 'assessment' ? [assessmentInput.parse(example.input)] : [],
)
const roofs: readonly AssessmentInput[] = [
  ...examples,
  ...realisticRoofs.map(({ input }) => input),
  ...fc.sample(arbitraryInput, { seed: 20_261_124, numRuns: 120 }),
]
const results = roofs.map((input) => assess(input, catalogue))

const isRead = ({ formula, symbol, source }: CodedStep): boolean =>
  formula === symbol || formula.startsWith('y_1') || source !== undefined

const signOff = (figure: string, values: SignOff['values'] = null): SignOff => ({
  figure,
  values,
  confirmedBy: 'Ann Lee',
  approvedBy: 'Ben Orr',
  on: '2026-11-23',
})
const allSigned = catalogueInForce(
  catalogue,
  figures.map(({ id }) => signOff(id)),
)

describe('figures of the catalogue', () => {
  test('have ids of their own and belong to a table that says what it decides', () => {
    expect(known.size).toBe(figures.length)
    expect(figures.filter(({ id }) => tableOfFigure(id) === null)).toEqual([])
  })

  test('stand behind every unverified step: one figure, or the readings and the table of a C-section rafter', () => {
    const counts = new Map<string, number>()
    for (const { trace } of results)
      visitSteps(trace, (step) => {
        if (step.status === 'verified' || !isRead(step)) return
        const { figures: behind = [] } = step
        expect(behind.filter((id) => !known.has(id))).toEqual([])
        const ofC = behind.includes('method/held-top-flange') ? 3 : 2
        const expected = behind[0] === 'method/c-section-rafter' ? ofC : 1
        expect([step.label, behind.length]).toEqual([step.label, expected])
        for (const id of behind) counts.set(id, (counts.get(id) ?? 0) + 1)
      })
    expect(counts.size).toBeGreaterThan(25)
  })

  test('are named by every unverified item, but places that the table of regions does not hold', () => {
    for (const { unverified } of results)
      for (const { item, figures: behind } of unverified)
        expect(behind !== undefined || item === 'wind-region-table-draft').toBe(true)
  })
})

/** At a place of the same wind region that the table holds, so that an engineer can confirm it. */
const placed = (input: AssessmentInput): AssessmentInput => {
  const { rows } = catalogue.regions.locations
  const row = rows.find(({ region }) => region === input.site.region) ?? rows[0]
  if (row === undefined) throw new Error('there is no place')
  const { id: _, name: __, ...place } = row
  return changed(input, { site: place })
}

describe('a catalogue with signed figures', () => {
  test('has a version of its own, the same for the same sign-offs', () => {
    const one = catalogueInForce(catalogue, [signOff('fixings/rail')])
    const again = catalogueInForce(catalogue, [signOff('fixings/rail')])
    const other = catalogueInForce(catalogue, [signOff('fixings/foot')])
    expect([one.version, new Set([catalogue.version, one.version, other.version]).size]).toEqual([again.version, 3])
    expect(catalogueInForce(catalogue, [])).toBe(catalogue)
  })

  test('changes no number where figures are confirmed as published', () => {
    const inputs = realisticRoofs
      .map(({ input }) => input)
      .filter(({ purlin }) => !(purlin.material === 'steel' && purlin.section === 'top-hat'))
    for (const input of inputs) {
      const [before, after] = [assess(input, catalogue), assess(input, allSigned)]
      const spacings = (result: typeof before) =>
        result.zoneResults.map(({ numRails, fixingSpacing }) => [numRails, fixingSpacing])
      expect(spacings(after)).toEqual(spacings(before))
    }
  })

  test('leaves nothing unverified where all figures are confirmed', () => {
    for (const input of roofs.map(placed)) {
      const { unverified, basis, chargeable, confirmedFigures } = assess(input, allSigned)
      const isCalculated = chargeable || confirmedFigures !== undefined
      // Where nothing was calculated no figure was used that anybody could have confirmed.
      expect([unverified, basis]).toEqual([[], isCalculated ? 'confirmed' : 'unconfirmed'])
    }
  })

  test('confirms one row of a table alone, and names who stands behind it', () => {
    const clamps = roof('clamps-on-ribs')
    const sheeting = clamps.roofCover.kind === 'tin-clamped' ? clamps.roofCover.sheeting : 0
    const own = `fixings/clamp-capacities/${sheeting}`
    const signed = catalogueInForce(catalogue, [signOff(own), signOff('fixings/clamp-capacities/0')])
    const { confirmedFigures, unverified } = assess(clamps, signed)
    expect(confirmedFigures).toEqual([
      {
        figure: own,
        name: expect.stringMatching(/^Clamp: /),
        confirmedBy: 'Ann Lee',
        approvedBy: 'Ben Orr',
        on: '2026-11-23',
        isReplaced: false,
      },
    ])
    expect(unverified.flatMap(({ figures: behind = [] }) => behind)).not.toContain(own)
    expect(assess(clamps, catalogue).unverified.flatMap(({ figures: behind = [] }) => behind)).toContain(own)
  })

  test('asks for nothing about an unknown module where the manual of the chosen one counts on every number of rails that is used', () => {
    const module = 'generic-1762x1134-2400-pa'
    const unknown = 'panels/limits/unknown-module'
    const signed = catalogueInForce(
      catalogue,
      figures.filter(({ id }) => id !== unknown).map(({ id }) => signOff(id)),
    )
    const judge = (name: string, chosen: string | null) =>
      assess(placed(changed(roof(name), { site: { terrainCategory: 4 }, options: { module: chosen } })), signed)
    // Four rails, which no zone uses, would put clamps where the manual allows none.
    const known = judge('clamps-across', module)
    expect(known.zoneResults.map(({ numRails }) => numRails)).toEqual([2, 2, 2, 3])
    expect([known.unverified, known.basis]).toEqual([[], 'confirmed'])
    for (const other of [judge('clamps-across', null), judge('house-hip-roof', module)])
      expect(other.unverified.flatMap(({ figures: behind = [] }) => behind)).toContain(unknown)
  })

  test('calculates with a value in place of the published one', () => {
    const weak = catalogueInForce(catalogue, [
      signOff('fixings/clamp-capacities/6', [{ name: 'value', value: 0.5 }]),
      signOff('fixings/rail', [{ name: 'stiffness', value: 2 }]),
      signOff('wind/tilted-panels', [{ name: 'rows/1/mean', value: 0.9 }]),
      signOff('fixings/tile-hook/ultimate', [{ name: 'value', value: 1.2 }]),
    ])
    expect(weak.fixings.clampCapacities.capacities[6]).toBe(0.5)
    expect([weak.fixings.rail.stiffness, weak.wind.tiltedPanels.rows[1]?.mean]).toEqual([2, 0.9])
    expect(weak.fixings.tileHook.ultimate).toEqual({ value: 1.2, status: 'verified' })
    expect(weak.confirmations?.['fixings/rail']?.isReplaced).toBe(true)
    expect(catalogue.fixings.rail.stiffness).toBe(2.74)
  })

  test('quotes a replaced rule of the state and altitude of snow, and names who stands behind them', () => {
    const perth = changed(roof('clamps-on-ribs'), { site: { state: 'WA', region: 'A1' } })
    const signed = catalogueInForce(catalogue, [
      signOff('regions/permit-rules', [{ name: 'rows/1/rule', value: 'ask the council first' }]),
      signOff('regions/snow', [{ name: 'rows/0/confirmAbove', value: 500 }]),
    ])
    const [ruled, other] = [assess(perth, signed), assess(changed(perth, { site: { state: 'NSW' } }), signed)]
    expect(JSON.stringify(ruled.instructions)).toContain('ask the council first')
    const behind = ({ confirmedFigures = [] }: typeof ruled) => confirmedFigures.map(({ figure }) => figure)
    expect([behind(ruled), behind(other)]).toEqual([['regions/permit-rules'], ['regions/snow']])
    expect(JSON.stringify(other.assumptions)).toContain('500')
  })

  test('changes nothing else when a value is set', () => {
    for (const figure of figures.filter(({ values }) => values.length > 0))
      expect(withValues(catalogue, figure, figure.values)).toEqual(catalogue)
  })
})

/** A shed in Sydney whose panels are clamped to the ribs of its roof. */
const clampShed = assessmentInput.parse({
  site: {
    region: 'A2',
    coastBandFrom: null,
    regionNote: null,
    state: 'NSW',
    latitude: -33.8678,
    terrainCategory: 4,
  },
  building: { length: 24, width: 12, height: 4.5, roofSlope: 10, parapetHeight: 0, shape: 'rectangular' },
  array: {
    railDirection: 'perpendicular',
    mount: 'flush',
    tilt: 0,
    fixing: 'clamp',
    panelLength: { lower: 1701, upper: 1800 },
    panelWidth: { lower: 1001, upper: 1200 },
  },
  roofCover: { kind: 'tin-clamped', sheeting: 1 },
  purlin: {
    material: 'steel',
    spacing: 1200,
    span: 6000,
    section: 'Z',
    depth: 150,
    thickness: 1.5,
    thicknessUnsure: false,
    support: 'lapped',
    supportUnsure: false,
    bridging: 1,
  },
  rafter: {
    material: 'steel',
    spacing: 6000,
    span: 6000,
    depth: 251.6,
    flangeWidth: 146,
    flangeThickness: 8.6,
  },
  options: { module: 'generic-1762x1134-2400-pa', panelLengthExact: 1762, panelWidthExact: 1134, ridgeColumn: true },
  moduleMass: 10.56,
})

test('a clamp shed passes without conditions and without "unverified" once all its figures are signed', () => {
  const before = assess(clampShed, catalogue)
  const behind = [...new Set(before.unverified.flatMap(({ figures: ids = [] }) => ids)), 'method/clip-fixed-sheeting']
  const after = assess(
    clampShed,
    catalogueInForce(
      catalogue,
      behind.map((id) => signOff(id)),
    ),
  )
  expect([before.verdict, before.basis]).toEqual(['pass-with-conditions', 'unconfirmed'])
  expect([after.verdict, after.conditions, after.basis, after.unverified]).toEqual(['pass', [], 'confirmed', []])
  expect(after.confirmedFigures?.map(({ figure }) => figure).sort()).toEqual(behind.sort())
})
