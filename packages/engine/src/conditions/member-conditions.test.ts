import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

/** All walls leak alike: no internal pressure lifts the roof while it is shut. */
const shed = changed(roof('shed-region-a-roof-8'), { options: { internalPressure: 'permeable' } })
const house = roof('house-timber-battens')
const tiles = changed(roof('house-tile-on-trusses'), { rafter: { span: 1500 } })

const conditions = (input: typeof shed) => assess(input, catalogue).conditions.join('\n')

describe('purlins', () => {
  test('that the bare roof already overloads a little are a condition, named by zone', () => {
    const weak = changed(shed, { purlin: { span: 7000 }, rafter: { span: 8000 } })
    const result = assess(weak, catalogue)
    const held = result.zoneResults.filter(({ checks, installable }) =>
      checks.some((check) => installable && check.memberStatus === 'unchanged'),
    )
    expect(held.length).toBeGreaterThan(0)
    const places = held.map(({ title }) => `${title}, purlin in \\D+ at 1\\d\\d %, 1\\d\\d % without panels`)
    expect(result.conditions.join()).toMatch(
      new RegExp(`existing purlins exceed a check even without panels.*: ${places.join('; ')}\\.`),
    )
    expect(result.verdict).toBe('pass-with-conditions')
  })

  test('within 80 % of an estimate have no condition; beyond it what panels add is one', () => {
    const hats = roof('members-top-hats')
    expect(conditions(hats)).not.toMatch(/Purlins|estimated capacity/)
    const long = changed(hats, { purlin: { thickness: 0.6, span: 2500 } })
    const { zoneResults } = assess(long, catalogue)
    const held = zoneResults.flatMap(({ installable, checks }) =>
      checks.filter(({ id, memberStatus }) => installable && memberStatus === 'unchanged' && !id.includes('ratio')),
    )
    const most = Math.max(...held.map(({ utilisation }) => utilisation ?? 0))
    expect(most).toBeGreaterThan(0.8)
    expect(conditions(long)).toMatch(
      /Purlins \([^)]+\): above 80 % of their estimated capacity \(.+ at \d+ %.*\); panels add no more than 5 % \(.+ with panels against .+ without.*\)\./,
    )
    expect(conditions(long)).toContain(`at ${Math.ceil(most * 100)} %`)
  })

  test('by an estimate are asked again with a door open', () => {
    const doors = (span: number) =>
      conditions(changed(roof('members-top-hats'), { purlin: { thickness: 0.6, span } })).match(
        /With one open, or not rated for wind \(AS\/NZS 4505\), this answer does not hold: .*purlin/,
      )
    expect([doors(1000), doors(1800)].map((found) => found !== null)).toEqual([false, true])
  })

  test('limit the spacing where the fixings would carry more', () => {
    const wide = changed(shed, { purlin: { spacing: 800, span: 7500 } })
    const zone = assess(wide, catalogue).zoneResults[0]
    expect(zone?.spacingBeforeSettingOut).toBeGreaterThan(1600)
    expect(zone?.fixingSpacing).toBe(800)
  })

  test('that fail a zone give their utilisation and that of the bare roof', () => {
    const weak = changed(house, { building: { width: 16 }, purlin: { span: 1200, spacing: 1200 } })
    const zone = assess(weak, catalogue).zoneResults.find(({ installable }) => !installable)
    expect(zone?.reason).toMatch(/purlin bending in uplift at \d+ %/)
    expect(zone?.checks.find(({ id }) => id === 'purlin-bending-uplift')?.reason).toMatch(/the bare roof is at \d+ %/)
  })
})

describe('what the bare roof already exceeds is printed', () => {
  const up = (utilisation: number) => `${Math.ceil(utilisation * 100 - 1e-6)} %`

  test('where a zone is refused', () => {
    const zones = assess(changed(shed, { purlin: { span: 7900 }, rafter: { span: 8000 } }), catalogue).zoneResults
    const refused = zones.flatMap(({ installable, reason, governingCheck, checks }) => {
      const check = checks.find(({ title }) => title === governingCheck)
      return !installable && (check?.utilisationWithout ?? 0) > 1 ? [{ reason, check }] : []
    })
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason, check } of refused)
      expect(reason).toContain(
        `at ${up(check?.utilisation ?? 0)}, ${up(check?.utilisationWithout ?? 0)} without panels.`,
      )
  })

  test('with doors open, the check that would be exceeded, zone by zone', () => {
    expect(conditions(shed)).toMatch(/does not hold: \w+, \D+ at (10[1-9]|1[1-9]\d|[2-9]\d\d) %/)
  })

  test('compared loads are given as their ratio', () => {
    const hats = changed(roof('members-top-hats'), { array: { mount: 'tilt', tilt: 20 } })
    const heavy = changed(hats, {
      site: { region: 'C' },
      purlin: { thickness: 0.75, span: 1500 },
      options: { battenCapacity: 50 },
    })
    const reasons = assess(heavy, catalogue).zoneResults.map(({ reason }) => reason ?? '')
    expect(reasons.join()).toMatch(
      /compared with the bare roof: ratio \d\.\d+ \(.+ with panels against .+ without\), at most 1\.05/,
    )
    expect(reasons.join()).not.toMatch(/compared with the bare roof at/)
  })
})

