// The batch command and its thread, bundled: both start in a third of the time that translating their sources takes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockHash } from './packages.mjs'
import { say } from './running.mjs'
import { root, sourceFiles, textOf } from './sources.mjs'

const dist = join(root, 'apps/cli/dist')
const monthMs = 30 * 24 * 3600 * 1000

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/worked-examples\/|\/testing\//.test(path)

/** Hash of everything that the bundle is built from. */
const sourceHash = () => {
  const hash = createHash('sha256').update(lockHash())
  const sources = ['apps/cli/src', 'packages', 'data'].flatMap(sourceFiles).filter((path) => !isTest(path))
  for (const path of ['tsconfig.base.json', 'scripts/batch-bundle.mjs', ...sources])
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

const externals = () =>
  ['apps/cli', 'packages', 'data']
    .flatMap(sourceFiles)
    .filter((path) => path.endsWith('package.json'))
    .flatMap((path) => Object.keys(JSON.parse(textOf(path)).dependencies ?? {}))
    .filter((name) => !name.startsWith('@soundroof/'))

/** @param {string} outdir */
const bundle = async (outdir) => {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: { batch: 'apps/cli/src/batch.ts', 'row-thread': 'apps/cli/src/batch/row-worker.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: externals().flatMap((name) => [name, `${name}/*`]),
    legalComments: 'none',
    logLevel: 'warning',
  })
}

/** Bundles of other sources are kept for a month: a running batch may still read its own. */
const removeOld = () => {
  for (const name of readdirSync(dist))
    if (Date.now() - statSync(join(dist, name)).mtimeMs > monthMs) rmSync(join(dist, name), { recursive: true })
}

/** @param {string} made @param {string} folder where another run may have put the same meanwhile */
const keep = (made, folder) => {
  try {
    renameSync(made, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(made, { recursive: true })
  }
}

/** The bundled command, rebuilt when its sources change, at the same depth below the root as they are. */
export const batchBundle = async () => {
  const folder = join(dist, `batch-${sourceHash()}`)
  if (!existsSync(folder)) {
    say('Building the batch command …')
    const made = `${folder}-${process.pid}`
    mkdirSync(made, { recursive: true })
    await bundle(made)
    keep(made, folder)
    removeOld()
  }
  return join(folder, 'batch.mjs')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await batchBundle())
