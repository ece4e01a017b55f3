import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { runs } from '../../testing/runs.ts'

test('the check that blocks a zone fails, and nothing that passes governs a zone that fails', () => {
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
    { numRuns: runs(500) },
  )
  expect(blocked).toBeGreaterThan(50)
})
