import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogueWith } from './catalogue-with.ts'
import { importedTablesIn } from './imported-tables.ts'
import { catalogue } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-tables-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

describe('the folder of imported tables', () => {
  it('is empty where there is none', () => {
    expect(importedTablesIn(join(folder, 'none'))).toEqual({})
    expect(importedTablesIn(folder)).toEqual({})
  })

  it('gives every table by name, with what looks odd in it now', () => {
    put('ZC15019.json', {
      ...sampleZcTable,
      simpleMaxSpan: [1140, 5400, 5400, 5400],
      oddValues: ['invented'],
      oddValueCount: 99,
    })
    put('TS4055.json', sampleHatTable)
    put('.hidden', 'left alone')
    const tables = importedTablesIn(folder)
    expect(Object.keys(tables)).toEqual(['TS4055', 'ZC15019'])
    expect(tables.TS4055).toEqual({ ...sampleHatTable, oddValues: [] })
    expect(tables.ZC15019?.oddValues).toEqual([
      'single, max span with 0 rows of bridging: 1140 mm, but the table has no such span',
    ])
  })

  it.each([
    ['ZC15019.json', '{', /ZC15019\.json is not a capacity table:\n {2}.*JSON/],
    ['ZC15019.json', '', /is not a capacity table:\n {2}.*JSON/],
    ['ZC15024.json', sampleZcTable, /it holds ZC15019: its name must be ZC15019\.json/],
    ['zc15019.json', sampleZcTable, /its name must be ZC15019\.json/],
    ['maker.csv', 'support,span', /enter others with npm run import-table/],
    ['ZC15019.json', ' '.repeat(3_000_000), /larger than 2 MB/],
    ['ZC15019.json', { ...sampleZcTable, source: '' }, /\n {2}source: Enter source!/],
    [
      'ZC15019.json',
      { ...sampleZcTable, lapped: [...sampleZcTable.lapped].reverse() },
      /spans must increase\n.*\n.*\n.*\n.*\n {2}and 23 more$/,
    ],
  ])('says why %s cannot be read', (name, content, reason) => {
    put(name, content)
    expect(() => importedTablesIn(folder)).toThrow(reason)
  })

  it('waits for no pipe', () => {
    spawnSync('mkfifo', [join(folder, 'ZC15019.json')])
    expect(() => importedTablesIn(folder)).toThrow('it is a pipe or a device')
  })

  it('says which file it may not read', () => {
    symlinkSync(join(folder, 'none'), join(folder, 'ZC15019.json'))
    expect(() => importedTablesIn(folder)).toThrow(/ZC15019\.json is not a capacity table:\n {2}ENOENT/)
  })

  it('takes no folders', () => {
    mkdirSync(join(folder, 'ZC15019.json'))
    expect(() => importedTablesIn(folder)).toThrow('only files')
  })
})

describe('the catalogue in force', () => {
  it('is the published one without imported tables, and again when they are gone', () => {
    expect(catalogueWith({})).toBe(catalogue)
    put('ZC15019.json', sampleZcTable)
    expect(catalogueWith(importedTablesIn(folder)).purlins.ZC15019?.origin).toBe('imported')
    rmSync(join(folder, 'ZC15019.json'))
    expect(catalogueWith(importedTablesIn(folder))).toBe(catalogue)
  })

  it('has the imported table of a size, the others as they were, and a version of its own', () => {
    const merged = catalogueWith({ ZC15019: sampleZcTable })
    expect(merged.purlins).toEqual({ ...catalogue.purlins, ZC15019: sampleZcTable })
    expect({ ...merged, version: '', purlins: {} }).toEqual({ ...catalogue, version: '', purlins: {} })
    expect(merged.version).toMatch(/^[0-9a-f]{16}$/)
    const other = catalogueWith({ ZC15019: { ...sampleZcTable, mass: 4.54 } })
    expect(new Set([catalogue.version, merged.version, other.version]).size).toBe(3)
    expect(catalogueWith({ ZC15019: sampleZcTable }).version).toBe(merged.version)
  })
})
