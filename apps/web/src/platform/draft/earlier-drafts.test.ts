import { readdirSync, readFileSync } from 'node:fs'
import { defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { emptyProject } from '@soundroof/contract/roofs/project/draft'
import { describe, expect, it } from 'vitest'
import { blankDraft, draftVersion, noDraft, readRecord, recordText } from './draft-record.ts'

const folder = new URL('./earlier-drafts/', import.meta.url)
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const written = readdirSync(folder)

describe('a draft of an earlier version', () => {
  it.each(written)('opens with all that was entered: %s', (name) => {
    const { current, unfinished } = readRecord(textOf(name))
    expect(current).toMatchObject({ mode: 'add', maxNum: 4, project: { building: { length: 30, terrain: 4 } } })
    expect(current?.project.structure).toMatchObject({ section: 'Z', spacing: 1200 })
    expect(current?.project.options.arrayMass).toBe(12)
    expect(unfinished).toEqual({ step: 'structure', maxNum: 4, project: current?.project })
  })

  it('has the default of an assumption that is no longer offered', () => {
    const { current } = readRecord(textOf('version-1-max-step.json'))
    expect(current?.project.options.designLife).toBe(defaultOptions.designLife)
  })

  it('exists for every version, this one included', () => {
    const versions = written.map((name) => JSON.parse(textOf(name)).version ?? 1)
    expect([...new Set(versions)].sort()).toEqual(Array.from({ length: draftVersion }, (_, index) => index + 1))
  })
})

describe('a draft of this version', () => {
  const made = blankDraft(new Date(2026, 10, 3))
  const stored = JSON.parse(recordText({ current: made, unfinished: null }))

  it('carries its number', () => {
    expect(stored.version).toBe(draftVersion)
  })

  it('opens with what is missing at its default', () => {
    const steps = Object.entries(emptyProject(made.project.dateTime)).filter(([name]) => name !== 'dateTime')
    for (const [step, answers] of steps)
      for (const field of Object.keys(answers)) {
        const older = structuredClone(stored)
        delete older.current.project[step][field]
        expect(readRecord(JSON.stringify(older)).current).toEqual(made)
      }
    for (const [step] of steps) {
      const older = structuredClone(stored)
      delete older.current.project[step]
      expect(readRecord(JSON.stringify(older)).current).toEqual(made)
    }
  })

  it('is not opened by an older product', () => {
    expect(readRecord(JSON.stringify({ ...stored, version: draftVersion + 1 }))).toEqual(noDraft)
  })
})
