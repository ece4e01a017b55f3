import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { newUnderlay } from '@soundroof/contract/roofs/underlay/underlay'
import { describe, expect, it } from 'vitest'
import { inMemory } from '../key-value.ts'
import {
  begunDrafts,
  blankDraft,
  copyDraft,
  draftText,
  draftVersion,
  editedDraft,
  pictureToSend,
  readDraft,
  wallClock,
  withRoofName,
} from './draft-record.ts'
import { draftAt, editOf, followInEdit, startEdit } from './draft-store.ts'
import { createDraftStore, isUnsentInAny } from './drafts-of-user.ts'

const now = new Date(2026, 10, 3, 9, 5, 7)
const shed = { ...blankDraft('shed', now), step: 'solar' as const, maxNum: 2 }
const opened = { project: shed.project, underlay: null, revision: 4 }
const barn = { ...blankDraft('barn', now), step: 'header' as const, changedAt: shed.changedAt + 1 }
const edit = editedDraft(opened, 'h', false, now)
const underlay = newUnderlay('/files/roof.jpg')
const storeOf = (storage: ReturnType<typeof inMemory>, user = 'ann@example.org') =>
  createDraftStore(storage, () => user)

describe('the drafts on this device', () => {
  it('are all there after the page was closed', () => {
    const storage = inMemory()
    const store = storeOf(storage)
    for (const draft of [shed, barn, edit]) store.write(draft)
    expect(storeOf(storage).all.get()).toEqual({ shed, barn, 'edit-h': edit })
  })

  it('keep the photos that have not been sent, and name no damaged one', () => {
    const storage = inMemory()
    const unsent = [{ id: 'p', category: 'roof', name: 'north.jpg' }] as const
    storeOf(storage).write({ ...shed, unsent })
    expect(storeOf(storage).all.get().shed?.unsent).toEqual(unsent)
    const damaged = { ...shed, unsent: [...unsent, { id: 'q', category: 'toString', name: 'x' }, 7] }
    expect(readDraft(JSON.stringify({ version: draftVersion, ...damaged }))?.unsent).toEqual(unsent)
  })

  it('are found by the photo that one of them waits for, whoever is logged in', () => {
    const storage = inMemory()
    storeOf(storage, 'bob@example.org').write({ ...barn, unsent: [{ id: 'p', category: 'roof', name: 'north.jpg' }] })
    expect([isUnsentInAny(storage, 'p'), isUnsentInAny(storage, 'q')]).toEqual([true, false])
  })

  it('are changed in two tabs at once, each without touching the other', () => {
    const storage = inMemory()
    const [first, second] = [storeOf(storage), storeOf(storage)]
    first.write(shed)
    second.write(barn)
    first.write({ ...shed, maxNum: 3 })
    second.remove('nothing')
    expect(storeOf(storage).all.get()).toEqual({ shed: { ...shed, maxNum: 3 }, barn })
  })

  it('belong to their user, also where one address begins like another', () => {
    const storage = inMemory()
    let user = 'ann@example.org'
    const store = createDraftStore(storage, () => user)
    store.write(shed)
    for (const other of ['ann@example.org.au', 'ann@example.or', 'bob@example.org']) {
      user = other
      store.reload()
      expect(store.all.get()).toEqual({})
    }
  })

  it('are deleted for one user of the device, and for nobody else', () => {
    const storage = inMemory()
    const [ann, bob] = [storeOf(storage), storeOf(storage, 'bob@example.org')]
    for (const store of [ann, bob]) store.write(shed)
    ann.forget()
    expect(ann.all.get()).toEqual({})
    expect(storeOf(storage).all.get()).toEqual({})
    expect(storeOf(storage, 'bob@example.org').all.get()).toEqual({ shed })
  })

  it('last as long as the page in a browser without storage, and report it', () => {
    const store = createDraftStore({ ...inMemory(), write: () => false }, () => 'ann')
    expect(store.write(shed)).toBe(false)
    expect(store.all.get()).toEqual({ shed })
  })

  it('are known as not stored until the browser has room again', () => {
    let isFull = true
    const storage = inMemory()
    const store = createDraftStore(
      { ...storage, write: (key, value) => !isFull && storage.write(key, value) },
      () => 'ann',
    )
    store.write(shed)
    expect(store.unstored.get()).toEqual(['shed'])
    isFull = false
    store.write(barn)
    expect(store.unstored.get()).toEqual(['shed'])
    store.write(shed)
    expect(store.unstored.get()).toEqual([])
  })
})

describe('what was stored', () => {
  it.each([null, '', '{', 'null', '[]', '"x"', '{"version":3,"id":"x","project":{}}', '{"version":3}'])(
    'is no draft when it is damaged: %j',
    (text) => {
      expect(readDraft(text)).toBeNull()
    },
  )

  it('leaves the other drafts alone when one is damaged', () => {
    const storage = inMemory()
    storeOf(storage).write(shed)
    storage.write('soundroof.drafts/ann@example.org/x', '{')
    expect(storeOf(storage).all.get()).toEqual({ shed })
  })

  it('never names a step that does not exist', () => {
    const text = draftText({ ...shed, maxNum: 99, step: 'x' as 'solar' })
    expect(readDraft(text)).toEqual({ ...shed, maxNum: 0, step: null })
  })
})

