import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords } from '../../../testing/assess-in-words.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { assess, calculated } from '../../assess.ts'

/** 5 m wide at 22 degrees in the open: only the zone Internal passes, a strip between the bands along eaves and ridge. */
const narrow = changed(roof('house-timber-battens'), {
  site: { region: 'B2', terrainCategory: 1 },
  building: { length: 14, width: 5, height: 4 },
})

describe('a roof whose open zones leave no room for a panel', () => {
  const result = assessInWords(narrow, catalogue)
  const existing = result.zoneResults.filter(({ notApplicable }) => !notApplicable)

  test('has a verdict of its own and costs nothing', () => {
    expect(result).toMatchObject({ verdict: 'no-panel-fits', chargeable: false })
    expect(existing.find(({ title }) => title === 'Internal')?.reason).toBe('No room for a panel in this zone.')
  })

  test('gives the reason zone by zone, and nothing else', () => {
    expect(result.resultString).toMatch(/^No panel fits where panels may go\. Intermediate: closed to panels\. /)
    for (const { title, reason } of existing.filter(({ title }) => title !== 'Internal'))
      expect(result.resultString).toContain(`${title}: closed to panels. ${reason}`)
    expect(result.resultString).toContain('Ridge ends: closed to panels. Stricter than Intermediate, which is closed.')
    expect(result.resultString).toMatch(
      /No room for a panel of 1800 mm by 1200 mm, 200 mm from edges, ridge and hips, in these zones: Internal\.$/,
    )
  })

  test('names the check that closes a zone, without rails, spacing or share of its capacity', () => {
    expect(existing.find(({ title }) => title === 'Intermediate')?.reason).toBe(
      'No arrangement passes: purlin bending in uplift.',
    )
    expect(result.resultString).not.toMatch(/%|\d rails/)
  })

  test('names the check that keeps feet too close, not the least distance between clamps', () => {
    const ribbed = changed(roof('clamps-on-ribs'), {
      site: { region: 'A2', terrainCategory: 1 },
      building: { width: 4.5, height: 6 },
      purlin: { span: 900 },
    })
    const { verdict, zoneResults } = assessInWords(ribbed, catalogue)
    expect(verdict).toBe('no-panel-fits')
    expect(zoneResults.find(({ title }) => title === 'Edge')?.reason).toBe(
      'No arrangement passes: clamp on the roof rib.',
    )
  })

  test('gives way to what the method does not cover', () => {
    expect(assess(changed(narrow, { building: { roofSlope: 46 } }), catalogue).verdict).toBe('not-supported')
  })

  test('is nothing of the kind where no zone is open: that is no question of room', () => {
    const windy = changed(narrow, { site: { region: 'D' } })
    expect(assess(windy, catalogue)).toMatchObject({ verdict: 'needs-engineer', chargeable: true })
  })
})

describe('what is answered for nothing', () => {
  const shed = changed(roof('members-lapped-z-region-a'), {
    building: { width: 2.4 },
    purlin: { span: 3000 },
    options: { screwsPerFoot: 2 },
  })
  const unsure = changed(shed, { purlin: { supportUnsure: true } })

  test.each([
    ['timber battens', narrow],
    ['purlins', shed],
    ['purlins whose support is not known', unsure],
  ])('tells no figure of any zone: %s', (_, input) => {
    const { zoneResults, ridgeCorner, trace, ...result } = assess(input, catalogue)
    expect(result.verdict).toBe('no-panel-fits')
    for (const zone of [...zoneResults, ...(ridgeCorner === null ? [] : [ridgeCorner])])
      expect(zone).toMatchObject({
        installable: false,
        numRails: 0,
        fixingSpacing: null,
        uplift: null,
        alternatives: [],
        checks: [],
        governingCheck: null,
        advice: null,
      })
    expect(JSON.stringify({ zoneResults, ridgeCorner })).not.toMatch(/footMass|ifSupport|blockedBy/)
    expect(result).toMatchObject({ roofChecks: [], conditions: [] })
    expect(Object.keys(result)).not.toEqual(expect.arrayContaining(['instructions']))
    expect(trace.children.map(({ id }) => id)).toEqual(['zones'])
  })

  test('is the same whatever the wind does to zones that stay open', () => {
    const answerIn = (terrainCategory: 3 | 4) => {
      const {
        unverified: _,
        assumptions: __,
        ...answer
      } = assess(changed(shed, { site: { terrainCategory } }), catalogue)
      return answer
    }
    expect(answerIn(3)).toEqual(answerIn(4))
  })

  test('is the same whichever zones are open, where none has room for a panel', () => {
    const twin = (terrainCategory: 1 | 3) => changed(shed, { site: { region: 'A2', terrainCategory } })
    const openIn = (terrainCategory: 1 | 3) =>
      calculated(twin(terrainCategory), catalogue).zoneResults.filter(({ installable }) => installable).length
    expect([openIn(1), openIn(3)]).toEqual([3, 4])
    const told = ([1, 3] as const).map((terrainCategory) => assessInWords(twin(terrainCategory), catalogue))
    const [inTheOpen, amongHouses] = told.map(({ assumptions: _, ...answer }) => answer)
    expect(inTheOpen).toEqual(amongHouses)
    expect(inTheOpen?.zoneResults.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'No room for a panel in this zone.'),
    )
    expect(inTheOpen?.resultString).not.toContain('closed')
  })

  test('names the figures that it rests on, as the same roof with room does', () => {
    const figuresOf = (width: number) =>
      assess(changed(shed, { building: { width } }), catalogue).unverified.flatMap(({ figures = [] }) => figures)
    expect(figuresOf(2.4).length).toBeGreaterThan(0)
    expect(figuresOf(9)).toEqual(expect.arrayContaining(figuresOf(2.4)))
    expect(figuresOf(2.4)).toEqual(expect.arrayContaining(figuresOf(9).filter((id) => id.startsWith('fixings/'))))
  })
})

describe('a roof that is not laid out', () => {
  const verdictOf = (input: AssessmentInput) => assess(input, catalogue).verdict

  test('has no room where its panels, as short as their shadow, find none', () => {
    const tilted = (tilt: number) => changed(narrow, { array: { mount: 'tilt', tilt } })
    expect(assess(tilted(1), catalogue)).toMatchObject({ verdict: 'no-panel-fits', chargeable: false })
  })

  test('has room as far as is known where they find some on one plane over the whole building', () => {
    const irregular = changed(narrow, { building: { shape: 'irregular' } })
    expect(verdictOf(irregular)).not.toBe('no-panel-fits')
    expect(verdictOf(changed(irregular, { building: { width: 1.7 } }))).toBe('no-panel-fits')
  })

  test('is not judged where the spacing of its members is not known', () => {
    expect(verdictOf(changed(narrow, { purlin: { spacing: 0 } }))).not.toBe('no-panel-fits')
  })
})
