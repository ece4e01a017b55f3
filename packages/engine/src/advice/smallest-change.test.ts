import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { assess } from '../assess.ts'

vi.setConfig({ testTimeout: 180_000 })

const closer = /(purlin|rafter) spacing is at most (\d+) mm, with (\d) rails( and two screws per foot)?, or keep/

/** Battens and rafters that carry whatever the fixings do. */
const withSoundMembers = (input: AssessmentInput): AssessmentInput => ({
  ...input,
  purlin: {
    material: 'timber',
    depth: 60,
    breadth: 2000,
    species: 'hardwood',
    support: 'continuous',
    spacing: input.purlin.spacing,
    span: 450,
  },
  rafter: {
    material: 'timber',
    depth: 300,
    breadth: 600,
    species: 'hardwood',
    spacing: input.rafter.spacing,
    span: 600,
  },
})

const withSpacing = (input: AssessmentInput, spacing: number): AssessmentInput =>
  input.roofCover.kind === 'tile'
    ? { ...input, rafter: { ...input.rafter, spacing } }
    : { ...input, purlin: { ...input.purlin, spacing } }

const withScrews = (input: AssessmentInput, screwsPerFoot: 1 | 2): AssessmentInput => ({
  ...input,
  options: { ...input.options, screwsPerFoot },
})

/** Closer members advised for a zone: what it becomes with them, and whether the next 5 mm would pass as well. */
const tried = (input: AssessmentInput, advice: string, zone: number) => {
  const parts = closer.exec(advice)
  if (parts === null) return null
  const spacing = Number(parts[2])
  const numRails = Number(parts[3])
  const at = (each: number, screws: 1 | 2) =>
    assess(withScrews(withSpacing(input, each), screws), catalogue).zoneResults[zone]
  const screws = parts[4] === undefined ? input.options.screwsPerFoot : 2
  const passing = at(spacing, screws)
  const numbers = [passing, ...(passing?.alternatives ?? [])].map((entry) => entry?.numRails)
  return {
    installable: passing?.installable,
    named: numbers.includes(numRails),
    wider: at(spacing + 5, 2)?.installable,
  }
}

describe('closer members', () => {
  test('pass, purlins and rafters included', () => {
    let advised = 0
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        for (const [index, zone] of assess(input, catalogue).zoneResults.entries()) {
          const outcome = zone.advice === null ? null : tried(input, zone.advice, index)
          if (outcome === null) continue
          advised += 1
          expect(outcome).toMatchObject({ installable: true, named: true })
        }
      }),
      { numRuns: 400 },
    )
    expect(advised).toBeGreaterThan(3)
  })

  test('are the fewest where the fixings decide: nothing passes with members 5 mm further apart', () => {
    let advised = 0
    fc.assert(
      fc.property(arbitraryInput.map(withSoundMembers), (input) => {
        for (const [index, zone] of assess(input, catalogue).zoneResults.entries()) {
          const outcome = zone.advice === null ? null : tried(input, zone.advice, index)
          if (outcome === null) continue
          advised += 1
          expect(outcome).toMatchObject({ installable: true, named: true, wider: false })
        }
      }),
      { numRuns: 400 },
    )
    expect(advised).toBeGreaterThan(20)
  })

  test('of tile are rafters, which an engineer designs', () => {
    const tiles = changed(roof('house-tile-on-trusses'), { rafter: { spacing: 1800 }, site: { region: 'C' } })
    const advice = assess(tiles, catalogue)
      .zoneResults.map((zone) => zone.advice ?? '')
      .join(' ')
    expect(advice).toContain('Have an engineer design added rafters so that the rafter spacing is at most')
  })
})

describe('what governs', () => {
  const house = roof('house-timber-battens')

  test('a batten without thread is named, not the third of the panel width', () => {
    const { zoneResults } = assess(changed(house, { purlin: { depth: 3 } }), catalogue)
    expect(zoneResults[0]?.reason).toContain('screw withdrawal from timber without capacity')
    expect(zoneResults[0]?.reason).toContain('timber of 3 mm gives no thread')
    expect(zoneResults[0]?.governingCheck).toBe('screw withdrawal from timber')
  })

  test('the third of the panel width governs only where it fails', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        for (const zone of assess(input, catalogue).zoneResults) {
          if (zone.governingCheck?.startsWith('least spacing') !== true) continue
          expect(zone.installable).toBe(false)
          expect(zone.checks.find((check) => check.id === 'minimum-spacing')?.outcome).toBe('fail')
        }
      }),
      { numRuns: 400 },
    )
  })
})
