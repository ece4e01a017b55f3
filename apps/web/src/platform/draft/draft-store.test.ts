import { emptyProject } from '@soundroof/contract/roofs/project/draft'
import { describe, expect, it } from 'vitest'
import { inMemory } from '../key-value.ts'
import { blankDraft, editedDraft, noDraft, readRecord, resumedDraft, wallClock } from './draft-record.ts'
import { createDraftStore } from './draft-store.ts'

const now = new Date(2026, 10, 3, 9, 5, 7)
const draft = { ...blankDraft(now), maxNum: 2 }
const record = { current: draft, unfinished: { step: 'solar' as const, project: draft.project, maxNum: 2 } }

describe('the draft on this device', () => {
  it('is still there after the page was closed', () => {
    const storage = inMemory()
    createDraftStore(storage, () => 'ann').write(record)
    expect(createDraftStore(storage, () => 'ann').record.get()).toEqual(record)
  })

  it('belongs to its user', () => {
    const storage = inMemory()
    let user = 'ann'
    const store = createDraftStore(storage, () => user)
    store.write(record)
    user = 'bob'
    store.reload()
    expect(store.record.get()).toEqual(noDraft)
  })

  it('is deleted for one user of the device, and for nobody else', () => {
    const storage = inMemory()
    const [ann, bob] = [createDraftStore(storage, () => 'ann'), createDraftStore(storage, () => 'bob')]
    for (const store of [ann, bob]) store.write(record)
    ann.forget()
    expect(ann.record.get()).toEqual(noDraft)
    expect(createDraftStore(storage, () => 'ann').record.get()).toEqual(noDraft)
    expect(createDraftStore(storage, () => 'bob').record.get()).toEqual(record)
  })

  it('lasts as long as the page in a browser without storage, and reports it', () => {
    const store = createDraftStore({ ...inMemory(), write: () => false }, () => 'ann')
    expect(store.write(record)).toBe(false)
    expect(store.record.get()).toEqual(record)
  })
})

describe('what was stored', () => {
  it.each([null, '', '{', 'null', '[]', '"x"', '{"current":{"project":{}}}', '{"unfinished":{"step":"solar"}}'])(
    'is no draft when it is damaged: %j',
    (text) => {
      expect(readRecord(text)).toEqual(noDraft)
    },
  )

  it('loses only the part that is damaged', () => {
    const text = JSON.stringify({ current: { ...draft, project: { nothing: 1 } }, unfinished: record.unfinished })
    expect(readRecord(text)).toEqual({ current: null, unfinished: record.unfinished })
  })

  it('never names a step that does not exist', () => {
    const text = JSON.stringify({ current: { ...draft, maxNum: 99 }, unfinished: { ...record.unfinished, step: 'x' } })
    expect(readRecord(text)).toEqual({ current: { ...draft, maxNum: 0 }, unfinished: null })
  })
})

describe('a draft', () => {
  it('is made at the wall clock of its maker', () => {
    expect(wallClock(now)).toBe('2026-11-03 09:05:07')
    expect(blankDraft(now).project).toEqual(emptyProject('2026-11-03 09:05:07'))
  })

  it('resumes in add mode with the steps it had reached', () => {
    expect(resumedDraft(record.unfinished)).toEqual(draft)
  })

  it('opens every step when it is edited', () => {
    expect(editedDraft(draft.project, 'h', true)).toMatchObject({ mode: 'edit', hash: 'h', readOnly: true, maxNum: 5 })
  })
})
