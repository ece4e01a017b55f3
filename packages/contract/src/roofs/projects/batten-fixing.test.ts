import { describe, expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { emptyProject, type ProjectDraft } from './draft.ts'
import { problemsOf } from './project.ts'

const blank = emptyProject('2026-11-24 9:05:00')
type Structure = Partial<ProjectDraft['structure']>
const problems = (structure: Structure, options: Partial<ProjectDraft['options']>) => {
  const project = {
    ...blank,
    structure: { ...blank.structure, ...structure },
    options: { ...blank.options, ...options },
  }
  return problemsOf('structure', project, { choices, provider: 'Example Engineers', maxSpan: () => null })
    .filter(({ field }) => field.startsWith('options.batten'))
    .map(spoken)
}
const timber: Structure = { material: 'timber', rafterMaterial: 'timber' }
const nails = 'Nails hold timber battens in timber rafters alone: choose how the battens are fixed, or Unsure!'

describe('the fixing of battens', () => {
  it('is used where battens or top hats cross rafters', () => {
    for (const battenFixing of ['one-nail', 'two-nails', 'one-screw', 'two-screws', 'unsure'] as const)
      expect(problems(timber, { battenFixing, battenCapacity: 2 })).toEqual([])
    expect(problems({ ...timber, material: 'steel', section: 'top-hat' }, { battenFixing: 'one-screw' })).toEqual([])
  })

  it.each(['one-nail', 'two-nails'] as const)('%s in top hats or steel is refused by name', (battenFixing) => {
    expect(problems({ ...timber, material: 'steel', section: 'top-hat' }, { battenFixing })).toEqual([nails])
    expect(problems({ ...timber, rafterMaterial: 'steel' }, { battenFixing })).toEqual([nails])
  })

  it.each(['Z', 'C'] as const)('is refused by name on %s purlins, which stand on cleats', (section) => {
    const purlins = { material: 'steel', section, rafterMaterial: 'steel' } as const
    for (const battenFixing of ['one-nail', 'two-nails', 'one-screw', 'two-screws'] as const)
      expect(problems(purlins, { battenFixing })).toEqual([
        'Z and C purlins stand on cleats, no batten is fixed to the rafters: set Fixing of battens to rafters to Unsure!',
      ])
    expect(problems(purlins, { battenCapacity: 2 })).toEqual([
      'Z and C purlins stand on cleats, no batten is fixed to the rafters: set Uplift capacity of a batten crossing to empty!',
    ])
    expect(problems(purlins, {})).toEqual([])
  })
})
