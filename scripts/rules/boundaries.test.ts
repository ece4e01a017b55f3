import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { cruised } from '../boundaries.mjs'

const made: string[] = []

/** The rules that a small tree of files breaks. */
const violationsIn = async (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  made.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { violations } = await cruised(folder, [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))])
  return [...new Set(violations.map(({ rule }) => rule))].sort()
}

const textImporting = (imported: string) =>
  imported ? `import { x } from '${imported}'\nexport const y = x\n` : 'export const x = 1\n'

/** Every file imports the one named beside it. */
const violationsOf = (imports: Readonly<Record<string, string>>) =>
  violationsIn(Object.fromEntries(Object.entries(imports).map(([path, imported]) => [path, textImporting(imported)])))

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

describe('the import rules refuse', () => {
  it('an engine that reads a file', async () => {
    expect(await violationsOf({ 'packages/engine/src/assess.ts': 'node:fs' })).toContain('engine-is-pure')
  })

  it('an engine or a server that makes capacity tables', async () => {
    const tables = { 'packages/engine/tables/generate.ts': '' }
    const engine = { 'packages/engine/src/assess.ts': '../tables/generate.ts', ...tables }
    expect(await violationsOf(engine)).toContain('tables-are-made-offline')
    const server = { 'apps/server/src/main.ts': '../../../packages/engine/tables/generate.ts', ...tables }
    expect(await violationsOf(server)).toEqual(['tables-are-made-offline'])
  })

  it('a package that knows an application', async () => {
    const tree = { 'packages/report/src/pdf.ts': '../../../apps/server/src/main.ts', 'apps/server/src/main.ts': '' }
    expect(await violationsOf(tree)).toEqual(['packages-and-data-never-import-apps'])
  })

  it('a report that calculates', async () => {
    const tree = { 'packages/report/src/pdf.ts': '../../engine/src/assess.ts', 'packages/engine/src/assess.ts': '' }
    expect(await violationsOf(tree)).toEqual(['report-takes-a-result'])
  })

  it('a feature that knows another, and the application', async () => {
    const tree = {
      'apps/web/src/features/roofs/wizard/step.tsx': '../results/zones.tsx',
      'apps/web/src/features/roofs/results/zones.tsx': '../../../app/shell.tsx',
      'apps/web/src/app/shell.tsx': '',
    }
    expect(await violationsOf(tree)).toEqual(['web-feature-knows-no-app', 'web-feature-knows-no-feature'])
  })

  it('a shared component that knows a feature', async () => {
    const tree = { 'apps/web/src/components/button.tsx': '../features/a/b.ts', 'apps/web/src/features/a/b.ts': '' }
    expect(await violationsOf(tree)).toEqual(['web-shared-knows-no-feature'])
  })

  it('a domain that uses one above it, in the server and in the contract', async () => {
    for (const room of ['apps/server/src', 'packages/contract/src']) {
      const upwards = {
        [`${room}/identity/login.ts`]: '../roofs/files/store.ts',
        [`${room}/roofs/files/store.ts`]: '',
      }
      expect(await violationsOf(upwards)).toEqual(['domains-look-down'])
      const toTheTop = { [`${room}/administration/staff.ts`]: '../app.ts', [`${room}/app.ts`]: '' }
      expect(await violationsOf(toTheTop)).toEqual(['domains-look-down'])
      const downwards = {
        [`${room}/roofs/files/store.ts`]: '../../identity/login.ts',
        [`${room}/identity/login.ts`]: '',
      }
      expect(await violationsOf(downwards)).toEqual([])
    }
  })

  it('a circle, of types too', async () => {
    expect(await violationsOf({ 'data/a.ts': './b.ts', 'data/b.ts': './a.ts' })).toEqual(['no-circle'])
    const types = await violationsIn({
      'data/a.ts': "import type { Y } from './b.ts'\nexport type X = Y | 1\n",
      'data/b.ts': "import type { X } from './a.ts'\nexport type Y = X | 2\n",
    })
    expect(types).toEqual(['no-circle'])
  })

  it('two folders that import each other, tests aside', async () => {
    const both = {
      'data/a/one.ts': '../b/two.ts',
      'data/b/two.ts': '',
      'data/b/three.ts': '../a/four.ts',
      'data/a/four.ts': '',
    }
    expect(await violationsOf(both)).toEqual(['no-mutual-folders'])
    const { 'data/b/three.ts': back, ...oneWay } = both
    expect(
      await violationsOf({ ...oneWay, 'data/b/three.test.ts': back, 'data/b/testing/five.ts': '../../a/four.ts' }),
    ).toEqual([])
  })

  it('a folder of more than 25 source files, tests aside', async () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`data/a/file-${n}.ts`, '']))
    expect(await violationsOf(files(26))).toEqual(['no-crowded-folder'])
    expect(await violationsOf({ ...files(25), 'data/a/more.test.ts': '' })).toEqual([])
  })

  it('nothing, where all is in order', async () => {
    expect(
      await violationsOf({ 'apps/web/src/app/a.ts': '../features/a/b.ts', 'apps/web/src/features/a/b.ts': '' }),
    ).toEqual([])
  })
})
