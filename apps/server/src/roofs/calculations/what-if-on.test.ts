import { spoken } from '@soundroof/contract/platform/coded/testing/spoken'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { type Variation, variation } from '@soundroof/contract/roofs/what-if/variation'
import { variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleDraft, sampleNames } from '../../testing/sample-project.ts'
import { adviseOn } from './advise-on.ts'
import { calculateRoof } from './calculate.ts'
import { figuresOf } from './calculation-context.ts'
import { whatIfOn } from './what-if-on.ts'

const figures = figuresOf(catalogue)

const asked = (draft: ProjectDraft, ...variants: readonly Variation[]) =>
  whatIfOn({ draft, variants, provider: 'Example Engineers', drawing: null }, figures)

const messagesOf = (draft: ProjectDraft, one: Variation) => {
  const answered = asked(draft, one)
  return answered.ok ? [] : answered.problems.map(({ field, coded }) => `${field}: ${spoken({ coded })}`)
}

/** Any request that the contract lets through. */
const anyVariation = fc.record(
  {
    installation: fc.constantFrom('parallel', 'perpendicular'),
    mount: fc.constantFrom('flush', 'tilt'),
    tiltAngle: fc.double({ min: 0.5, max: 60, noNaN: true }),
    panelLengthBand: fc.integer({ min: 0, max: choices.panelLengthBands.length - 1 }),
    panelWidthBand: fc.integer({ min: 0, max: choices.panelWidthBands.length - 1 }),
    panelLengthExact: fc.option(fc.integer({ min: 1, max: 3000 })),
    panelWidthExact: fc.option(fc.integer({ min: 1, max: 2000 })),
    screwsPerFoot: fc.constantFrom(1, 2),
    feetOverRafters: fc.constantFrom(true, false),
    edition: fc.constantFrom('2021', '2011'),
    returnPeriod: fc.constantFrom(null, 25, 2500),
    thickness: fc.integer({ min: 0, max: 4 }),
    support: fc.integer({ min: 0, max: 3 }),
    battenFixing: fc.constantFrom('unsure', 'one-nail', 'two-screws'),
    built: fc.constantFrom(null, 'before-1980', 'from-1980'),
  },
  { requiredKeys: [] },
)

const { thicknesses = [] } = choices.purlins.Z.depths[1] ?? {}
/** "Unsure" is the last of each list. */
const unsure = {
  purlin_thickness_index: thicknesses.length,
  purlin_support_condition: choices.purlins.Z.supports.length - 1,
}
const roofs = [...sampleNames.map((name) => sampleDraft(name)), sampleDraft('shed-in-sydney', unsure)]

it('whatever is asked is refused, or the roof stays the one that was charged', () => {
  const known = (project: ProjectDraft) => {
    const { site, building, roofCover, rafter, purlin, options } = resolveInput(project, choices)
    const {
      thickness: _,
      thicknessUnsure: _t,
      support: _s,
      supportUnsure: _u,
      ...purlinKnown
    } = { ...purlin } as Record<string, unknown>
    const {
      screwsPerFoot: _1,
      feetOverRafters: _2,
      edition: _3,
      returnPeriod: _4,
      battenFixing: _5,
      built: _6,
      panelLengthExact: _7,
      panelWidthExact: _8,
      ...others
    } = options
    return { site, building, roofCover, rafter, purlinKnown, others }
  }
  fc.assert(
    fc.property(fc.constantFrom(...roofs), anyVariation, (project, one) => {
      if (messagesOf(project, variation.parse(one)).length > 0) return
      const varied = variedProject(project, variation.parse(one), choices)
      expect(known(varied)).toEqual(known(project))
      expect({ ...varied, solar: null, structure: null, options: null }).toEqual({
        ...project,
        solar: null,
        structure: null,
        options: null,
      })
    }),
    { numRuns: 300 },
  )
})

