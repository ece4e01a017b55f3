import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { defaultLayoutRequest, layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { changed, roof } from '../../testing/roofs.ts'
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

/** Only one row in the middle of a face finds ribs and purlins. */
const middleAlone = changed(roof('clamps-on-ribs'), {
  site: { region: 'A1', terrainCategory: 3 },
  building: { length: 10.01, width: 10.01, height: 2, roofSlope: 3, parapetHeight: 0, shape: 'rectangular' },
  array: {
    railDirection: 'perpendicular',
    mount: 'flush',
    panelLength: { lower: 1801, upper: 1900 },
    panelWidth: { lower: 900, upper: 1000 },
  },
  roofCover: { kind: 'tin-clamped', sheeting: 6 },
  purlin: {
    spacing: 542.77,
    span: 450,
    section: 'Z',
    depth: 100,
    thickness: 1,
    thicknessUnsure: false,
    support: 'simply-supported',
    supportUnsure: false,
    bridging: 0,
  },
  rafter: { spacing: 600, span: 1000, depth: 100, flangeWidth: 75, flangeThickness: 4 },
  options: {
    roofForm: 'hip',
    edition: '2021',
    importanceLevel: 1,
    designLife: 1,
    returnPeriod: 2000,
    panelGap: 50,
    arrayMass: null,
    topography: { feature: 'hill', height: 11.64, halfHeightLength: 5, crestDistance: 0, elevation: 0 },
  },
})

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
    { numRuns: runs(1500), examples: [[middleAlone, [0, 0, 0]]] },
  )
  expect(Math.min(seen.some, seen.none)).toBeGreaterThan(20)
  expect(seen.members).toBeGreaterThan(0)
})

test('what a layout follows from before anything is measured is what the contract says', () => {
  expect(usualRequest).toEqual(defaultLayoutRequest)
})
