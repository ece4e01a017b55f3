import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { cruised } from '../boundaries.mjs'

const made: string[] = []

/** A small tree in which every file imports the one named beside it. */
const violationsOf = async (imports: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  made.push(folder)
  for (const [path, imported] of Object.entries(imports)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      imported ? `import { x } from '${imported}'\nexport const y = x\n` : 'export const x = 1\n',
    )
  }
  const { violations } = await cruised(folder, [
    ...new Set(Object.keys(imports).map((path) => path.split('/')[0] ?? '')),
  ])
  return [...new Set(violations.map(({ rule }) => rule))].sort()
}

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
      'apps/web/src/features/roofs/wizard/step.tsx': '../result/zones.tsx',
      'apps/web/src/features/roofs/result/zones.tsx': '../../../app/shell.tsx',
      'apps/web/src/app/shell.tsx': '',
    }
    expect(await violationsOf(tree)).toEqual(['web-feature-knows-no-app', 'web-feature-knows-no-feature'])
  })

  it('a shared component that knows a feature', async () => {
    const tree = { 'apps/web/src/components/button.tsx': '../features/a/b.ts', 'apps/web/src/features/a/b.ts': '' }
    expect(await violationsOf(tree)).toEqual(['web-shared-knows-no-feature'])
  })

  it('nothing, where all is in order', async () => {
    expect(
      await violationsOf({ 'apps/web/src/app/a.ts': '../features/a/b.ts', 'apps/web/src/features/a/b.ts': '' }),
    ).toEqual([])
  })
})
