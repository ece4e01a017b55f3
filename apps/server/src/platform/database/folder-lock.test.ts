import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockByFile, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ofAProcessThatIsGone = '4194999'

describe('a locked folder', () => {
  it('is refused until it is released', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow('Another Soundroof is running')
    lock.release()
    const again = await lockFolder(folder)
    again.release()
  })

  it('is its own only', async () => {
    const lock = await lockFolder(folder)
    const other = await lockFolder(join(folder, 'other'))
    other.release()
    lock.release()
  })
})

describe('where there are no abstract sockets, a file', () => {
  it('keeps a living process’s folder', () => {
    writeFileSync(join(folder, 'process.lock'), '1')
    expect(() => lockByFile(folder)).toThrow('Another Soundroof is running')
  })

  it('is taken over from a process that is gone, and from nonsense', () => {
    for (const left of [ofAProcessThatIsGone, 'nonsense', '']) {
      writeFileSync(join(folder, 'process.lock'), left)
      lockByFile(folder).release()
    }
  })
})
