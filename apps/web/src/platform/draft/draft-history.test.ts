import { emptyProject, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { describe, expect, it } from 'vitest'
import { changesBetween, type History, noHistory, readHistory, recorded, redone, undone } from './draft-history.ts'

const blank = emptyProject('2026-11-23 09:00:00')
const sized = (change: Partial<ProjectDraft['building']>, from = blank): ProjectDraft => ({
  ...from,
  building: { ...from.building, ...change },
})
const withPhotos = (roof: string[], from = blank): ProjectDraft => ({ ...from, photos: { ...from.photos, roof } })

type Made = { readonly project: ProjectDraft; readonly after?: number; readonly isSameAction?: boolean }

/** History of a project after changes, each some milliseconds after the one before. */
const made = (...changes: readonly Made[]): { readonly history: History; readonly project: ProjectDraft } => {
  let [history, project, at] = [noHistory, blank, 0]
  for (const { project: next, after = 10_000, isSameAction = false } of changes) {
    at += after
    const entry = { step: 'building' as const, at, changes: changesBetween(project, next) }
    history = recorded(history, entry, isSameAction)
    project = next
  }
  return { history, project }
}

describe('a change', () => {
  it('names what differs, and nothing else', () => {
    expect(changesBetween(blank, sized({ length: 20, state: 2 }))).toEqual({
      'building.length': [null, 20],
      'building.state': [null, 2],
    })
    expect(changesBetween(blank, structuredClone(blank))).toEqual({})
  })

  it('is undone and made again', () => {
    const { history, project } = made({ project: sized({ length: 20 }) }, { project: sized({ length: 20, width: 9 }) })
    const back = undone(history, project)
    expect(back?.project).toEqual(sized({ length: 20 }))
    const start = back && undone(back.history, back.project)
    expect(start?.project).toEqual(blank)
    const again = start && redone(start.history, start.project)
    expect(again?.project).toEqual(sized({ length: 20 }))
    const all = again && redone(again.history, again.project)
    expect([all?.project, all?.history]).toEqual([project, history])
    expect(undone(noHistory, blank)).toBeNull()
    expect(redone(history, project)).toBeNull()
  })

  it('is one while somebody types on in one field, until a pause', () => {
    const typing = made(
      { project: sized({ length: 1 }) },
      { project: sized({ length: 12 }), after: 300 },
      { project: sized({ length: 120 }), after: 300 },
    )
    expect(typing.history.past.map(({ changes }) => changes)).toEqual([{ 'building.length': [null, 120] }])
    expect(made({ project: sized({ length: 1 }) }, { project: sized({ length: 12 }) }).history.past).toHaveLength(2)
  })

  it('is one for each choice, however fast', () => {
    const chosen = made({ project: sized({ terrain: 1 }) }, { project: sized({ terrain: 2 }), after: 100 })
    expect(chosen.history.past).toHaveLength(2)
  })

  it('is one for everything that a single press has changed', () => {
    const place = made(
      { project: sized({ state: 2 }) },
      { project: sized({ state: 2, area: 1 }), after: 0, isSameAction: true },
      { project: sized({ state: 2, area: 1, location: 3 }), after: 0, isSameAction: true },
    )
    expect(undone(place.history, place.project)?.project).toEqual(blank)
  })

  it('is none when typing ends where it began', () => {
    expect(made({ project: sized({ length: 1 }) }, { project: blank, after: 300 }).history.past).toEqual([])
    expect(made({ project: blank }).history).toEqual(noHistory)
  })

  it('brings back a photo that was removed', () => {
    const { history, project } = made({ project: withPhotos(['a', 'b']) }, { project: withPhotos(['b']) })
    expect(undone(history, project)?.project.photos.roof).toEqual(['a', 'b'])
  })

  it('leaves what was changed since in other fields', () => {
    const { history } = made({ project: sized({ length: 20 }) })
    expect(undone(history, sized({ length: 20, width: 7 }))?.project).toEqual(sized({ width: 7 }))
  })
})

describe('the history', () => {
  it('keeps the last hundred changes', () => {
    const many = Array.from({ length: 130 }, (_, length) => ({ project: sized({ length: length + 1 }) }))
    const { history } = made(...many)
    expect(history.past).toHaveLength(100)
    expect(history.past[0]?.changes).toEqual({ 'building.length': [30, 31] })
  })

  it('forgets what was undone once something else is changed', () => {
    const { history, project } = made({ project: sized({ length: 20 }) })
    const back = undone(history, project)
    const entry = { step: 'building' as const, at: 10_001, changes: changesBetween(blank, sized({ width: 5 })) }
    expect(recorded(back?.history ?? noHistory, entry, false).future).toEqual([])
  })

  it('is read as it was stored, without damaged changes', () => {
    const { history } = made({ project: sized({ length: 20 }) })
    expect(readHistory(JSON.stringify(history))).toEqual(history)
    const damaged = { past: [...history.past, { step: 'x' }, 5, { step: 'solar', at: 1, changes: { a: 1 } }] }
    expect(readHistory(JSON.stringify(damaged))).toEqual(history)
    for (const text of [null, '', '{', '[]', '5']) expect(readHistory(text)).toEqual(noHistory)
  })

  it('never writes what is no value of a field', () => {
    const history = {
      past: [{ step: 'building' as const, at: 1, changes: { 'building.length': ['long', 5] as const } }],
      future: [],
    }
    expect(undone(history, sized({ length: 5 }))).toBeNull()
    const unknown = {
      past: [{ step: 'building' as const, at: 1, changes: { 'nothing.at': [1, 2] as const } }],
      future: [],
    }
    expect(undone(unknown, blank)).toBeNull()
  })
})
