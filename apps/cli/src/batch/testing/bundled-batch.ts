import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
/** As deep below the root as the sources, so that what they find beside themselves is found. */
const outdir = join(root, '.cache/tests/batch/bundle')

/** The command as one file and its thread as another: it starts in a third of the time. Tests start it often. */
export const bundledBatch = async (): Promise<string> => {
  await build({
    absWorkingDir: root,
    entryPoints: { batch: 'apps/cli/src/batch.ts', 'row-thread': 'apps/cli/src/batch/row-worker.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['csv-parse', 'pdfkit', 'piscina', 'zod'],
    logLevel: 'warning',
  })
  return join(outdir, 'batch.mjs')
}
