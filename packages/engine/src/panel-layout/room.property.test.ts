import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { defaultLayoutRequest, layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { changed } from '../../testing/roofs.ts'
import { runs } from '../../testing/runs.ts'
import { assess, calculated } from '../assess.ts'
import { layOutRoof } from './lay-out-roof.ts'
import { usualRequest } from './usual-request.ts'

const metres = fc.integer({ min: 150, max: 1400 }).map((centimetres) => centimetres / 100)

/** Roofs about as large as a few panels, in winds that close some zones and not others. */
const smallRoofs = fc
  .tuple(arbitraryInput, metres, metres, fc.integer({ min: 200, max: 600 }))
  .map(([input, length, width, height]) =>
    changed(input, {
      site: { region: 'A1', terrainCategory: 3 },
      building: { length, width, height: height / 100, shape: 'rectangular' },
      array: { mount: 'flush', tilt: 0 },
      options: { windClass: null, panelLengthExact: null, panelWidthExact: null },
    }),
  )

const takesPanels = ({ zoneResults }: CodedResult): boolean => zoneResults.some(({ installable }) => installable)
const dependsOnMembers = ({ conditions }: CodedResult): boolean =>
  conditions.some((condition) => typeof condition !== 'string' && condition.code === 'members-decide-room')

const placedOn = (input: AssessmentInput, result: CodedResult, request: unknown = {}): number | string => {
  const laid = layOutRoof(input, result, catalogue, layoutRequest.parse(request), null)
  return laid.ok ? laid.layout.placed : (laid.problems[0]?.field ?? '')
}

test('the layout places a panel exactly where the verdict leaves room, whatever the first members', () => {
  const seen = { some: 0, none: 0, members: 0 }
  fc.assert(
    fc.property(
      smallRoofs,
      fc.array(fc.integer({ min: 0, max: 2500 }), { minLength: 3, maxLength: 3 }),
      (input, [firstMember = 0, firstRib = 0, firstRafter = 0]) => {
        const result = calculated(input, catalogue)
        if (!takesPanels(result)) return
        const placed = placedOn(input, result)
        if (placed === 'members') return
        const hasRoom = placed !== 'panel' && placed !== 0
        const isWithout = result.verdict === 'no-panel-fits'
        seen[hasRoom ? 'some' : isWithout ? 'none' : 'members'] += 1
        expect(hasRoom).toBe(!(isWithout || dependsOnMembers(result)))
        expect(assess(input, catalogue).chargeable).toBe(!isWithout)
        if (!isWithout) return
        const elsewhere = placedOn(input, result, { firstMember, firstRafter, firstRib: firstRib % 2000 })
        expect([0, 'panel']).toContain(elsewhere)
      },
    ),
    { numRuns: runs(1500) },
  )
  expect(Math.min(seen.some, seen.none)).toBeGreaterThan(20)
  expect(seen.members).toBeGreaterThan(0)
})

test('what a layout follows from before anything is measured is what the contract says', () => {
  expect(usualRequest).toEqual(defaultLayoutRequest)
})
