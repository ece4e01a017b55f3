import { describe, expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { emptyProject, type ProjectDraft } from './draft.ts'
import { problemsOf } from './project.ts'

const blank = emptyProject('2026-11-21 9:05:00')
const house: ProjectDraft = {
  ...blank,
  solar: { ...blank.solar, installation: 'parallel', fixing: 'screw' },
  structure: {
    ...blank.structure,
    material: 'timber',
    timberDepth: 35,
    rafterMaterial: 'timber',
    chordDepth: 90,
  },
  roofCover: { ...blank.roofCover, roofType: 'tin-screwed' },
  options: { ...blank.options, feetOverRafters: true },
}
const problems = (project: ProjectDraft) =>
  problemsOf('roofCover', project, { choices, provider: 'Example Engineers', maxSpan: () => null }).filter(
    ({ field }) => field === 'options.feetOverRafters',
  )

describe('feet over rafters', () => {
  it('go with rails along shallow timber battens on timber rafters', () => {
    expect(problems(house)).toEqual([])
  })

  it.each([
    [{ structure: { ...house.structure, timberDepth: 75 } }, 'battens up to 50 mm deep (Purlin/Batten Depth)'],
    [{ structure: { ...house.structure, material: 'steel' } }, 'timber purlins or battens (Roof Structure)'],
    [{ structure: { ...house.structure, rafterMaterial: 'steel' } }, 'timber rafters (Roof Rafter)'],
    [{ solar: { ...house.solar, installation: 'perpendicular' } }, 'rails parallel to the battens'],
    [{ roofCover: { ...house.roofCover, roofType: 'tile' } }, 'the roof type Tin Penetrative (Roof Type)'],
  ] as const)('are refused elsewhere, with the field and what to do', (change, need) => {
    const [sentence] = problems({ ...house, ...change } as ProjectDraft).map(spoken)
    expect(sentence).toContain(`Feet over rafters need ${need}`)
    expect(sentence).toMatch(/correct that, or clear Feet over rafters!$/)
    expect(problems({ ...house, ...change, options: blank.options } as ProjectDraft)).toEqual([])
  })
})
