import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../../testing/assess-in-words.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { stepsOf } from '../../../testing/trace.ts'
import { frameStatus } from './frame.ts'

const shed = roof('shed-region-a-roof-8')
/** Two columns at the walls, 12 m apart, and none under the ridge. */
const portal = changed(shed, { building: { width: 12 }, rafter: { span: 6000 } })
const checksOf = (input: typeof shed) => assess(input, catalogue).roofChecks

test('what panels add to a frame that was not assessed: told, a condition, or for an engineer', () => {
  expect([1, 1.001, 1.05, 1.051].map((ratio) => frameStatus('uplift', ratio))).toEqual([
    'ok',
    'unchanged',
    'unchanged',
    'increased',
  ])
  expect([1.05, 1.051, 1.35, 1.351].map((ratio) => frameStatus('downward', ratio))).toEqual([
    'ok',
    'unchanged',
    'unchanged',
    'increased',
  ])
})

describe('the span of a steel frame', () => {
  const spanOf = (input: typeof shed) =>
    assess(input, catalogue).assumptions.find(({ label }) => label === 'Rafter')?.value
  test('is the whole width of a building without a column under the ridge, else what was measured', () => {
    expect(spanOf(portal)).toBe('simple span of 12000 mm')
    expect(spanOf(changed(portal, { options: { ridgeColumn: true } }))).toBe('simple span of 6000 mm')
    expect(spanOf(changed(portal, { rafter: { span: 13_000 } }))).toBe('simple span of 24000 mm')
    expect(spanOf(changed(portal, { options: { roofForm: 'skillion' } }))).toBe('simple span of 6000 mm')
  })

  test('is twice the rafter where that is longer than half the shorter side: the ridge runs along that side', () => {
    const across = (span: number) =>
      spanOf(changed(portal, { building: { length: 18, width: 10, roofSlope: 10 }, rafter: { span } }))
    expect([5000, 5077, 8000, 9000, 9500].map(across)).toEqual([
      'simple span of 10000 mm',
      'simple span of 10000 mm',
      'simple span of 16000 mm',
      'simple span of 18000 mm',
      'simple span of 18000 mm',
    ])
  })

  test('of half a frame proves nothing: the knee carries more', () => {
    const ids = (ridgeColumn: boolean) =>
      checksOf(changed(portal, { options: { ridgeColumn, flyBraceSpacing: 1200 } })).map(({ id }) => id)
    const short = changed(portal, { building: { width: 24 } })
    const frames = ['rafter-frame-uplift', 'rafter-frame-downward']
    expect(ids(true)).toContain('rafter-section-downward')
    expect(checksOf(changed(short, { options: { flyBraceSpacing: 1200 } })).map(({ id }) => id)).toEqual(frames)
  })

  test('carries downward load only as far as its knees may hog, with the bottom flange braced as given', () => {
    const carried = (flyBraceSpacing: number | null) =>
      checksOf(changed(portal, { options: { flyBraceSpacing } })).some(({ id }) => id === 'rafter-section-downward')
    expect([carried(null), carried(1200)]).toEqual([false, true])
  })
})

test('a frame that is carried with doors shut alone has that as its condition', () => {
  const rafter = { span: 3000, depth: 250, spacing: 4000 }
  const options = { flyBraceSpacing: 1500, internalPressure: 'enclosed' } as const
  const shut = assess(changed(shed, { rafter, options }), catalogue)
  const open = assess(
    changed(shed, { rafter, options: { ...options, internalPressure: 'dominant-opening' } }),
    catalogue,
  )
  expect(shut.roofChecks.some(({ id }) => id.startsWith('rafter-frame'))).toBe(false)
  expect(shut.roofChecks.every(({ outcome }) => outcome === 'pass')).toBe(true)
  expect(open.conditions.join()).toMatch(/allowance for solar panels/)
  expect(shut.conditions.join()).toMatch(/Keep doors and windows shut in strong wind.*whole roof, .*frame/)
})

