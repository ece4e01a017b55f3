import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { describe, expect, it } from 'vitest'
import { sampleDraft, type sampleNames } from '../../testing/sample-project.ts'
import { reconsiderOn } from './reconsider-on.ts'

const inputOf = (name: (typeof sampleNames)[number], changes: Readonly<Record<string, unknown>>): AssessmentInput =>
  resolveInput(sampleDraft(name, changes), choices)
const tiles = (changes: Readonly<Record<string, unknown>> = {}) =>
  inputOf('tiled-house-in-melbourne', { is_perpendicular: 1, rafter_spacing: 450, ...changes })
const shed = inputOf('shed-in-sydney', { is_perpendicular: 0 })

/** As results were set out before courses and steps of 25 mm. */
const issuedBefore = (input: AssessmentInput): CodedResult => assess({ ...input, settingOut: 'in-5-mm' }, catalogue)

const reconsidered = (input: AssessmentInput, issued: CodedResult, figures: Catalogue = catalogue) =>
  reconsiderOn(
    { input, resultJson: JSON.stringify(issued), today: '2026-11-27' },
    { catalogue: figures, published: catalogue, signOffs: [] },
  )

const zoneOf = ({ zoneResults }: CodedResult, title: string) => zoneResults.find((zone) => zone.title === title)

/** With fixings of the internal zone so much further apart, mm. */
const wider = (issued: CodedResult, by: number): CodedResult => ({
  ...issued,
  zoneResults: issued.zoneResults.map((zone) =>
    zone.title === 'Internal' ? { ...zone, fixingSpacing: (zone.fixingSpacing ?? 0) + by } : zone,
  ),
})

/** Hooks that hold a share of what they hold. */
const hooks = (share: number): Catalogue => {
  const { fixings } = catalogue
  const { tileHook } = fixings
  const weaker = { ...tileHook.service, value: tileHook.service.value * share }
  return { ...catalogue, fixings: { ...fixings, tileHook: { ...tileHook, service: weaker } } }
}

describe('a result issued before spacings were set out in courses and 25 mm', () => {
  it('stands where its spacing still passes, though today sets out a smaller one', () => {
    for (const input of [tiles(), shed]) {
      const [issued, today] = [issuedBefore(input), assess(input, catalogue)]
      expect(zoneOf(today, 'Internal')?.fixingSpacing).toBeLessThan(zoneOf(issued, 'Internal')?.fixingSpacing ?? 0)
      expect(reconsidered(input, issued)).toEqual({ kind: 'stands' })
    }
  })

  it('stands where a course is wider than its spacing: more rails today, or no panel in the zone', () => {
    const steep = { roof_height: 10, terrain_category_index: 2, rafter_spacing: 600 }
    const [more, none] = [tiles({ ...steep, purlin_spacing: 535 }), tiles({ ...steep, purlin_spacing: 520 })]
    expect(zoneOf(issuedBefore(more), 'Intermediate')).toMatchObject({ numRails: 2, fixingSpacing: 530 })
    expect(zoneOf(assess(more, catalogue), 'Intermediate')?.numRails).not.toBe(2)
    expect(zoneOf(issuedBefore(none), 'Edge')).toMatchObject({ installable: true, fixingSpacing: 510 })
    expect(zoneOf(assess(none, catalogue), 'Edge')?.installable).toBe(false)
    for (const input of [more, none]) expect(reconsidered(input, issuedBefore(input))).toEqual({ kind: 'stands' })
  })

  it('is worse by the first 5 mm that do not pass today', () => {
    for (const input of [tiles(), shed])
      expect(reconsidered(input, wider(issuedBefore(input), 5))).toMatchObject({ kind: 'worse' })
    expect(reconsidered(tiles(), issuedBefore(tiles()), hooks(0.99))).toMatchObject({ kind: 'worse' })
  })
})

describe('a result issued since', () => {
  it('stands while no more is allowed than it said, and is worse as soon as less is', () => {
    const input = tiles()
    const issued = assess(input, catalogue)
    expect(reconsidered(input, issued)).toEqual({ kind: 'stands' })
    expect(reconsidered(input, issued, hooks(1.01))).toEqual({ kind: 'stands' })
    // As many courses, but courses as wide as it said no longer pass.
    const weaker = hooks(0.99)
    expect(zoneOf(assess(input, weaker), 'Edge')?.fixingSpacing).toBe(zoneOf(issued, 'Edge')?.fixingSpacing)
    const found = reconsidered(input, issued, weaker)
    expect(found.kind === 'worse' ? found.differences.map(({ group, field }) => [group, field]) : []).toContainEqual([
      'Edge',
      'Largest fixing spacing',
    ])
  })

  it('in steps of 25 mm is worse only where a step is lost', () => {
    const issued = assess(shed, catalogue)
    expect(reconsidered(shed, issued)).toEqual({ kind: 'stands' })
    expect(reconsidered(shed, wider(issued, 25))).toMatchObject({ kind: 'worse' })
  })
})