describe('rafters', () => {
  test('of a frame that was not assessed are a condition without a share of its capacity', () => {
    const result = assess(shed, catalogue)
    expect(conditions(shed)).toMatch(
      /The frame was not assessed \(portal or truss action\)\. Before installing, the builder's drawings .* 0\.15 kPa, or .* for 34 % more downward load \(1\.2 G \+ Wᵤ with panels against 1\.2 G \+ .+ without.*\)\./,
    )
    expect(result.verdict).toBe('pass-with-conditions')
    const frame = result.roofChecks.find(({ id }) => id === 'rafter-frame-uplift')
    expect(frame).toMatchObject({ outcome: 'pass', memberStatus: 'ok', utilisation: null, capacity: null })
    expect(result.roofChecks.filter(({ utilisation }) => (utilisation ?? 0) > 1)).toEqual([])
    expect(stepsOf(result.trace).filter(({ step }) => step.symbol === 'u' && step.value > 1)).toEqual([])
    expect(result.exclusions[0]).toMatch(/^Portal action, .* add 15 kg\/m² and 34 % of the largest downward load/)
  })

  test('of a frame to which panels add more than 5 % are for an engineer; the zones below keep their spacing', () => {
    const result = assess(changed(shed, { rafter: { depth: 150, flangeWidth: 75, flangeThickness: 7 } }), catalogue)
    expect(result.verdict).toBe('needs-engineer')
    expect(result.resultString).toMatch(
      /Panels add \d+ % to a frame that was not assessed \(.+ with panels against .+ without.*\)\./,
    )
    expect(result.zoneResults[0]?.installable).toBe(true)
    expect(result.roofChecks.some(({ outcome }) => outcome === 'needs-engineer')).toBe(true)
  })

  test('with fly braces are judged no worse than without', () => {
    const braced = assess(changed(shed, { options: { ridgeColumn: true, flyBraceSpacing: 3000 } }), catalogue)
    expect(braced.roofChecks.find(({ id }) => id === 'rafter-section-uplift')?.memberStatus).toBe('ok')
    expect(braced.conditions.join()).not.toContain('frame')
  })

  test('below tiles limit the spacing zone by zone, and fail a zone that they cannot carry', () => {
    expect(assess(tiles, catalogue).zoneResults[0]).toMatchObject({ installable: true, fixingSpacing: 1800 })
    const long = assess(changed(tiles, { rafter: { span: 2400 } }), catalogue)
    expect(long.verdict).toBe('needs-engineer')
    expect(long.resultString).toMatch(/Panels overload the rafters: rafter bending under downward load at 117 %, 97 %/)
    expect(long.zoneResults[0]?.reason).toContain('rafter bending under downward load')
  })

  test('below tiles take the largest spacing whose sag needs no consent, else the least with consent', () => {
    const at = (span: number, grade: 'MGP10' | 'F17' = 'F17') =>
      assess(changed(tiles, { rafter: { span }, options: { timberGrade: grade } }), catalogue)
    expect([1500, 2000, 2400].map((span) => at(span).zoneResults[0]?.fixingSpacing)).toEqual([1800, 1800, 600])
    const soft = at(2800)
    expect(soft.zoneResults[0]?.fixingSpacing).toBe(600)
    expect(soft.conditions.join()).toMatch(/The owner accepts that the rafters sag \d+ mm, \d+ mm without panels\./)
    expect(soft.zoneResults[0]?.checks.find(({ id }) => id === 'rafter-deflection-permanent')).toMatchObject({
      outcome: 'condition',
      memberStatus: 'unchanged',
    })
  })

  test('of truss chords and rafters over a support span two spans, others one', () => {
    const shear = (options: Partial<typeof tiles.options>, breadth = 35) =>
      assess(changed(tiles, { rafter: { breadth }, options }), catalogue)
        .trace.children.flatMap((node) => stepsOf(node))
        .find(({ step }) => step.symbol === 'V_x')?.step.given.k_v
    expect([shear({}), shear({}, 45), shear({ timberRafter: 'rafter' })]).toEqual([0.625, 0.5, 0.5])
    expect([shear({ timberRafter: 'truss' }, 45), shear({ timberRafter: 'rafter-over-support' }, 45)]).toEqual([
      0.625, 0.625,
    ])
    const trusses = (options: Partial<typeof tiles.options>) =>
      assess(changed(tiles, { options }), catalogue).exclusions.some((line) => line.startsWith('Axial forces'))
    expect([trusses({}), trusses({ timberRafter: 'rafter' })]).toEqual([true, false])
  })

  test('of green timber creep more', () => {
    const permanent = (greenTimber: boolean) =>
      assess(changed(tiles, { options: { greenTimber } }), catalogue).zoneResults[2]?.checks.find(
        ({ id }) => id === 'rafter-deflection-permanent',
      )?.demand ?? 0
    expect(permanent(true) / permanent(false)).toBeCloseTo(1.5, 9)
  })

  test('of C-section read the next smaller size, and leave out their bolted knees', () => {
    const kit = (rafter: Partial<typeof shed.rafter>) =>
      assess(changed(shed, { rafter, options: { steelRafter: 'c-section', flyBraceSpacing: 3000 } }), catalogue)
    const size = (depth: number, flangeThickness: number) =>
      kit({ depth, flangeThickness, span: 6000 } as never).assumptions.find(({ label }) => label === 'Rafter section')
        ?.value
    expect([size(203, 1.95), size(249, 2.4), size(350, 2.4)]).toEqual(['C 200 x 1.9', 'C 200 x 2.4', 'C 300 x 2.4'])
    expect(kit({ depth: 203, flangeThickness: 1.9 } as never).exclusions[0]).toContain('Bolted knees')
    expect(kit({ depth: 99, flangeThickness: 2 } as never).verdict).toBe('not-supported')
    expect(kit({ depth: 200, flangeThickness: 0.8 } as never).verdict).toBe('not-supported')
    const long = kit({ depth: 200, flangeThickness: 1.9, span: 20_000 } as never)
    expect(long.roofChecks.map(({ id }) => id)).toEqual(['rafter-frame-uplift', 'rafter-frame-downward'])
  })

  test('of a span beyond 35 depths look like a truss', () => {
    const note = 'distance between the joints of its top chord'
    expect(conditions(changed(house, { rafter: { depth: 90, span: 3151 } }))).toContain(note)
    expect(conditions(changed(house, { rafter: { depth: 90, span: 3150 } }))).not.toContain(note)
    expect(conditions(changed(shed, { rafter: { span: 12_000 } }))).not.toContain(note)
  })

  test('with a span of 0 are not checked, and an engineer is asked', () => {
    const result = assess(changed(shed, { rafter: { span: 0 } }), catalogue)
    expect(result).toMatchObject({ verdict: 'needs-engineer', roofChecks: [] })
    expect(result.notChecked).toContain('Not checked: rafter span is 0')
  })

  test('in B2, C and D are loaded by the wind on major framing', () => {
    const speeds = (edition: '2021' | '2011') =>
      stepsOf(assess(changed(shed, { site: { region: 'C' }, options: { edition } }), catalogue).trace)
        .filter(({ step }) => step.symbol === 'M_d' && step.unit === '')
        .map(({ step }) => step.value)
    expect(speeds('2021')).toEqual([1, 1, 0.9, 0.9])
    expect(speeds('2011')).toEqual([1, 1, 0.95, 0.95])
    expect(stepsOf(assess(shed, catalogue).trace).filter(({ step }) => step.symbol === 'M_d').length).toBe(2)
  })
})