test('beside a frame that was not assessed no share of its capacity is printed, in no direction', () => {
  const braced = changed(portal, { options: { flyBraceSpacing: 4000 } })
  for (const input of [portal, braced]) {
    const { roofChecks, trace, conditions } = assess(input, catalogue)
    expect(roofChecks.map(({ id, utilisation, capacity }) => [id, utilisation, capacity])).toEqual([
      ['rafter-frame-uplift', null, null],
      ['rafter-frame-downward', null, null],
    ])
    const ofRafter = stepsOf(trace).filter(({ path }) => path.includes('rafter'))
    expect(ofRafter.filter(({ step }) => step.symbol === 'u')).toEqual([])
    expect(conditions.filter((line) => line.includes('frame was not assessed'))).toHaveLength(1)
  }
})

test('the condition says what the drawings must show, in kPa, or what an engineer confirms', () => {
  expect(assess(portal, catalogue).conditions.join('\n')).toMatch(
    /The frame was not assessed \(portal or truss action\)\. Before installing, the builder's drawings must show an allowance for solar panels of at least 0\.15 kPa, or an engineer must confirm knees, columns and footings for \d\d % more downward load \(1\.2 G \+ Wᵤ with panels against 1\.2 G \+ .+ without.*\)\./,
  )
})

describe('tilt frames push a frame sideways', () => {
  const tilted = (tilt: number, mass = 15) =>
    assess(changed(portal, { array: { mount: 'tilt', tilt }, options: { arrayMass: mass } }), catalogue)
  test('the sum per frame is printed beside a twentieth of the wind on its wall, and is for an engineer above', () => {
    const result = tilted(10)
    const check = result.roofChecks.find(({ id }) => id === 'rafter-sideways')
    expect(check?.demand).toBeGreaterThan(check?.capacity ?? Number.POSITIVE_INFINITY)
    expect(check).toMatchObject({ outcome: 'needs-engineer', unit: 'kN', utilisation: null })
    expect(result.verdict).toBe('needs-engineer')
    expect(result.resultString).toMatch(/sideways load of \d/)
    const H = stepsOf(result.trace).find(({ step }) => step.symbol === 'H_p')?.step
    expect(H?.value).toBeCloseTo(check?.demand ?? 0, 9)
  })
  test('flush panels do not', () => {
    expect(checksOf(portal).some(({ id }) => id === 'rafter-sideways')).toBe(false)
  })
})

describe('judgements of the method that engineers confirm', () => {
  const figuresOf = (input: typeof shed) =>
    assess(input, catalogue).unverified.flatMap(({ figures = [] }) => figures.filter((id) => id.startsWith('method/')))
  const bySpan = (span: number, rest: Parameters<typeof changed>[1] = {}) =>
    changed(changed(portal, { rafter: { span, spacing: 3000 }, building: { width: (2 * span) / 1000 } }), rest)

  test('are that purlins hold the top flange, where knees do not count', () => {
    const figure = 'method/held-top-flange'
    for (const steelRafter of ['i-beam', 'c-section'] as const) {
      const small = { depth: 200, flangeThickness: 2.4 }
      const frame = changed(portal, { options: { steelRafter }, rafter: steelRafter === 'i-beam' ? {} : small })
      expect(figuresOf(frame)).not.toContain(figure)
      expect(figuresOf(changed(frame, { options: { ridgeColumn: true } }))).toContain(figure)
      expect(figuresOf(changed(frame, { options: { roofForm: 'skillion' } }))).toContain(figure)
    }
  })

  test('are the live load by the measured rafter, where that of the frame is smaller and loads are compared', () => {
    const figure = 'method/frame-live-load'
    const compared = (input: typeof shed) => checksOf(input).some(({ id }) => id === 'rafter-frame-downward')
    const [short, long] = [bySpan(4000, { rafter: { depth: 100 } }), bySpan(6000)]
    expect([short, long].map(compared)).toEqual([true, true])
    expect(figuresOf(short)).toContain(figure)
    expect(figuresOf(long)).not.toContain(figure)
    expect(figuresOf(changed(short, { options: { ridgeColumn: true } }))).not.toContain(figure)
  })
})