it('a known part of the structure is refused by its name', () => {
  const shed = sampleDraft('shed-in-sydney')
  expect(messagesOf(shed, { thickness: 0 })).toEqual([
    'variants.0.thickness: What-if changes only what was answered with Unsure. Thickness of this project is known.',
  ])
  expect(messagesOf(shed, { support: 0 })).toEqual([expect.stringMatching(/^variants\.0\.support: /)])
  const fixed = { ...shed, options: { ...shed.options, battenFixing: 'one-nail', built: 'from-1980' } } as const
  expect(messagesOf(fixed, { battenFixing: 'two-screws', built: null })).toHaveLength(2)
})

it('what was Unsure is calculated as any of its answers, and as none that the list does not have', () => {
  const shed = sampleDraft('shed-in-sydney', unsure)
  for (const thickness of thicknesses.keys()) expect(messagesOf(shed, { thickness })).toEqual([])
  expect(messagesOf(shed, { thickness: thicknesses.length + 1 })).toHaveLength(1)
})

it('a panel is varied within its range; beyond it the range is named', () => {
  const shed = sampleDraft('shed-in-sydney')
  const position = shed.solar.panelLengthBand ?? 0
  const { lower, upper } = choices.panelLengthBands[position] ?? { lower: 0, upper: 0 }
  const answered = asked(shed, {}, { panelLengthExact: upper }, { panelLengthExact: lower })
  const [issued, longest, shortest] = answered.ok
    ? answered.variants.map(({ resultJson }) => JSON.parse(resultJson))
    : []
  expect(longest.zoneResults).toEqual(issued.zoneResults)
  expect(shortest.zoneResults).not.toEqual(issued.zoneResults)
  for (const outside of [lower - 1, upper + 1])
    expect(messagesOf(shed, { panelLengthExact: outside })).toEqual([
      expect.stringContaining(`${lower} to ${upper} mm`),
    ])
  const next = choices.panelLengthBands[position + 1]?.upper ?? null
  expect(messagesOf(shed, { panelLengthBand: position + 1, panelLengthExact: next })).toEqual([])
})

it('takes the answers that are told with what to measure next, each with the result told there, and no other', () => {
  const shed = sampleDraft('shed-in-sydney', unsure)
  const { unknowns } = adviseOn(resolveInput(shed, choices), new Date('2026-11-23'), { catalogue })
  expect(unknowns.length).toBeGreaterThan(0)
  for (const { answer, installable, entries } of unknowns.flatMap(({ low, likely, high }) => [low, likely, high])) {
    const one = variation.parse(Object.fromEntries((entries ?? []).map(({ field, value }) => [field, value])))
    const answered = asked(shed, one)
    const result = answered.ok ? JSON.parse(answered.variants[0]?.resultJson ?? '') : null
    const passing = result.zoneResults.filter((zone: { installable: boolean }) => zone.installable)
    expect([answer, passing.length]).toEqual([answer, installable])
    const known = sampleDraft('shed-in-sydney')
    expect(messagesOf(known, one)).toEqual([expect.stringContaining('of this project is known')])
  }
})

it.each([
  [{ mount: 'tilt', tiltAngle: 61 }, 'tiltAngle'],
  [{ mount: 'tilt', tiltAngle: -1 }, 'tiltAngle'],
  [{ mount: 'tilt' }, 'tiltAngle'],
  [{ panelLengthBand: 99 }, 'panelLengthBand'],
  [{ module: 'lost-module' }, 'module'],
  [{ racking: 'lost-rail' }, 'racking'],
] as const)('%j is refused', (one, field) => {
  const refused = messagesOf(sampleDraft('shed-in-sydney'), one)
  expect(refused).toEqual([expect.stringContaining(`variants.0.${field}: `)])
})

it('answers what a calculation of the changed project would', () => {
  const shed = sampleDraft('shed-in-sydney')
  const tilted = { ...shed, solar: { ...shed.solar, mount: 'tilt', tiltAngle: 12 } } as const
  const answered = asked(shed, {}, { mount: 'tilt', tiltAngle: 12 })
  const expected = [shed, tilted].map(
    (project) => calculateRoof(resolveInput(project, choices), false, figures).answerJson,
  )
  expect(answered.ok && answered.variants.map(({ resultJson }) => resultJson)).toEqual(expected)
})