describe('an address', () => {
  const all = { shed, barn, 'edit-h': edit }

  it('means the draft that it names', () => {
    expect(draftAt(all, 'barn', { type: 'add', draft: 'shed' })).toBe(shed)
    expect(draftAt(all, 'barn', { type: 'edit', project: 'h' })).toBe(edit)
    expect(draftAt(all, 'barn', { type: 'add', draft: 'gone' })).toBeNull()
    expect(draftAt(all, 'barn', { type: 'edit', project: 'gone' })).toBeNull()
    expect(draftAt(all, 'barn', { type: 'add', draft: 'constructor' })).toBeNull()
  })

  it('without a name means the one being added in this tab, else the latest', () => {
    expect(draftAt(all, 'shed', { type: 'add' })).toBe(shed)
    expect(draftAt(all, null, { type: 'add' })).toBe(barn)
    expect(draftAt(all, 'edit-h', {})).toBe(barn)
    expect(draftAt({}, 'shed', { type: 'add' })).toBeNull()
  })
})

describe('a draft', () => {
  it('is made at the wall clock of its maker', () => {
    expect(wallClock(now)).toBe('2026-11-03 09:05:07')
    expect(blankDraft('x', now).project).toEqual(emptyProject('2026-11-03 09:05:07'))
  })

  it('starts as a new project when it is a copy', () => {
    const { project, ...rest } = copyDraft('x', { ...shed.project, dateTime: '2025-01-01 10:00:00' }, now)
    expect(rest).toMatchObject({
      id: 'x',
      mode: 'add',
      hash: null,
      readOnly: false,
      maxNum: 5,
      step: 'header',
      // It shows a roof at another address.
      underlay: null,
    })
    expect(project.dateTime).toBe('2026-11-03 09:05:07')
  })

  it('keeps its picture, and loses one that is no picture', () => {
    const traced = { ...shed, underlay: { ...underlay, metres: 6.5, corners: [{ x: 0.1, y: 0.2 }] } }
    expect(readDraft(draftText(traced))).toEqual(traced)
    expect(readDraft(draftText(traced).replace('0.1', '7'))).toEqual({ ...shed, underlay: null })
  })

  it('sends a picture that it changed, a removed one too; another stays as it is by then', () => {
    const untouched = editedDraft({ ...opened, underlay }, 'h', false, now)
    expect(pictureToSend(untouched)).toEqual({})
    expect(pictureToSend({ ...untouched, isUnderlayChanged: true })).toEqual({ underlay })
    expect(pictureToSend({ ...untouched, underlay: null, isUnderlayChanged: true })).toEqual({ underlay: null })
    const { isUnderlayChanged: _, ...earlier } = untouched
    expect(readDraft(draftText(earlier as typeof untouched))?.isUnderlayChanged).toBe(true)
  })

  it('has the name of a roof that is renamed meanwhile', () => {
    const header = { ...shed.project.header, name: 'Smith, Roof 2' }
    const edited = editedDraft({ ...opened, project: { ...shed.project, header } }, 'h', false, now)
    expect(withRoofName(edited, 'North', 'Roof 2').project.header.name).toBe('Smith, North')
  })

  it('keeps the revision that it began from; one of an earlier release tells none', () => {
    expect(readDraft(draftText(edit))?.openedRevision).toBe(4)
    const { openedRevision: _, ...earlier } = edit
    expect(readDraft(draftText(earlier as typeof edit))?.openedRevision).toBeNull()
  })

  it('opens every step when it is edited', () => {
    const edited = editedDraft(opened, 'h', true, now)
    expect(edited).toMatchObject({ id: 'edit-h', mode: 'edit', hash: 'h', readOnly: true, maxNum: 5 })
  })

  it('is listed once something was entered, the latest change first', () => {
    const seen = editedDraft(opened, 'seen', true, now)
    const drafts = { shed, barn, edit, seen: { ...seen, step: 'solar' as const }, blank: blankDraft('blank', now) }
    expect(begunDrafts(drafts)).toEqual([barn, shed])
    expect(begunDrafts({ ...drafts, edit: { ...edit, step: 'solar' } })).toHaveLength(3)
  })
})

describe('what another screen saves', () => {
  const withPicture = (draft: typeof edit) => ({ ...draft, underlay })

  it('reaches the edit that waits on this device, and nothing else', () => {
    startEdit(opened, 'waiting', false, now)
    startEdit(opened, 'seen', true, now)
    for (const hash of ['waiting', 'seen', 'unknown']) followInEdit(hash, withPicture)
    expect(editOf('waiting')?.underlay).toEqual(underlay)
    expect([editOf('seen')?.underlay, editOf('unknown')]).toEqual([null, null])
  })
})
