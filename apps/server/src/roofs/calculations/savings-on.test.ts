import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { requestOfProject } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { CodedSaving } from '@soundroof/contract/roofs/what-if/saving-calls'
import { savingVariations } from '@soundroof/contract/roofs/what-if/saving-variations'
import { variedFields } from '@soundroof/contract/roofs/what-if/variation'
import { variationProblems, variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { catalogue } from '@soundroof/data'
import { assess } from '@soundroof/engine/assess'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { isVerdictLower } from '@soundroof/report/comparison/worse'
import { expect, it } from 'vitest'
import { sampleDraft, sampleNames } from '../../testing/sample-project.ts'
import { figuresOf } from './calculation-context.ts'
import { savingsOn } from './savings-on.ts'

const on = new Date('2026-11-27T00:00:00Z')
const tiled = 'tiled-house-in-melbourne'

const drawn = (project: ProjectDraft, figures: Catalogue) => {
  const input = resolveInput(project, figuresOf(figures).choices)
  const result = assess(input, figures)
  const request = requestOfProject(null, project.solar)
  return { input, result, request, laid: layOutRoof(input, result, figures, request, project.solar.scale) }
}

const savings = (project: ProjectDraft, figures: Catalogue = catalogue): readonly CodedSaving[] => {
  const { input, result, request } = drawn(project, figures)
  const asked = { draft: project, provider: 'Example Engineers', on, input, request, installed: project.solar.scale }
  return savingsOn({ ...asked, resultJson: JSON.stringify(result) }, figuresOf(figures)).coded
}

const usual = catalogue.racking['generic-light-rail'] as RackingSystem

/** A library with a hook that holds so many times the usual one. */
const withHook = (times: number, changes: Partial<RackingSystem> = {}): Catalogue => {
  const hook = { kind: 'hook', support: 'timber', from: 30, jointGroup: 'JD6', screws: 2, partNumber: null } as const
  const rail = { ...usual.rail, stiffness: 20, momentCapacity: 4 }
  const strong: RackingSystem = {
    ...usual,
    id: 'strong-hook',
    name: 'Strong hook',
    rail,
    fixings: [{ ...hook, region: 'non-cyclonic', capacity: 1.35 * times, service: 0.683 * times }],
    ...changes,
  }
  return { ...catalogue, racking: { 'strong-hook': strong } }
}

const feetIn = (saving: CodedSaving | undefined) =>
  saving?.parts.find(({ kind }) => kind === 'foot' || kind === 'tile-hook' || kind === 'roof-clamp')

it('a stronger hook of the library is told with the hooks before and after', () => {
  const project = sampleDraft(tiled)
  const figures = withHook(4)
  const [first] = savings(project, figures)
  expect(first?.change).toMatchObject({ code: 'use-racking', values: { name: 'Strong hook' } })
  const hooks = feetIn(first)
  const { laid } = drawn(project, figures)
  expect(hooks?.before).toBe(laid.ok && laid.parts.parts.find(({ kind }) => kind === 'tile-hook')?.needed)
  expect(hooks?.after).toBeLessThanOrEqual(0.9 * (hooks?.before ?? 0))
  // Laid out with that racking chosen, the roof needs what was told.
  const changed = drawn({ ...project, options: { ...project.options, racking: 'strong-hook' } }, figures)
  expect(changed.laid.ok && changed.laid.parts.parts.find(({ kind }) => kind === 'tile-hook')?.needed).toBe(
    hooks?.after,
  )
})

it('one that is out of date or saves nothing is not told', () => {
  const named = (list: readonly CodedSaving[]) => JSON.stringify(list).includes('Strong hook')
  expect(named(savings(sampleDraft(tiled), withHook(1)))).toBe(false)
  expect(named(savings(sampleDraft(tiled), withHook(4, { validUntil: '2026-11-26' })))).toBe(false)
  expect(named(savings(sampleDraft(tiled), withHook(4, { validUntil: '2026-11-27' })))).toBe(true)
})

it('every saving is of a tenth or more, the largest first, three at most, and its verdict is no worse', () => {
  let told = 0
  for (const name of sampleNames)
    for (const changes of [{}, { is_perpendicular: 0 }, { is_perpendicular: 1 }]) {
      const project = sampleDraft(name, changes)
      const { result } = drawn(project, catalogue)
      const found = savings(project)
      const saved = found.map((saving) => (feetIn(saving)?.before ?? 0) - (feetIn(saving)?.after ?? 0))
      expect(saved).toEqual(saved.toSorted((a, b) => b - a))
      expect(found.length).toBeLessThanOrEqual(3)
      for (const saving of found) {
        expect(feetIn(saving)?.after).toBeLessThanOrEqual(0.9 * (feetIn(saving)?.before ?? 0))
        const other = savingVariations(project, figuresOf(catalogue).choices, '2026-11-27').find(
          ({ change }) => JSON.stringify(change) === JSON.stringify(saving.change),
        )
        const { choices } = figuresOf(catalogue)
        const after = assess(resolveInput(variedProject(project, other?.variation ?? {}, choices), choices), catalogue)
        expect(isVerdictLower(result.verdict, after.verdict)).toBe(false)
        told += 1
      }
    }
  expect(told).toBeGreaterThan(0)
})

it('tries nothing that a what-if may not vary', () => {
  const { choices } = figuresOf(catalogue)
  for (const name of sampleNames) {
    const project = sampleDraft(name)
    for (const { variation } of savingVariations(project, choices, '2026-11-27')) {
      expect(variedFields).toEqual(expect.arrayContaining(Object.keys(variation)))
      expect(variationProblems(project, variation, choices)).toEqual([])
    }
  }
})
