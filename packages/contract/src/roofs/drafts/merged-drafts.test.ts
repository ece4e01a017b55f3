import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf, type StepId } from '../fields/draft-fields.ts'
import { withOrigin } from '../measuring/origins-of-project.ts'
import { emptyProject, type ProjectDraft, projectDraft } from '../projects/draft.ts'
import { allowedRoofTypes } from '../projects/roof-cover.ts'
import { type DraftContent, draftContent } from './draft-content.ts'
import { answerPaths, filePaths, unitsOf } from './linked-fields.ts'
import { isSameContent, mergeDrafts, type Side } from './merged-drafts.ts'

const blank: DraftContent = {
  project: emptyProject('2026-11-21 9:05:00'),
  hash: null,
  openedRevision: null,
  maxNum: 0,
  step: 'header',
  photosAt: 'after-solar',
  underlay: null,
  isUnderlayChanged: false,
}

type Values = { readonly [S in StepId]?: Partial<ProjectDraft[S]> } & { readonly options?: object }

const withAnswers = (content: DraftContent, values: Values): DraftContent => ({
  ...content,
  project: {
    ...content.project,
    ...Object.fromEntries(
      Object.entries(values).map(([part, answers]) => [part, { ...content.project[part as StepId], ...answers }]),
    ),
  },
})

const stepPaths = answerPaths.filter((path) => !path.startsWith('options.') && path !== 'underlay')

const anyValueOf = (path: string): fc.Arbitrary<unknown> => {
  const [step = '', name = ''] = path.split('.')
  const { kind, options = [] } = fieldsOf(step as StepId)[name] ?? { kind: 'files' }
  if (kind === 'files') return fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 })
  if (kind === 'named') return fc.constantFrom(null, ...options)
  if (kind === 'flag') return fc.boolean()
  return kind === 'text' ? fc.constantFrom('', 'North', 'South') : fc.constantFrom(null, 1, 2, 3)
}

const change = fc
  .constantFrom(...stepPaths, ...filePaths)
  .chain((path) => anyValueOf(path).map((value) => ({ path, value })))

const changed = (content: DraftContent, changes: readonly { readonly path: string; readonly value: unknown }[]) =>
  changes.reduce((to, { path, value }) => {
    const [step = '', name = ''] = path.split('.')
    return withAnswers(to, { [step]: { [name]: value } })
  }, content)

const changes = fc.array(change, { maxLength: 6 })
const three = fc.tuple(changes, changes, changes).map(([first, own, other]) => {
  const base = changed(blank, first)
  return { base, mine: changed(base, own), theirs: changed(base, other) }
})

const all = (side: Side) => () => side

const valueAt = ({ project }: DraftContent, path: string): unknown => {
  const [step = '', name = ''] = path.split('.')
  return (project[step as StepId] as Readonly<Record<string, unknown>>)[name]
}

