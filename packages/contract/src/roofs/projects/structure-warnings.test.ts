import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import type { StructureDraft } from './draft.ts'
import { emptyProject } from './draft.ts'
import { problemsOf, warningsOf } from './project.ts'

const blank = emptyProject('2026-11-21 10:00:00')
const around = { choices, provider: 'Example Engineers', maxSpan: () => 30_000 }
const usual = /^The purlin span is usually the rafter spacing/

const withStructure = (change: Partial<StructureDraft>) => ({ ...blank, structure: { ...blank.structure, ...change } })
const says = (change: Partial<StructureDraft>): boolean =>
  warningsOf('structure', withStructure(change), around).some((one) => usual.test(spoken(one)))

it('a purlin span far from the rafter spacing is warned of, whatever the material, and blocks nothing', () => {
  const slip = { span: 29_000, rafterSpacing: 6000 }
  expect(says(slip)).toBe(true)
  const told = [9000, 9001, 4000, 3999].map((span) => says({ span, rafterSpacing: 6000 }))
  expect(told).toEqual([false, true, false, true])
  expect(says({ material: 'timber', span: 600, rafterSpacing: 600 })).toBe(false)
  expect(says({ material: 'timber', span: 6000, rafterSpacing: 600 })).toBe(true)
  for (const open of [{ span: null }, { rafterSpacing: null }, { rafterSpacing: 0 }])
    expect(says({ ...slip, ...open })).toBe(false)
  expect(problemsOf('structure', withStructure(slip), around).some((one) => usual.test(spoken(one)))).toBe(false)
})
