import { readFileSync } from 'node:fs'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { type LayoutRequest, requestOfProject } from '@soundroof/contract/roofs/panel-layout/layout-request'
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

const drawn = (project: ProjectDraft, figures: Catalogue, asked: Partial<LayoutRequest> = {}) => {
  const input = resolveInput(project, figuresOf(figures).choices)
  const result = assess(input, figures)
  const request = { ...requestOfProject(null, project.solar), ...asked }
  return { input, result, request, laid: layOutRoof(input, result, figures, request, project.solar.scale) }
}

const savings = (
  project: ProjectDraft,
  figures: Catalogue = catalogue,
  blocks: LayoutRequest['blocks'] = null,
): readonly CodedSaving[] => {
  const { input, result, request } = drawn(project, figures, { blocks })
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

const partsOf = ({ laid }: ReturnType<typeof drawn>) => {
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems))
  return laid.parts
}

const needed = (list: ReturnType<typeof partsOf>, kinds: readonly string[]): number =>
  list.parts.reduce((sum, part) => sum + (kinds.includes(part.kind) ? part.needed : 0), 0)

const allFeet = (list: ReturnType<typeof partsOf>): number => needed(list, ['foot', 'tile-hook', 'roof-clamp'])

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
        expect(saving.variation).toEqual(other?.variation)
        const { choices } = figuresOf(catalogue)
        const after = assess(resolveInput(variedProject(project, other?.variation ?? {}, choices), choices), catalogue)
        expect(isVerdictLower(result.verdict, after.verdict)).toBe(false)
        told += 1
      }
    }
  expect(told).toBeGreaterThan(0)
})

const commonRoofs: readonly { readonly number: string }[] = readFileSync(
  new URL('../../../../../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

/** Steel battens whose feet need two screws to stand further apart; a shed whose rails may run along its purlins. */
const builtOften = ['CR-08', 'CR-15'].map((number) =>
  sampleDraft(
    'shed-in-sydney',
    commonRoofs.find((row) => row.number === number),
  ),
)

/** The project with a change that was told. */
const changedBy = (project: ProjectDraft, { change }: CodedSaving): ProjectDraft => {
  const { choices } = figuresOf(catalogue)
  const other = savingVariations(project, choices, '2026-11-27').find(
    (each) => JSON.stringify(each.change) === JSON.stringify(change),
  )
  return variedProject(project, other?.variation ?? {}, choices)
}

it('what is told of an array that nobody drew is what the changed project shows, with every part that grows', () => {
  let [told, grown] = [0, 0]
  for (const project of [...builtOften, ...sampleNames.map((name) => sampleDraft(name))]) {
    const before = partsOf(drawn(project, catalogue))
    for (const saving of savings(project)) {
      const after = partsOf(drawn(changedBy(project, saving), catalogue))
      if (needed(after, ['panel']) !== needed(before, ['panel'])) continue
      expect(feetIn(saving)).toMatchObject({ before: allFeet(before), after: allFeet(after) })
      expect(saving.rails).toEqual({ before: before.railLength.bought, after: after.railLength.bought })
      const more = after.parts.filter(({ kind }) => kind !== 'rail' && needed(after, [kind]) > needed(before, [kind]))
      for (const { kind } of more) expect(saving.parts.map((part) => part.kind)).toContain(kind)
      told += 1
      grown += more.length
    }
  }
  expect(told).toBeGreaterThan(2)
  expect(grown).toBeGreaterThan(2)
})

it('warnings of the changed layout are told with the conditions that come with it', () => {
  const rail = { ...usual.rail, stiffness: 20, momentCapacity: 4, stockLengths: [1500] }
  const found = savings(sampleDraft(tiled), withHook(4, { rail }))
  const strong = found.find((saving) => JSON.stringify(saving).includes('Strong hook'))
  const codes = strong?.conditions.map((said) => (typeof said === 'string' ? said : said.code))
  expect(codes).toContain('pieces-on-one-foot')
})

it('what placing panels anew saves alone is not told of rails that are turned', () => {
  let told = 0
  for (const name of sampleNames)
    for (const is_perpendicular of [0, 1]) {
      const project = sampleDraft(name, { is_perpendicular })
      const { laid } = drawn(project, catalogue)
      if (!laid.ok) throw new Error('no layout')
      // Pairs of panels, on feet of their own.
      const [first] = laid.layout.blocks
      if (first === undefined) throw new Error('no block')
      const apart = [0, 1, 2, 3].map((index) => ({
        ...first,
        ...{ rows: 1, columns: 2, offsets: [], leftOut: [], x: first.x + index * 4500 },
      }))
      const count = needed(partsOf(drawn(project, catalogue, { blocks: apart })), ['panel'])
      const anew = partsOf(drawn(project, catalogue, { wanted: { kind: 'count', count } }))
      for (const saving of savings(project, catalogue, apart)) {
        if (!saving.isPlacedAnew) continue
        expect(feetIn(saving)?.before).toBeLessThanOrEqual(allFeet(anew))
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