test('every number of a member check is in the derivation', () => {
  for (const input of [shed, house, tiles, roof('members-top-hats')]) {
    const result = assess(input, catalogue)
    const values = stepsOf(result.trace).map(({ step }) => step.value)
    const has = (value: number | null | undefined) =>
      value == null || values.some((known) => Math.abs(known - value) <= 1e-9 * Math.max(1, Math.abs(value)))
    for (const check of [...result.zoneResults, { checks: result.roofChecks }].flatMap(({ checks }) => checks)) {
      if (check.memberStatus === undefined) continue
      const { id, demand, capacity, utilisationWithout, loadRatio } = check
      expect([id, has(demand), has(capacity), has(utilisationWithout), has(loadRatio)]).toEqual([
        id,
        true,
        true,
        true,
        true,
      ])
      if (!id.includes('ratio')) expect(has(check.utilisation)).toBe(true)
    }
  }
})

describe('a timber grade that does not count', () => {
  test('is a condition: the timber may be weaker than both', () => {
    const mixed = changed(house, { purlin: { species: 'hardwood' }, options: { timberGrade: 'F5' } })
    expect(conditions(mixed)).toContain(
      'F5 was given and counts only where it is weaker than the default: purlins and rafters are of different species; ' +
        'confirm that the timber is no weaker than assumed.',
    )
    expect(conditions(changed(house, { options: { timberGrade: 'F5' } }))).not.toContain('F5 was given')
  })
})
