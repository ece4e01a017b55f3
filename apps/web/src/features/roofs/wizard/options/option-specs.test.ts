import type { OptionName } from '@soundroof/contract/roofs/assumptions/asked-options'
import { defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import { describe, expect, it } from 'vitest'
import {
  altitudeBesidePlace,
  changedCount,
  fitsOption,
  isOptionAsked,
  stepOptions,
  withDefaults,
} from './option-specs.ts'

const blank = emptyProject('2026-11-21 10:00:00')
const stateNamed = (code: string) => choices.states.findIndex((state) => state.code === code)
const everything = {
  ...blank,
  options: { ...blank.options, seaDistance: 300, feetOverRafters: true },
  building: { ...blank.building, parapetHeight: 1, state: stateNamed('VIC') },
  solar: { ...blank.solar, fixing: 'screw' as const },
  structure: { ...blank.structure, material: 'timber' as const, rafterMaterial: 'steel' as const },
}
const onTimber = { ...everything, structure: { ...everything.structure, rafterMaterial: 'timber' as const } }
const folded = (project: typeof blank) =>
  (['Wind', 'Panels and fixings', 'Structure'] as const).flatMap((group) => stepOptions(group, project))
const named = (project: typeof blank) => folded(project).map(({ name }) => name)

describe('the assumptions', () => {
  it('are all offered; shielding and topography have forms of their own, others are asked in their steps', () => {
    const all = (Object.keys(defaultOptions) as OptionName[]).sort()
    const inSteps = (['Place', 'site', 'size', 'Battens', 'Rafters', 'Roof cover'] as const).flatMap((group) =>
      [everything, onTimber].flatMap((project) => stepOptions(group, project).map(({ name }) => name)),
    )
    const ofBuilding = ['roofForm', 'sides', 'higherWallHeight', 'higherWallDistance']
    const elsewhere = [
      'shielding',
      'topography',
      'racking',
      'module',
      'ownRacking',
      'ownModule',
      ...ofBuilding,
      ...new Set(inSteps),
    ]
    expect([...named(everything), ...elsewhere].sort()).toEqual(all)
  })

  it('are left out where they change nothing', () => {
    const plain = { ...blank, solar: { ...blank.solar, fixing: 'clamp' as const } }
    expect(named(plain)).not.toContain('screwsPerFoot')
    expect(named(plain)).not.toContain('timberGrade')
    expect(stepOptions('Roof cover', plain)).toEqual([])
    const known = { ...plain, options: { ...plain.options, module: 'generic-1762x1134' } }
    expect([plain, known].map((project) => stepOptions('size', project).map(({ name }) => name))).toEqual([
      ['panelLengthExact', 'panelWidthExact'],
      [],
    ])
    expect(named(plain)).not.toContain('parapetCredit')
    const inQueensland = { ...everything, building: { ...everything.building, state: stateNamed('QLD') } }
    expect(stepOptions('site', inQueensland).map(({ name }) => name)).not.toContain('altitude')
  })

  it('ask the altitude beside a place that may lie high, else with the site where snow is looked at', () => {
    const placed = (code: string, area: string) => {
      const state = stateNamed(code)
      const areas = choices.states[state]?.areas ?? []
      const building = { ...blank.building, state, area: areas.findIndex(({ id }) => id === area), location: 0 }
      return { ...blank, building }
    }
    const askedWith = (project: typeof blank) => [
      altitudeBesidePlace(project)?.name ?? null,
      stepOptions('site', project).some(({ name }) => name === 'altitude'),
      isOptionAsked('options.altitude', project),
    ]
    expect(askedWith(placed('ACT', 'act-canberra'))).toEqual(['altitude', false, true])
    expect(askedWith(placed('QLD', 'qld-toowoomba-darling-downs-granite-belt'))).toEqual(['altitude', false, true])
    expect(askedWith(placed('VIC', 'vic-melbourne'))).toEqual([null, true, true])
    expect(askedWith(placed('QLD', 'qld-brisbane'))).toEqual([null, false, false])
  })

  it('offer only what the contract takes, and always the default', () => {
    for (const option of folded(everything)) {
      if (option.kind !== 'choice') continue
      for (const { value } of option.choices)
        expect([option.name, value, fitsOption(option.name, value)]).toEqual([option.name, value, true])
      expect(option.choices.map(({ value }) => value)).toContain(defaultOptions[option.name])
    }
  })

  it('refuse what the contract refuses', () => {
    expect(fitsOption('panelGap', 49)).toBe(false)
    expect(fitsOption('arrayMass', 61)).toBe(false)
    expect(fitsOption('panelLengthExact', null)).toBe(true)
  })

  it('are counted with their step when they are not at their default', () => {
    expect(changedCount(defaultOptions, 'Wind')).toBe(0)
    const options = { ...defaultOptions, panelGap: 120, edition: '2011', parapetCredit: true, roofForm: 'hip' } as const
    expect(changedCount(options, 'Wind')).toBe(2)
    expect(changedCount(options, 'Panels and fixings')).toBe(1)
    expect(changedCount(options, 'Structure')).toBe(0)
  })

  it('go back to their defaults and leave what is asked elsewhere as it is', () => {
    const shielding = { N: 2, NE: 2, E: 2, SE: 2, S: 2, SW: 2, W: 2, NW: 2 }
    const options = { ...defaultOptions, edition: '2011', shielding, racking: 'some-rail', panelGap: 120 } as const
    const kept = { ...defaultOptions, racking: 'some-rail', panelGap: 120 }
    expect(withDefaults(options, 'Wind')).toEqual(kept)
    expect(withDefaults(options, 'Panels and fixings')).toEqual({ ...options, panelGap: 100 })
  })

  it('with an unfinished form of their own keep the user on the step', () => {
    expect(isOptionAsked('options.topography', blank)).toBe(true)
    expect(isOptionAsked('options.feetOverRafters', blank)).toBe(false)
  })
})
