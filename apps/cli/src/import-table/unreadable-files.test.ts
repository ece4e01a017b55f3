import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-odd-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = (name: string) => join(folder, name)
const put = (name: string, value: unknown): string => {
  writeFileSync(path(name), typeof value === 'string' ? value : JSON.stringify(value))
  return path(name)
}
/** A command that hangs is ended, and has no status. */
const run = (...args: string[]) => {
  const options = ['--import', 'tsx', 'apps/cli/src/import-table.ts', ...args, '--tables', path('tables')]
  return spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8', timeout: 240_000 })
}
const good = () => put('good.json', sampleZcTable)

describe('nothing is written and nothing hangs', () => {
  it('when an input is a pipe or a folder', () => {
    execFileSync('mkfifo', [path('pipe.csv')])
    mkdirSync(path('folder.json'))
    const { status, stderr } = run(good(), path('pipe.csv'), path('folder.json'), path('none.csv'))
    expect(status).toBe(1)
    expect(stderr).toContain('pipe.csv:\n  it is no file: write the figures to a file, and name that\n')
    expect(stderr).toContain('folder.json:\n  it is no file: write the figures to a file, and name that\n')
    expect(stderr).toMatch(
      /none\.csv:\n {2}There is no \/.*none\.csv: check its name and folder\.\nNothing was written\.\n$/,
    )
    expect(existsSync(path('tables'))).toBe(false)
  })

  it('when a key or a name is __proto__', () => {
    const text = JSON.stringify(sampleZcTable)
    const keyed = put('key.json', text.replace('{', '{"__proto__":{"mass":1},'))
    const inner = put('inner.json', text.replace('"span"', '"__proto__":{},"span"'))
    const named = put('named.json', { ...sampleZcTable, name: '__proto__' })
    const { status, stderr } = run(good(), keyed, inner, named)
    expect(status).toBe(1)
    for (const file of [keyed, inner]) expect(stderr).toContain(`${file}:\n  "__proto__" is no entry of a table\n`)
    expect(stderr).toContain(`${named}:\n  name: there is no size __proto__; sizes are`)
    expect(existsSync(path('tables'))).toBe(false)
  })

  it('when one of the places is taken by a folder, or the folder by a file', () => {
    mkdirSync(path('tables/ZC15019.json'), { recursive: true })
    const hat = put('hat.json', sampleHatTable)
    const { status, stderr } = run(hat, good())
    expect([status, stderr]).toEqual([
      1,
      `${path('tables/ZC15019.json')} is a folder, no file: choose another name, or move it.\nNothing was written.\n`,
    ])
    expect(readdirSync(path('tables'))).toEqual(['ZC15019.json'])
    rmSync(path('tables'), { recursive: true })
    put('tables', 'x')
    expect(run(hat).stderr).toBe(
      `${path('tables')} stands in the way: move it, or choose another name.\nNothing was written.\n`,
    )
  })
})

describe('a folder of tables', () => {
  const assess = () =>
    spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        'apps/cli/src/assess.ts',
        'apps/cli/examples/shed-in-sydney.json',
        '--tables',
        path('tables'),
      ],
      { cwd: root, encoding: 'utf8', timeout: 240_000 },
    )

  it('with a pipe or a lost link in it is refused by name', () => {
    mkdirSync(path('tables'))
    execFileSync('mkfifo', [path('tables/ZC15019.json')])
    expect([assess().status, assess().stderr]).toEqual([1, `${path('tables/ZC15019.json')} is no file.\n`])
    rmSync(path('tables/ZC15019.json'))
    symlinkSync(path('gone'), path('tables/ZC15019.json'))
    expect(assess().stderr).toBe(`There is no ${path('tables/ZC15019.json')}: check its name and folder.\n`)
  })
})
