import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { importedProductsIn } from '@soundroof/data/imported-products'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moduleCsv as module, rackingCsv as racking } from './testing/sample-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-import-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('the commands', () => {
  const cli = fileURLToPath(new URL('..', import.meta.url))
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(cli, `${command}.ts`), ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(folder, 'data') },
    })

  it('write where the server looks, all files or none', () => {
    const good = fileOf('rail.csv', racking)
    const bad = fileOf('bad.csv', racking.replace('example-rail', 'bad-rail').replace('kNm2,4', 'kNm2,-4'))
    const refused = run('import-racking', good, bad)
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/bad\.csv:\n {2}row 9, rail_stiffness_knm2: -4.*\nNothing was written\.\n$/),
    ])
    expect(readdirSync(folder)).not.toContain('data')
    const written = run('import-racking', good)
    expect([written.status, written.stderr]).toEqual([0, ''])
    expect(written.stdout).toMatch(
      /^example-rail: Example rail, 2026-03\n {2}Rail EI 4 kN m2, design moment 0\.5 kN m; 4 capacities of fixings\.\n {2}Written to .*racking\/example-rail\.json\.\n/,
    )
    expect(run('import-module', fileOf('module.csv', module)).status).toBe(0)
    expect(importedProductsIn(join(folder, 'data'))).toEqual({
      racking: { 'example-rail': sampleRacking },
      modules: { 'example-module': sampleModule },
    })
  })

  it('only report with --check', () => {
    const checked = run('import-module', fileOf('module.csv', module), '--check')
    expect([checked.status, checked.stdout]).toEqual([
      0,
      'example-module: Example module, Revision 4\n  1762 x 1134 mm, 21.1 kg; 1 clamp arrangements.\n',
    ])
    expect(readdirSync(folder)).toEqual(['module.csv'])
  })

  it('need a file, and say how they are used', () => {
    expect(run('import-module').stderr).toBe('One file at least is needed. See --help.\n')
    expect(run('import-racking', '--help').stdout).toMatch(/^npm run -s import-racking -- file\.csv\|file\.json/)
  })

  it('write as JSON what the server reads', () => {
    run('import-racking', fileOf('rail.csv', racking), '--products', join(folder, 'elsewhere'))
    const text = readFileSync(join(folder, 'elsewhere/racking/example-rail.json'), 'utf8')
    expect(JSON.parse(text)).toEqual(sampleRacking)
  })
})
