import { readdirSync, readFileSync } from 'node:fs'
import { defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { describe, expect, it } from 'vitest'
import { inMemory } from '../key-value.ts'
import { blankDraft, draftText, draftVersion, readDraft, type WizardDraft } from './draft-record.ts'
import { createDraftStore } from './drafts-of-user.ts'
import { draftsOfRecord } from './single-draft.ts'

const folder = new URL('./earlier-drafts/', import.meta.url)
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const written = readdirSync(folder)
const draftIn = (name: string): WizardDraft | null => readDraft(textOf(name)) ?? draftsOfRecord(textOf(name))[0] ?? null

describe('a draft of an earlier version', () => {
  it.each(written)('opens with all that was entered: %s', (name) => {
    const draft = draftIn(name)
    expect(draft).toMatchObject({ mode: 'add', maxNum: 4, step: 'structure' })
    expect(draft?.project).toMatchObject({ building: { length: 30, terrain: 4 }, options: { arrayMass: 12 } })
    expect(draft?.project.structure).toMatchObject({ section: 'Z', spacing: 1200 })
  })

  it('has the default of an assumption that is no longer offered', () => {
    expect(draftIn('version-1-max-step.json')?.project.options.designLife).toBe(defaultOptions.designLife)
  })

  it('exists for every version, this one included', () => {
    const versions = written.map((name) => JSON.parse(textOf(name)).version ?? 1)
    expect([...new Set(versions)].sort()).toEqual(Array.from({ length: draftVersion }, (_, index) => index + 1))
  })
})

describe('the single record of earlier versions', () => {
  const single = JSON.parse(textOf('version-2.json'))
  const edited = { ...single.current, mode: 'edit', hash: 'h' }
  const carried = (record: unknown) => {
    const storage = inMemory()
    storage.write('soundroof.draft.ann@example.org', JSON.stringify(record))
    const { all } = createDraftStore(storage, () => 'ann@example.org')
    return { storage, drafts: all.get() }
  }

  it('becomes one draft, whose uploads and last change are found by the moment when it was begun', () => {
    const { storage, drafts } = carried(single)
    expect(Object.keys(drafts)).toEqual(['2026-11-21 9:05:00'])
    expect(new Date(drafts['2026-11-21 9:05:00']?.changedAt ?? 0)).toEqual(new Date(2026, 10, 21, 9, 5))
    expect(storage.keys('soundroof.')).toEqual(['soundroof.drafts/ann@example.org/2026-11-21 9:05:00'])
  })

  it('becomes two where a stored project was edited beside the unfinished one', () => {
    const { drafts } = carried({ ...single, current: edited })
    expect(drafts['edit-h']).toMatchObject({ mode: 'edit', hash: 'h', step: 'header' })
    expect(drafts['2026-11-21 9:05:00']).toMatchObject({ mode: 'add', hash: null, step: 'structure' })
  })

  it('keeps what is whole when a part is damaged', () => {
    expect(Object.keys(carried({ ...single, current: { project: { nothing: 1 } } }).drafts)).toHaveLength(1)
    expect(Object.keys(carried({ ...single, unfinished: null }).drafts)).toHaveLength(1)
  })

  it('never replaces a draft that was carried over before', () => {
    const { storage } = carried(single)
    const [key = ''] = storage.keys('soundroof.drafts/')
    const changed = { ...(readDraft(storage.read(key)) as WizardDraft), maxNum: 5 }
    storage.write(key, draftText(changed))
    storage.write('soundroof.draft.ann@example.org', JSON.stringify(single))
    expect(createDraftStore(storage, () => 'ann@example.org').all.get()[changed.id]).toEqual(changed)
  })

  it('stays where the browser has no room for the drafts', () => {
    const storage = inMemory()
    storage.write('soundroof.draft.ann', JSON.stringify(single))
    createDraftStore({ ...storage, write: () => false }, () => 'ann')
    expect(storage.read('soundroof.draft.ann')).not.toBeNull()
  })
})

describe('a draft of this version', () => {
  const made = blankDraft('x', new Date(2026, 10, 3))
  const stored = JSON.parse(draftText(made))

  it('carries its number', () => {
    expect(stored.version).toBe(draftVersion)
  })

  it('opens with what is missing at its default', () => {
    const steps = Object.entries(emptyProject(made.project.dateTime)).filter(([name]) => name !== 'dateTime')
    for (const [step, answers] of steps)
      for (const field of Object.keys(answers ?? {})) {
        const older = structuredClone(stored)
        delete older.project[step][field]
        expect(readDraft(JSON.stringify(older))).toEqual(made)
      }
    for (const [step] of steps) {
      const older = structuredClone(stored)
      delete older.project[step]
      expect(readDraft(JSON.stringify(older))).toEqual(made)
    }
  })

  it('is not opened by an older product', () => {
    expect(readDraft(JSON.stringify({ ...stored, version: draftVersion + 1 }))).toBeNull()
  })
})
