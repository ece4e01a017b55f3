import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const house = roof('house-timber-battens')
const topHats = assessmentInput.parse({
  ...house,
  array: { ...house.array, railDirection: 'parallel' },
  purlin: {
    material: 'steel',
    section: 'top-hat',
    depth: 40,
    thickness: 0.55,
    thicknessUnsure: false,
    support: 'continuous',
    supportUnsure: false,
    bridging: null,
    spacing: 900,
    span: 900,
  },
})

describe('the check that blocks a zone', () => {
  test('is named with its utilisation', () => {
    const { zoneResults } = assess(roof('shed-region-c'), catalogue)
    const corner = zoneResults.find(({ title }) => title === 'Corner')
    expect(corner?.blockedBy).toMatchObject({ check: 'foot-bracket' })
    expect(corner?.blockedBy?.words).toMatch(/^foot bracket at \d+ %$/)
  })

  test('is the one that brings feet closer than a third of the panel', () => {
    const { ridgeCorner } = assess(topHats, catalogue)
    expect(ridgeCorner?.blockedBy?.check).toBe('steel-screw-pull-out')
    expect(ridgeCorner?.reason).toMatch(
      /screw pull-out from steel allows at most \d+ mm between feet, less than a third of the panel width \(\d+ mm\)\.$/,
    )
    expect(ridgeCorner?.governingCheck).toBe('clamps at least a third of the panel width apart')
  })

  test('is the reason why rails do not fit', () => {
    const wide = changed(house, {
      array: { railDirection: 'parallel' },
      purlin: { spacing: 1600 },
    })
    const [internal] = assess(wide, catalogue).zoneResults
    expect(internal?.blockedBy?.check).toBe('rails')
    expect(internal?.reason).toBe(`No rails fit: ${internal?.blockedBy?.words}.`)
  })

  test('fails, and nothing that passes governs a zone that fails', () => {
    let blocked = 0
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const result = assess(input, catalogue)
        const zones = result.ridgeCorner === null ? result.zoneResults : [...result.zoneResults, result.ridgeCorner]
        for (const { installable, checks, blockedBy, governingCheck } of zones) {
          if (installable) expect(blockedBy).toBeUndefined()
          if (installable || checks.length === 0) continue
          blocked += 1
          const failing = checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'needs-engineer')
          // Where a batten crossing asks for feet closer than one rib, no check fails at the spacing of one rib.
          if (failing.length === 0) expect(blockedBy?.check).toBe('setting-out')
          if (failing.length === 0) continue
          expect(failing.map(({ title }) => title)).toContain(governingCheck)
          expect(blockedBy?.check === 'rails').toBe(false)
          if (failing.every(({ id }) => id !== 'minimum-spacing'))
            expect(failing.map(({ id }) => id)).toContain(blockedBy?.check)
        }
      }),
      { numRuns: 500 },
    )
    expect(blocked).toBeGreaterThan(50)
  })
})
