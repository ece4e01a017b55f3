import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePrivate } from './private-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (place: string): number => statSync(place).mode & 0o777

describe('a private folder', () => {
  it('is made for its owner alone', () => {
    makePrivate(join(folder, 'a/b'))
    expect(modeOf(join(folder, 'a/b'))).toBe(0o700)
  })

  it('closes one that was open, with the folders in it', () => {
    mkdirSync(join(folder, 'files'))
    for (const place of [folder, join(folder, 'files')]) chmodSync(place, 0o755)
    makePrivate(folder)
    expect([modeOf(folder), modeOf(join(folder, 'files'))]).toEqual([0o700, 0o700])
  })

  it('leaves folders of others as they are, and the one that holds them', () => {
    const [foreign, files] = [join(folder, 'www'), join(folder, 'files')]
    for (const place of [foreign, files]) mkdirSync(place)
    for (const place of [folder, foreign, files]) chmodSync(place, 0o755)
    makePrivate(folder)
    expect([modeOf(folder), modeOf(foreign), modeOf(files)]).toEqual([0o755, 0o755, 0o700])
  })
})
