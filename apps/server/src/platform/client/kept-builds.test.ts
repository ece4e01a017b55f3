import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { folderStore } from '../files/folder-store.ts'
import { assetType, formerFiles, keepBuild } from './kept-builds.ts'

const place = mkdtempSync(join(tmpdir(), 'soundroof-builds-'))
const [folder, stored] = [join(place, 'assets'), join(place, 'files')]
const objectStore = folderStore(stored)
afterAll(() => rmSync(place, { recursive: true }))

beforeEach(() => {
  for (const each of [folder, stored]) rmSync(each, { recursive: true, force: true })
})

const build = async (...names: readonly string[]): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const name of names) writeFileSync(join(folder, name), `content of ${name}`)
  await keepBuild({ folder, objectStore })
}

let time = 0
const former = () => formerFiles(objectStore, () => new Date(time))
const found = async (name: string, find = former()) => {
  const bytes = await find(name)
  return bytes && Buffer.from(bytes).toString()
}

describe('files of a former build', () => {
  it('are there for the build before the present one and the one before that, no longer', async () => {
    for (const number of [1, 2, 3, 4]) await build(`main-0000000${number}.js`, 'font-00000000.woff2')
    expect(await found('main-00000001.js')).toBeNull()
    for (const number of [2, 3, 4])
      expect(await found(`main-0000000${number}.js`)).toBe(`content of main-0000000${number}.js`)
    expect(await found('font-00000000.woff2')).toBe('content of font-00000000.woff2')
    expect(readdirSync(join(stored, 'builds/assets'))).toHaveLength(4)
  })

  it('stay where an older build is served again', async () => {
    for (const number of [1, 2, 1, 2, 1, 3]) await build(`main-0000000${number}.js`)
    for (const number of [1, 2, 3]) expect(await found(`main-0000000${number}.js`)).not.toBeNull()
  })

  it('are found where another server has kept a newer build, and made-up names are asked for twice a minute at most', async () => {
    await build('main-00000001.js')
    const find = former()
    expect(await found('main-00000002.js', find)).toBeNull()
    await build('main-00000002.js')
    expect(await found('main-00000002.js', find)).toBeNull()
    time += 30_000
    expect(await found('main-00000002.js', find)).not.toBeNull()
  })

  it('are none where nothing is built', async () => {
    await keepBuild({ folder, objectStore })
    expect(await found('main-00000001.js')).toBeNull()
  })

  it.each(['../builds.json', '..', 'builds.json', 'main-00000001.js/..', 'main-00000001.html', '', 'x\0-00000001.js'])(
    'are not asked for by the name %j',
    async (name) => {
      await build('main-00000001.js')
      writeFileSync(join(stored, 'secret-00000001.js'), 'hidden')
      expect(assetType(name)).toBeNull()
      expect(await found(name)).toBeNull()
    },
  )

  it('are those of the record alone', async () => {
    await build('main-00000001.js')
    writeFileSync(join(stored, 'builds/assets/other-00000001.js'), 'put there by somebody else')
    expect(await found('other-00000001.js')).toBeNull()
  })
})
