import { emptyProject } from '@soundroof/contract/roofs/project/draft'
import { describe, expect, it } from 'vitest'
import { blankDraft, editedDraft } from './draft-record.ts'
import { isReplaced, unsavedEdit } from './unsaved-edit.ts'

const stored = emptyProject('2026-11-03 09:05:07')
const changed = { ...stored, header: { ...stored.header, name: 'Shed' } }

describe('an edit on this device', () => {
  it('is unsaved when it differs from the stored project', () => {
    const local = editedDraft(changed, 'a', false)
    expect(unsavedEdit(local, 'a', stored)).toBe(local)
  })

  it('is no change when only the order of properties differs', () => {
    const reversed = Object.fromEntries(Object.entries(stored).reverse()) as typeof stored
    expect(unsavedEdit(editedDraft(reversed, 'a', false), 'a', stored)).toBeNull()
  })

  it('belongs to its own project; a read-only project has none', () => {
    expect(unsavedEdit(editedDraft(changed, 'b', false), 'a', stored)).toBeNull()
    expect(unsavedEdit(editedDraft(changed, 'a', true), 'a', stored)).toBeNull()
    expect(unsavedEdit(null, 'a', stored)).toBeNull()
  })
})

describe('the project of another tab', () => {
  const first = blankDraft(new Date(2026, 10, 3, 9, 5, 7))

  it('replaces one that was begun at another moment or is stored elsewhere', () => {
    expect(isReplaced(first, blankDraft(new Date(2026, 10, 3, 9, 5, 8)))).toBe(true)
    expect(isReplaced(first, editedDraft(stored, 'a', false))).toBe(true)
  })

  it('is the same when it was continued there, and none when it was finished', () => {
    expect(isReplaced(first, { ...first, project: { ...changed, dateTime: first.project.dateTime }, maxNum: 3 })).toBe(
      false,
    )
    expect(isReplaced(first, null)).toBe(false)
    expect(isReplaced(null, first)).toBe(false)
  })
})
