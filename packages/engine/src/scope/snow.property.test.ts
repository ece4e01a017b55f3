import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { knownSupport } from '../../testing/opened-zones.ts'
import { changed } from '../../testing/roofs.ts'
import { runs } from '../../testing/runs.ts'
import { assess } from '../assess.ts'

const order = ['pass', 'pass-with-conditions', 'not-installable', 'needs-engineer', 'not-supported']
/** Without room nothing is built: no better than any other answer that opens no zone, and no worse. */
const mildest = (verdict: string): number => order.indexOf(verdict === 'no-panel-fits' ? 'not-installable' : verdict)
const strictest = (verdict: string): number => order.indexOf(verdict === 'no-panel-fits' ? 'not-supported' : verdict)

test('more altitude never helps', () => {
  const altitude = fc.integer({ min: 0, max: 2300 })
  fc.assert(
    fc.property(arbitraryInput.map(knownSupport), altitude, altitude, (input, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((metres) =>
        assess(changed(input, { options: { altitude: metres } }), catalogue),
      )
      if (low === undefined || high === undefined) return
      expect(strictest(high.verdict)).toBeGreaterThanOrEqual(mildest(low.verdict))
      for (const [index, zone] of high.zoneResults.entries())
        if (zone.installable) expect(low.zoneResults[index]?.installable).toBe(true)
    }),
    { numRuns: runs(300) },
  )
})
