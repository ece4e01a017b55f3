import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { corrosivityAt } from '../site/corrosivity.ts'

const house = roof('house-timber-battens')
const instructions = (input: AssessmentInput) => assess(input, catalogue).instructions ?? []
const bySea = (seaDistance: number, seaWater: AssessmentInput['options']['seaWater'] = null) =>
  changed(house, { options: { seaDistance, seaWater } })

describe('distance to the sea', () => {
  test('names the class of screws and washers, and changes no figure of the zones', () => {
    const near = assess(bySea(300, 'open-surf'), catalogue)
    expect(near.instructions?.[0]).toMatch(/^Use screws and washers of stainless steel .* for corrosivity C5/)
    expect(near.zoneResults).toEqual(assess(house, catalogue).zoneResults)
    expect(near.conditions).toEqual(assess(house, catalogue).conditions)
    expect(near.unverified.map(({ item }) => item).join()).toContain('Class of screws and washers')
    expect(instructions(bySea(300, 'sheltered'))[0]).toContain('at least class 3')
    expect(instructions(bySea(800))[0]).toContain('of class 4')
  })

  test('very near: the module maker is asked', () => {
    expect(instructions(bySea(49, 'sheltered'))).toHaveLength(instructions(bySea(50, 'sheltered')).length + 1)
  })

  test('nearer is never milder, nor open surf than sheltered water', () => {
    const metres = fc.double({ min: 0, max: 1_000_000, noNaN: true })
    const { corrosivity } = catalogue.fixings
    fc.assert(
      fc.property(metres, metres, fc.constantFrom(null, 'open-surf', 'sheltered'), (one, other, water) => {
        const near = corrosivityAt(Math.min(one, other), water, corrosivity)
        expect(near >= corrosivityAt(Math.max(one, other), water, corrosivity)).toBe(true)
        expect(corrosivityAt(one, 'open-surf', corrosivity) >= corrosivityAt(one, 'sheltered', corrosivity)).toBe(true)
      }),
    )
  })
})

describe('rules of a state', () => {
  const inState = (state: AssessmentInput['site']['state'], region: AssessmentInput['site']['region']) =>
    instructions(changed(house, { site: { state, region } }))

  test('South Australia: the greatest mass on a foot beside the largest that it allows', () => {
    const input = changed(house, { site: { state: 'SA', region: 'A5' } })
    const { zoneResults } = assess(input, catalogue)
    const mass = Math.max(...zoneResults.flatMap(({ footMass }) => footMass ?? []))
    expect(mass).toBeGreaterThan(5)
    const line = `Here a foot carries up to ${Math.ceil(mass * 10 - 1e-6) / 10} kg.`
    expect(instructions(input)).toEqual([expect.stringMatching(/^Minister's determination on solar panels/)])
    expect(instructions(input)[0]).toContain(line)
  })

  test('Western Australia by wind region; New South Wales none', () => {
    expect(inState('WA', 'A1')[0]).toContain('no building permit on buildings of class 1 and 10a')
    expect(inState('WA', 'C')[0]).toContain('a building permit is needed')
    expect(inState('NSW', 'A2')).toEqual([])
  })

  test('a line is no condition', () => {
    const at = (state: 'SA' | 'NSW') =>
      assess(changed(house, { options: { altitude: 50 }, site: { state, region: 'A5' } }), catalogue)
    expect(at('SA').conditions).toEqual(at('NSW').conditions)
    expect(at('SA').verdict).toBe(at('NSW').verdict)
  })
})

test('what panels add to the chords of trusses stands among the instructions of page one', () => {
  const told = (input: AssessmentInput) => instructions(input).filter((line) => line.startsWith('Axial forces'))
  expect(told(roof('house-tile-on-trusses'))).toEqual([
    expect.stringMatching(
      /^Axial forces and joints of the trusses were not checked: panels and rails add 15 kg\/m², \d+ % of the roof's own weight\. Ask the truss manufacturer to confirm\.$/,
    ),
  ])
  expect(told(changed(roof('house-tile-on-trusses'), { options: { timberRafter: 'rafter' } }))).toEqual([])
  expect(told(roof('shed-region-a-roof-8'))).toEqual([])
})

test('screws of hooks below tiles need no sealing washers, and their class is the hook maker’s', () => {
  const by = (name: string) =>
    assess(changed(roof(name), { options: { seaDistance: 300 } }), catalogue).instructions?.find((one) =>
      one.includes('AS 3566'),
    )
  expect(by('house-tile-on-trusses')).toMatch(/for corrosivity C\d, as the manufacturer of the tile hooks requires\.$/)
  expect(by('house-timber-battens')).toContain('with sealing washers')
})
