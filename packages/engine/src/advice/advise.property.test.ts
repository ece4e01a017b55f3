import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { adviceInWords } from '@soundroof/words/result-in-words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess, say } from '../../testing/assess-in-words.ts'
import { realisticRoofs } from '../../testing/realistic-table.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { runs } from '../../testing/runs.ts'
import { assess as assessInCodes } from '../assess.ts'
import { once } from '../calculation/once.ts'
import { applied, type Change, figuresWith, messageOf, pairsOf, variantsOf } from '../possible-changes/variants.ts'
import { advise as adviseInCodes } from './advise.ts'
import { askedOf } from './asked.ts'
import { unknownsOf } from './unknowns.ts'

const shed = roof('shed-region-c')

const today = '2026-11-23'
const onOffer = onOfferIn(
  {
    ...choices,
    panelLengthBands: [
      { lower: 1600, upper: 1700 },
      { lower: 1901, upper: 2000 },
      { lower: 2201, upper: 2300 },
    ],
  },
  today,
)

const advise = (input: AssessmentInput) => adviceInWords(adviseInCodes(input, catalogue, onOffer), 'en-AU')

type Place = { readonly title: string } & Omit<CodedZoneResult, 'title'>
const placesOf = ({ zoneResults, ridgeCorner }: CodedResult): readonly Place[] => [
  ...zoneResults.filter(({ notApplicable }) => notApplicable !== true),
  ...(ridgeCorner === null ? [] : [{ ...ridgeCorner, title: 'Ridge ends' }]),
]

/** What may be asked of a module or a batten crossing follows from the zones that fail. */
const variantsFor = (input: AssessmentInput) => {
  const { zoneResults, ridgeCorner } = assessInCodes(input, catalogue)
  const failing = [...zoneResults, ...(ridgeCorner === null ? [] : [ridgeCorner])].filter((zone) => !zone.installable)
  return variantsOf(input, catalogue, onOffer, askedOf(failing, catalogue.panels.limits.largestPressure))
}

const changesOf = (input: AssessmentInput): readonly Change[] => {
  const singles = variantsFor(input)
  return [...singles.map((variant) => [variant] as const), ...pairsOf(singles)]
}

/** The whole roof assessed again after each change, when its places are asked for. A provisional answer promises nothing: it is that of some supports. */
const trialsOf = (input: AssessmentInput) =>
  changesOf(input).map((change) => ({
    change,
    places: once(() => {
      const found = assessInCodes(applied(change, input), figuresWith(change, catalogue))
      return found.provisional === undefined ? placesOf(found) : []
    }),
  }))
type Trials = ReturnType<typeof trialsOf>

const placeIn = (trials: Trials, words: string, title: string) => {
  const trial = trials.find(({ change }) => say(messageOf(change)) === words)
  if (trial === undefined) throw new Error(`no change says: ${words}`)
  return trial.places().find((place) => place.title === title)
}

const firstOpening = (trials: Trials, title: string) =>
  trials.find(({ places }) => places().find((place) => place.title === title)?.installable)

/** A top-hat batten whose support is not known: after some changes a panel fits with one of the supports alone. */
const roomWithOneSupport = changed(
  { ...roof('house-hip-roof'), purlin: roof('members-top-hats').purlin },
  {
    site: { region: 'A', state: 'NSW', latitude: -10, terrainCategory: 1 },
    building: { length: 4.03, width: 3, height: 2, roofSlope: 11, parapetHeight: 0, shape: 'rectangular' },
    array: {
      railDirection: 'parallel',
      fixing: 'screw',
      panelLength: { lower: 1600, upper: 1700 },
      panelWidth: { lower: 900, upper: 1000 },
    },
    purlin: {
      section: 'top-hat',
      spacing: 491.18,
      span: 450,
      depth: 22,
      thickness: 0.42,
      supportUnsure: true,
      support: 'simply-supported',
      bridging: null,
    },
    rafter: { material: 'timber', spacing: 300, span: 600, depth: 70, breadth: 35, species: 'softwood' },
    options: {
      roofForm: 'hip',
      edition: '2011',
      importanceLevel: 1,
      designLife: 1,
      returnPeriod: 200,
      panelWidthExact: 700,
      panelGap: 50,
      arrayMass: 8,
    },
  },
)

