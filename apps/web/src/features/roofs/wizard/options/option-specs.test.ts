import { defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { emptyProject } from '@soundroof/contract/roofs/project/draft'
import { choices } from '@soundroof/data/choices'
import { describe, expect, it } from 'vitest'
import { changedCount, fitsOption, type OptionName, optionGroups, stepOptions, withDefaults } from './option-specs.ts'

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
const named = (project: typeof blank) => optionGroups(project).flatMap(({ options }) => options.map(({ name }) => name))

describe('the assumptions', () => {
  it('are all offered; shielding and topography have forms of their own, others are asked in their steps', () => {
    const all = (Object.keys(defaultOptions) as OptionName[]).sort()
    const inSteps = (['Place', 'Battens', 'Rafters'] as const).flatMap((group) =>
      [everything, onTimber].flatMap((project) => stepOptions(group, project).map(({ name }) => name)),
    )
    const ofBuilding = ['roofForm', 'sides', 'higherWallHeight', 'higherWallDistance']
    const elsewhere = ['shielding', 'topography', 'racking', 'module', ...ofBuilding, ...new Set(inSteps)]
    expect([...named(everything), ...elsewhere].sort()).toEqual(all)
  })

  it('are left out where they change nothing', () => {
    const plain = { ...blank, solar: { ...blank.solar, fixing: 'clamp' as const } }
    expect(named(plain)).not.toContain('screwsPerFoot')
    expect(named(plain)).not.toContain('timberGrade')
    expect(named(plain)).not.toContain('feetOverRafters')
    const known = { ...plain, options: { ...plain.options, module: 'generic-1762x1134' } }
    expect([named(plain), named(known)].map((names) => names.includes('panelLengthExact'))).toEqual([true, false])
    expect(named(plain)).not.toContain('parapetCredit')
    const inQueensland = { ...everything, building: { ...everything.building, state: stateNamed('QLD') } }
    expect(stepOptions('Place', inQueensland).map(({ name }) => name)).not.toContain('altitude')
  })

  it('offer only what the contract takes, and always the default', () => {
    for (const option of optionGroups(everything).flatMap(({ options }) => options)) {
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

  it('are counted when they are not at their default', () => {
    expect(changedCount(defaultOptions)).toBe(0)
    expect(changedCount({ ...defaultOptions, panelGap: 120, edition: '2011' })).toBe(2)
  })

  it('leave what other steps ask as it is', () => {
    const options = { ...defaultOptions, roofForm: 'hip', racking: 'some-rail', panelGap: 120 } as const
    expect(changedCount(options)).toBe(1)
    expect(withDefaults(options)).toEqual({ ...defaultOptions, roofForm: 'hip', racking: 'some-rail' })
  })
})
