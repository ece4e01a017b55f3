import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { withCovering } from './covering.ts'
import { emptyProject } from './draft.ts'
import { changeProject, problemsOf } from './project.ts'

const around = { choices, provider: 'P', maxSpan: () => null }
const blank = emptyProject('2026-11-21 10:00:00')
const asked = (project: typeof blank) => [project.solar.fixing, project.structure.material, project.roofCover.roofType]

it('a covering answered on the first step fills in roof type and fixing; tiles the timber too', () => {
  expect(asked(withCovering(blank, 'tile', around).project)).toEqual(['screw', 'timber', 'tile'])
  expect(asked(withCovering(blank, 'tin-clamped', around).project)).toEqual(['clamp', null, 'tin-clamped'])
  expect(asked(withCovering(blank, 'tin-screwed', around).project)).toEqual(['screw', null, 'tin-screwed'])
})

it('changing one mind about the covering keeps all answers consistent, and tells what goes', () => {
  const steel = { ...blank, structure: { ...blank.structure, material: 'steel', section: 'Z', depth: 1 } as const }
  const tiled = withCovering(steel, 'tile', around)
  expect(asked(tiled.project)).toEqual(['screw', 'timber', 'tile'])
  expect(tiled.cleared.map(({ label }) => label)).toEqual(['Roof Structure', 'Purlin Type', 'Depth'])
  const clamped = withCovering(tiled.project, 'tin-clamped', around)
  expect(asked(clamped.project)).toEqual(['clamp', 'timber', 'tin-clamped'])
  expect(clamped.cleared.map(({ label }) => label)).toEqual(['Fixing Type'])
  const problems = problemsOf('roofCover', clamped.project, around).map(({ coded }) => coded.code)
  expect(problems).toEqual(['sheetingRequired'])
})

it('fixing and structure fill in the roof type that they leave, and no other', () => {
  const screwed = changeProject(blank, 'solar', { fixing: 'screw' }, around).project
  expect(screwed.roofCover.roofType).toBeNull()
  expect(changeProject(screwed, 'structure', { material: 'steel' }, around).project.roofCover.roofType).toBe(
    'tin-screwed',
  )
  expect(changeProject(screwed, 'structure', { material: 'timber' }, around).project.roofCover.roofType).toBeNull()
  expect(changeProject(blank, 'solar', { fixing: 'clamp' }, around).project.roofCover.roofType).toBe('tin-clamped')
})

it('the rafter spacing is that of the span until it is typed otherwise, without a notice', () => {
  const typed = (from: typeof blank, span: number | null) => changeProject(from, 'structure', { span }, around)
  const six = typed(typed(blank, 6).project, 6000)
  expect([six.project.structure.rafterSpacing, six.cleared]).toEqual([6000, []])
  const emptied = typed(six.project, null)
  expect([emptied.project.structure.rafterSpacing, emptied.cleared]).toEqual([null, []])
  const own = changeProject(six.project, 'structure', { rafterSpacing: 4500 }, around).project
  expect(typed(own, 5000).project.structure.rafterSpacing).toBe(4500)
})
