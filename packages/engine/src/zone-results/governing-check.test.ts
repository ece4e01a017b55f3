import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { governingCheck } from './governing-check.ts'

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

  test('says what may be asked at most, where a module or a rail is beyond that', () => {
    const stormy = changed(roof('shed-region-c'), { options: { returnPeriod: 2500 } })
    const corner = assess(stormy, catalogue).zoneResults.find(({ title }) => title === 'Corner')
    const module = corner?.checks.find(({ id }) => id === 'module-uplift')
    expect(module).toMatchObject({ outcome: 'fail', capacity: 1.6 })
    expect(module?.reason).toBe('more than 4 kPa, the most that may be asked of these clamps')
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
})

describe('the check that governs', () => {
  const check = (id: string, outcome: CodedCheckResult['outcome'], utilisation: number): CodedCheckResult => ({
    id,
    title: 'rail-bending',
    outcome,
    utilisation,
    demand: utilisation,
    capacity: 1,
    unit: 'kPa',
    clause: 'Method 5.4',
    reason: 'no-uplift',
    status: 'verified',
  })

  test('is none that holds on a condition, whose use is above 1 and no failure', () => {
    const checks = [check('module-uplift', 'condition', 2.4), check('foot-bracket', 'pass', 0.6)]
    expect(governingCheck(checks)?.id).toBe('foot-bracket')
    expect(governingCheck([check('module-uplift', 'pass', 0.9), ...checks.slice(1)])?.id).toBe('module-uplift')
    expect(governingCheck(checks.slice(0, 1))).toBeNull()
  })

  test('leaves every zone that takes panels a margin of 0 and more by itself', () => {
    const shed = assess(roof('shed-region-c'), catalogue)
    const asked = shed.zoneResults.filter(({ checks }) => checks.some(({ outcome }) => outcome === 'condition'))
    expect(asked.length).toBeGreaterThan(0)
    for (const { installable, margin } of asked) if (installable) expect(margin).toBeGreaterThanOrEqual(0)
    expect(shed.conditions.join()).toContain('Module with these clamps')
  })
})
