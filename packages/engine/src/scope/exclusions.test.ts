import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess, say } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const inSydney = { state: 'NSW', region: 'A2', coastBandFrom: null, latitude: -33.8678 } as const
const roofInSydney = (name: string) => changed(roof(name), { site: inSydney })
const shed = roofInSydney('shed-region-a-roof-8')
const house = roofInSydney('house-timber-battens')
const tiles = roofInSydney('house-tile-on-trusses')
const hats = roofInSydney('members-top-hats')
const clamped = changed(shed, { roofCover: { kind: 'tin-clamped', sheeting: 1 } })

const things = {
  cleats: 'Cleats, laps and bolts of purlins',
  endBays: 'End bays of lapped purlins',
  hatFeet: 'Foot fixings, web crushing and fatigue of top hats',
  battens: 'Fixings between batten and truss or rafter',
  edge: 'Distance of screws from the edges of narrow timber',
  portal: 'Portal action',
  sag: 'Deflection of steel rafters',
  knees: 'Bolted knees',
  truss: 'Axial forces and joints of the trusses',
  tiles: 'roof tiles',
  sheet: 'roof sheeting',
  awnings: 'awnings',
  sliding: 'Sliding',
  snow: 'Snow',
} as const
type Thing = keyof typeof things

const excluded = (input: typeof shed): readonly string[] => assess(input, catalogue).exclusions
const thingsOf = (input: typeof shed): readonly Thing[] => {
  const lines = excluded(input)
  return (Object.keys(things) as Thing[]).filter((thing) => lines.some((line) => line.includes(things[thing])))
}

const asRafter = { options: { timberRafter: 'rafter' } } as const
const inCanberra = { state: 'ACT', region: 'A3', coastBandFrom: null, latitude: -35.2835 } as const

const roofs = [
  ['tin on lapped Z purlins and steel rafters', shed, ['cleats', 'endBays', 'portal', 'sag', 'sheet', 'sliding']],
  [
    'tin on continuous Z purlins',
    changed(shed, { purlin: { support: 'continuous', span: 4000 } }),
    ['cleats', 'portal', 'sag', 'sheet', 'sliding'],
  ],
  ['clip-fixed sheeting on Z purlins', clamped, ['cleats', 'endBays', 'portal', 'sag', 'sheet', 'sliding']],
  ['tin on timber battens and rafters', changed(house, asRafter), ['edge', 'sheet', 'sliding']],
  [
    'tiles on trusses',
    changed(tiles, { options: { timberRafter: 'truss' } }),
    ['battens', 'edge', 'truss', 'tiles', 'sliding'],
  ],
  ['tiles on rafters', changed(tiles, asRafter), ['battens', 'edge', 'tiles', 'sliding']],
  [
    'a flat roof',
    changed(shed, { building: { roofSlope: 0 }, options: { roofForm: 'flat' } }),
    ['cleats', 'endBays', 'portal', 'sag', 'sheet'],
  ],
  [
    'a shed with an open side',
    changed(shed, { options: { sides: 'partly-open' } }),
    ['cleats', 'endBays', 'portal', 'sag', 'sheet', 'awnings', 'sliding'],
  ],
  [
    'a house in Canberra without an altitude',
    changed(house, { site: inCanberra, ...asRafter }),
    ['edge', 'sheet', 'sliding', 'snow'],
  ],
  [
    'a house in Canberra at 580 m',
    changed(house, { site: inCanberra, options: { ...asRafter.options, altitude: 580 } }),
    ['edge', 'sheet', 'sliding'],
  ],
  [
    'a house in Canberra at 640 m',
    changed(house, { site: inCanberra, options: { ...asRafter.options, altitude: 640 } }),
    ['edge', 'sheet', 'sliding', 'snow'],
  ],
] as const

describe('exclusions name only what this roof has', () => {
  test.each(roofs)('%s', (_, input, expected) => {
    expect(new Set(thingsOf(input))).toEqual(new Set(expected))
  })

  test('top hats: their feet, neither cleats nor laps', () => {
    const found = thingsOf(hats)
    expect(found).toContain('hatFeet')
    expect(found).not.toContain('cleats')
    expect(found).not.toContain('endBays')
  })

  test('of panels only what the checks of module and clamps leave out', () => {
    const calculated = roofs.filter(([, input]) => assess(input, catalogue).verdict !== 'not-supported')
    expect(calculated.length).toBeGreaterThan(8)
    for (const [, input] of calculated) {
      const checked = assess(input, catalogue).zoneResults.flatMap(({ checks }) => checks.map(({ id }) => id))
      expect(checked).toContain('module-uplift')
      expect(excluded(input).filter((line) => /panels, their clamps/.test(line))).toEqual([])
      expect(excluded(input)).toContain('Glass, frame and clamps of the panels, beyond the pressures compared here')
    }
  })

  test('a share of the load on rafters only where there is one', () => {
    const portal = (added: number) => say({ code: 'excluded-portal', values: { mass: 15, added } })
    expect(portal(0.3)).toMatch(/add 15 kg\/m² and 30 % of the largest downward load on a rafter$/)
    expect(portal(0)).toMatch(/add 15 kg\/m²$/)
  })

  test('ground-mounted arrays and open-sided buildings are no roof of this kind', () => {
    for (const [, input] of roofs) {
      const lines = excluded(input).join('\n')
      expect(lines).not.toContain('ground-mounted')
      expect(lines).not.toContain('Open-sided')
      expect(lines).toContain('1.4 kN')
      expect(lines).toContain('Earthquake')
      expect(lines).toContain('Bracing and tie-down')
    }
  })
})