describe('remedies', () => {
  test('each of them, carried out, gives the rails and the spacing that were promised', () => {
    let told = 0
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const trials = trialsOf(input)
        for (const { title, remedies } of advise(input).zones)
          for (const { change, numRails, fixingSpacing } of remedies) {
            told += 1
            expect(placeIn(trials, change, title)).toMatchObject({ installable: true, numRails, fixingSpacing })
          }
      }),
      { numRuns: runs(200), examples: [[roomWithOneSupport]] },
    )
    expect(told).toBeGreaterThan(40)
  })

  test('every zone that fails has advice, the first is the smallest change that helps, and none is told where one does', () => {
    const seen = { single: 0, pair: 0, none: 0 }
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const found = assessInCodes(input, catalogue)
        // A provisional answer is that of some supports; remedies hold with all of them.
        if (found.provisional !== undefined) return
        const failing = placesOf(found).filter(({ installable }) => !installable)
        const { zones } = advise(input)
        expect(zones.map(({ title }) => title)).toEqual(failing.map(({ title }) => title))
        if (failing.length === 0) return
        const trials = trialsOf(input)
        for (const { title, remedies, nothingHelps } of zones) {
          const first = firstOpening(trials, title)
          expect(remedies[0]?.change).toBe(first && say(messageOf(first.change)))
          expect(nothingHelps === null).toBe(first !== undefined)
          seen[first === undefined ? 'none' : first.change.length === 1 ? 'single' : 'pair'] += 1
        }
      }),
      { numRuns: runs(30) },
    )
    expect(Math.min(seen.single, seen.none)).toBeGreaterThan(0)
  })

  test('so it is for roofs as they are built, where there is more wind', () => {
    const regions = ['A2', 'B1', 'C', 'D'] as const
    const seen = { single: 0, pair: 0, none: 0 }
    fc.assert(
      fc.property(
        fc.constantFrom(...realisticRoofs.map(({ input }) => input)),
        fc.constantFrom(...regions),
        fc.constantFrom(1 as const, 2 as const, 3 as const),
        fc.constantFrom(0, 8, 20),
        (roofAsBuilt, region, terrainCategory, tilt) => {
          const mount = tilt === 0 ? 'flush' : 'tilt'
          const input = changed(roofAsBuilt, { site: { region, terrainCategory }, array: { mount, tilt } })
          const { zones } = advise(input)
          if (zones.length === 0) return
          const trials = trialsOf(input)
          for (const { title, remedies, nothingHelps } of zones) {
            const first = firstOpening(trials, title)
            const place = first?.places().find((each) => each.title === title)
            expect(remedies[0]).toEqual(
              first &&
                expect.objectContaining({
                  change: say(messageOf(first.change)),
                  numRails: place?.numRails,
                  fixingSpacing: place?.fixingSpacing,
                }),
            )
            expect(nothingHelps === null).toBe(first !== undefined)
            seen[first === undefined ? 'none' : first.change.length === 1 ? 'single' : 'pair'] += 1
          }
        },
      ),
      { numRuns: runs(40) },
    )
    expect(Math.min(seen.single, seen.pair, seen.none)).toBeGreaterThan(0)
  })

  test('the same roof gets the same advice', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        expect(advise(structuredClone(input))).toEqual(advise(input))
      }),
      { numRuns: runs(20) },
    )
  })

  test('a clamp may be changed for a screw, a tilt for a lower one, and bridging grows up to three rows', () => {
    const kinds = (input: AssessmentInput) => variantsFor(input).map(({ kind }) => kind)
    const tilted = changed(shed, { array: { mount: 'tilt', tilt: 12 } })
    expect(variantsFor(tilted).flatMap(({ kind, message }) => (kind === 'tilt' ? [say(message)] : []))).toEqual([
      'Lower the tilt from 12 to 10 degrees',
      'Lower the tilt from 12 to 5 degrees',
      'Lay the panels flush with the roof',
    ])
    const clamped: AssessmentInput = { ...shed, roofCover: { kind: 'tin-clamped', sheeting: 1 } }
    expect(kinds(clamped)).toContain('fixing')
    expect(kinds(shed)).not.toContain('fixing')
  })
})

describe('unknowns', () => {
  const unsure = changed(shed, {
    purlin: {
      material: 'steel',
      section: 'Z',
      depth: 150,
      thickness: 1.5,
      thicknessUnsure: true,
      support: 'lapped',
      supportUnsure: true,
      bridging: 1,
      spacing: 1200,
      span: 6000,
    },
  })

  test('the worst is no better than the assumed, the best no worse, and the largest effect comes first', () => {
    const { unknowns } = advise(unsure)
    expect(unknowns.map(({ question }) => question).sort()).toEqual(['Purlin support condition', 'Purlin thickness'])
    for (const { low, likely, high } of unknowns) {
      expect(low.installable).toBeLessThanOrEqual(likely.installable)
      expect(high.installable).toBeGreaterThanOrEqual(likely.installable)
    }
    const effects = unknowns.map(({ low, high }) => high.installable - low.installable)
    expect([...effects].sort((a, b) => b - a)).toEqual(effects)
  })

  test('an estimate that is shown for information uses nothing up', () => {
    const house = roof('members-top-hats')
    const topHats = changed(unsure, {
      site: { ...house.site, region: 'A2', terrainCategory: 2 },
      building: house.building,
      array: house.array,
      rafter: house.rafter,
      options: { ...house.options, screwsPerFoot: 2, internalPressure: 'permeable' },
      purlin: {
        section: 'top-hat',
        depth: 61,
        thickness: 0.75,
        support: 'continuous',
        supportUnsure: false,
        bridging: null,
        spacing: 1200,
        span: 1600,
      },
    })
    const zones = assess(topHats, catalogue).zoneResults.filter(({ notApplicable }) => !notApplicable)
    const largest = (isShown: boolean) =>
      Math.max(
        ...zones.flatMap(({ checks }) =>
          checks.flatMap(({ outcome, utilisation }) =>
            utilisation !== null && outcome !== 'condition' && (isShown || outcome !== 'not-checked')
              ? [utilisation]
              : [],
          ),
        ),
      )
    const [thickness] = advise(topHats).unknowns
    expect(thickness?.likely.utilisation).toBe(largest(false))
    expect(largest(true)).toBeGreaterThan(largest(false))
  })

  test('one whose answers all give the same is not listed', () => {
    let listed = 0
    const unsure = arbitraryInput.filter(
      ({ purlin }) => purlin.material === 'steel' && (purlin.thicknessUnsure || purlin.supportUnsure),
    )
    fc.assert(
      fc.property(unsure, (input) => {
        for (const { low, high } of unknownsOf(input, assessInCodes(input, catalogue), catalogue)) {
          listed += 1
          const isSame = low.installable === high.installable && low.utilisation === high.utilisation
          expect(isSame).toBe(false)
        }
      }),
      { numRuns: runs(500) },
    )
    expect(listed).toBeGreaterThan(20)
  })

  test('without an answer "Unsure" there is nothing to measure', () => {
    expect(advise(shed).unknowns).toEqual([])
  })
})
