import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openInFolder as openTelling } from './database-folder.ts'

let folder: string
beforeEach(() => {
  told = []
  folder = join(mkdtempSync(join(tmpdir(), 'soundroof-database-')), 'database')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

let told: string[] = []
const openInFolder = <T>(place: string, open: () => Promise<T>) => openTelling(place, open, (line) => told.push(line))

/** What PostgreSQL writes at its first start, reduced to what this test needs. */
const initialise = async () => {
  writeFileSync(join(folder, 'PG_VERSION'), '17\n')
  mkdirSync(join(folder, 'base'))
  return 'open'
}
/** What stands in the folder beside what was set aside. */
const inUse = () =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('set-aside-'))
    .sort()
const notMade = 'DATA_DIR: no database could be created in '
const crash = async () => {
  await initialise()
  throw new Error('the power failed')
}

it('starts a new database in a folder that is missing, and opens it again', async () => {
  expect(await openInFolder(folder, initialise)).toBe('open')
  expect(readdirSync(folder).sort()).toEqual(['PG_VERSION', 'base'])
  writeFileSync(join(folder, 'base/1'), 'rows')
  expect(await openInFolder(folder, async () => 'open again')).toBe('open again')
  expect(readFileSync(join(folder, 'base/1'), 'utf8')).toBe('rows')
})

it('refuses a folder that lost its PG_VERSION, and touches nothing in it', async () => {
  await openInFolder(folder, initialise)
  rmSync(join(folder, 'PG_VERSION'))
  const open = openInFolder(folder, initialise)
  await expect(open).rejects.toThrow(
    `DATA_DIR: ${folder} holds files but no PG_VERSION. Restore it from a backup, or move it away to start with an empty database.`,
  )
  expect(readdirSync(folder)).toEqual(['base'])
})

it('takes the root of a disk of its own for empty', async () => {
  mkdirSync(join(folder, 'lost+found'), { recursive: true })
  await expect(openInFolder(folder, crash)).rejects.toThrow(notMade)
  expect(await openInFolder(folder, initialise)).toBe('open')
  expect(inUse()).toEqual(['PG_VERSION', 'base', 'lost+found'])
})

it('begins anew after a first start that was cut short', async () => {
  await expect(openInFolder(folder, crash)).rejects.toThrow(notMade)
  expect(existsSync(join(folder, 'base'))).toBe(true)
  expect(await openInFolder(folder, initialise)).toBe('open')
  expect(inUse()).toEqual(['PG_VERSION', 'base'])
})

it('sets a database aside that was restored beside the marker, and deletes nothing of it', async () => {
  await expect(openInFolder(folder, crash)).rejects.toThrow(notMade)
  writeFileSync(join(folder, 'base/1'), 'rows')
  expect(await openInFolder(folder, initialise)).toBe('open')
  const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('set-aside-'))
  expect(readFileSync(join(folder, aside, 'base/1'), 'utf8')).toBe('rows')
  const place = join(folder, aside)
  expect(told).toEqual([
    `DATA_DIR: ${folder} is marked as an unfinished first start, so all it held is now in ${place} and the database begins empty. If that was a restored database, stop the server, remove all else from ${folder} and move the contents of ${place} back.`,
  ])
})

it('refuses a marker that is a folder', async () => {
  mkdirSync(join(folder, 'first-start-unfinished'), { recursive: true })
  const mark = join(folder, 'first-start-unfinished')
  await expect(openInFolder(folder, initialise)).rejects.toThrow(`DATA_DIR: ${mark} is a folder. Move it away.`)
})

it.each(['missing', 'set aside'])('makes no empty database beside uploads whose own is %s', async (state) => {
  const uploads = join(folder, '../files')
  mkdirSync(join(uploads, 'company'), { recursive: true })
  if (state === 'set aside') mkdirSync(join(folder, 'set-aside-1'), { recursive: true })
  await expect(openInFolder(folder, initialise)).rejects.toThrow(
    `DATA_DIR: ${uploads} holds uploads but there is no database in ${folder}. Restore it from a backup, or move`,
  )
})