describe('a draft that two devices changed', () => {
  it('is the changed one where only one changed it', () => {
    fc.assert(
      fc.property(three, ({ base, mine }) => {
        for (const merge of [
          mergeDrafts(base, mine, base),
          mergeDrafts(base, base, mine),
          mergeDrafts(base, mine, mine),
        ]) {
          expect(merge.disagreements).toEqual([])
          expect(isSameContent(merge.settled(all('mine')), mine)).toBe(true)
        }
      }),
    )
  })

  it('is the same on both, whichever merges', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const [here, there] = [mergeDrafts(base, mine, theirs), mergeDrafts(base, theirs, mine)]
        expect(here.disagreements).toEqual(there.disagreements)
        expect(isSameContent(here.settled(all('mine')), there.settled(all('theirs')))).toBe(true)
        expect(isSameContent(here.settled(all('theirs')), there.settled(all('mine')))).toBe(true)
      }),
    )
  })

  it('has each answer of one of the two, and those that one alone changed', () => {
    fc.assert(
      fc.property(three, fc.boolean(), ({ base, mine, theirs }, isMine) => {
        const merge = mergeDrafts(base, mine, theirs)
        const settled = merge.settled(all(isMine ? 'mine' : 'theirs'))
        expect(draftContent.safeParse(settled).success).toBe(true)
        const disagreed = new Set(merge.disagreements.flat())
        for (const path of stepPaths) {
          const [before, own, other, now] = [base, mine, theirs, settled].map((content) => valueAt(content, path))
          expect([own, other]).toContain(now)
          if (!disagreed.has(path)) expect(now).toEqual(own === before ? other : own)
        }
      }),
    )
  })

  it('mixes nothing of a choice with what follows from the other', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const settled = mergeDrafts(base, mine, theirs).settled(all('theirs'))
        const pairs = [
          ['building.state', 'building.area'],
          ['structure.section', 'structure.depth'],
          ['solar.mount', 'solar.tiltAngle'],
          ['solar.fixing', 'roofCover.roofType'],
        ] as const
        for (const pair of pairs) {
          const [of, ofMine, ofTheirs, ofBase] = [settled, mine, theirs, base].map((content) =>
            pair.map((path) => valueAt(content, path)),
          )
          const isChoiceChanged = ofMine?.[0] !== ofBase?.[0] || ofTheirs?.[0] !== ofBase?.[0]
          if (isChoiceChanged) expect([ofMine, ofTheirs]).toContainEqual(of)
        }
      }),
    )
  })

  it('loses no photo that one added, and keeps none that one removed', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const settled = mergeDrafts(base, mine, theirs).settled(all('mine'))
        for (const path of filePaths) {
          const [before, own, other, now] = [base, mine, theirs, settled].map(
            (content) => new Set(valueAt(content, path) as string[]),
          ) as [Set<string>, Set<string>, Set<string>, Set<string>]
          const expected = [...new Set([...own, ...other])].filter(
            (file) => !before.has(file) || (own.has(file) && other.has(file)),
          )
          expect([...now].sort()).toEqual(expected.sort())
        }
      }),
    )
  })

  it('that both began without a common state takes what the other filled in, and asks where both did', () => {
    const mine = withAnswers(blank, { header: { name: 'Shed', number: '7' } })
    const theirs = withAnswers(blank, { header: { name: 'Barn', clientName: 'Ann' } })
    const merge = mergeDrafts(null, mine, theirs)
    expect(merge.disagreements).toEqual([['header.name']])
    expect(merge.settled(all('mine')).project.header).toMatchObject({ name: 'Shed', number: '7', clientName: 'Ann' })
  })

  it('asks for place, purlin and cover as one, and for spans alone', () => {
    const base = withAnswers(blank, {
      building: { state: 0, area: 1, location: 2 },
      structure: { material: 'steel', section: 'Z', depth: 1, thickness: 1, span: 3000, spacing: 900 },
    })
    const moved = withAnswers(base, { building: { state: 1, area: null, location: null } })
    const nearby = withAnswers(base, { building: { location: 3 } })
    const [place] = mergeDrafts(base, moved, nearby).disagreements
    expect(place).toEqual(expect.arrayContaining(['building.state', 'building.area', 'building.location']))
    const [long, wide] = [{ structure: { span: 4000 } }, { structure: { spacing: 1000 } }]
    const merge = mergeDrafts(base, withAnswers(base, long), withAnswers(base, wide))
    expect(merge.disagreements).toEqual([])
    expect(merge.settled(all('mine')).project.structure).toMatchObject({ span: 4000, spacing: 1000, section: 'Z' })
  })

  it('clamped on one device and tiled on the other is one of the two', () => {
    const base = withAnswers(blank, {
      solar: { fixing: 'screw' },
      structure: { material: 'steel' },
      roofCover: { roofType: 'tin-screwed' },
    })
    const clamped = withAnswers(base, { solar: { fixing: 'clamp' }, roofCover: { roofType: 'tin-clamped' } })
    const tiled = withAnswers(base, { structure: { material: 'timber' }, roofCover: { roofType: 'tile' } })
    const merge = mergeDrafts(base, clamped, tiled)
    expect(merge.disagreements).toHaveLength(1)
    for (const side of ['mine', 'theirs'] as const) {
      const { project } = merge.settled(all(side))
      expect(allowedRoofTypes({ project })).toContain(project.roofCover.roofType)
    }
  })

  it('keeps where each value came from', () => {
    const measured = { kind: 'measured', instrument: 'inclinometer', error: 0.3, at: '2026-11-21T01:00:00Z' } as const
    const mine = withAnswers(blank, { building: { roofSlope: 12 } })
    const sloped = { ...mine, project: withOrigin(mine.project, 'building/roofSlope', { ...measured, value: 12 }) }
    const theirs = withAnswers(blank, { building: { roofHeight: 4 } })
    const drawn = {
      ...theirs,
      project: withOrigin(theirs.project, 'building/roofHeight', { kind: 'drawing', value: 4 }),
    }
    const { project } = mergeDrafts(blank, sloped, drawn).settled(all('mine'))
    expect(Object.keys(project.origins ?? {})).toEqual(['building/roofHeight', 'building/roofSlope'])
    const steeper = withAnswers(blank, { building: { roofSlope: 14 } })
    const taken = mergeDrafts(blank, sloped, steeper).settled(all('theirs'))
    expect(taken.project.building.roofSlope).toBe(14)
    expect(taken.project.origins).toBeUndefined()
  })

  it('goes on at the highest step and revision of the two', () => {
    const mine = { ...blank, maxNum: 3, step: 'solar', openedRevision: 2 }
    const theirs = { ...blank, maxNum: 5, openedRevision: 1 }
    expect(mergeDrafts(blank, mine, theirs).settled(all('mine'))).toMatchObject({
      step: 'solar',
      maxNum: 5,
      openedRevision: 2,
    })
  })
})

it('every field of the wizard is merged, alone or with others, once', () => {
  const { dateTime: _, origins: __, ...parts } = projectDraft.parse(blank.project)
  const every = Object.entries(parts).flatMap(([part, answers]) =>
    Object.keys(answers).map((name) => `${part}.${name}`),
  )
  expect([...answerPaths, ...filePaths].toSorted()).toEqual([...every, 'underlay'].toSorted())
  for (const units of [unitsOf(() => false), unitsOf(() => true)])
    expect(units.flat().toSorted()).toEqual(answerPaths.toSorted())
})
