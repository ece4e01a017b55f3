import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { newUnderlay } from '@soundroof/contract/roofs/underlay/underlay'
import { describe, expect, it } from 'vitest'
import { editedDraft } from './draft-record.ts'
import { isAsSaved, unsavedEdit } from './unsaved-edit.ts'

const stored = { project: emptyProject('2026-11-03 09:05:07'), underlay: newUnderlay('/files/roof.jpg'), revision: 1 }
const now = new Date(2026, 10, 3)
const changed = { ...stored, project: { ...stored.project, header: { ...stored.project.header, name: 'Shed' } } }

describe('an edit on this device', () => {
  it('is unsaved when it differs from the stored project', () => {
    const local = editedDraft(changed, 'a', false, now)
    expect(unsavedEdit(local, 'a', stored)).toEqual(local)
  })

  it('is unsaved while a photo of it has not been sent', () => {
    const unsent = [{ id: 'p', category: 'roof', name: 'north.jpg' }] as const
    const local = { ...editedDraft(stored, 'a', false, now), unsent }
    expect(unsavedEdit(local, 'a', stored)).toEqual(local)
  })

  it('is no change when only the order of properties differs', () => {
    const reversed = Object.fromEntries(Object.entries(stored.project).reverse()) as typeof stored.project
    expect(unsavedEdit(editedDraft({ ...stored, project: reversed }, 'a', false, now), 'a', stored)).toBeNull()
  })

  it('is no change when only the signatures of its photos differ', () => {
    const signed = (query: string) => ({
      project: { ...stored.project, photos: { ...stored.project.photos, roof: [`/files/a.jpg${query}`] } },
      underlay: newUnderlay(`/files/roof.jpg${query}`),
      revision: 1,
    })
    const local = editedDraft(signed('?expires=1&signature=x'), 'a', false, now)
    expect(unsavedEdit(local, 'a', signed('?expires=2&signature=y'))).toBeNull()
    expect(unsavedEdit(local, 'a', stored)).not.toBeNull()
  })

  it('is unsaved when it changed only what is traced on its picture', () => {
    const traced = editedDraft({ ...stored, underlay: { ...stored.underlay, metres: 7 } }, 'a', false, now)
    const local = { ...traced, isUnderlayChanged: true }
    expect(unsavedEdit(local, 'a', stored)).toEqual(local)
    expect(unsavedEdit({ ...local, underlay: null }, 'a', stored)).not.toBeNull()
  })

  it('has the picture that somebody else added meanwhile, which is no change of its own', () => {
    expect(unsavedEdit(editedDraft({ ...stored, underlay: null }, 'a', false, now), 'a', stored)).toBeNull()
    const local = editedDraft({ ...changed, underlay: null }, 'a', false, now)
    expect(unsavedEdit(local, 'a', stored)?.underlay).toEqual(stored.underlay)
  })

  it('belongs to its own project; a read-only project has none', () => {
    expect(unsavedEdit(editedDraft(changed, 'b', false, now), 'a', stored)).toBeNull()
    expect(unsavedEdit(editedDraft(changed, 'a', true, now), 'a', stored)).toBeNull()
    expect(unsavedEdit(null, 'a', stored)).toBeNull()
  })
})

describe('a draft that was saved', () => {
  const sent = editedDraft(changed, 'a', false, now)

  it('is as it was sent where nothing was entered since, whatever the server has signed', () => {
    expect(isAsSaved({ ...sent, maxNum: 2, changedAt: 7 }, sent)).toBe(true)
  })

  it('is as it was sent with half a number that was there before', () => {
    const half = { ...sent, refused: { 'roofCover/pitch': '7 m' } }
    expect([isAsSaved(half, half), isAsSaved({ ...half, refused: { 'roofCover/pitch': '7' } }, half)]).toEqual([
      true,
      false,
    ])
  })

  it.each([
    ['an answer', { project: stored.project }],
    ['a picture', { underlay: null }],
    ['a photo that is not sent', { unsent: [{ id: 'p', category: 'roof', name: 'north.jpg' }] as const }],
    ['half a number', { refused: { 'building/length': '7 m' } }],
  ])('is not where %s came since', (_, since) => {
    expect(isAsSaved({ ...sent, ...since }, sent)).toBe(false)
  })
})
