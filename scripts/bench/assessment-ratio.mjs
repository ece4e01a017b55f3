import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../sources.mjs'

const outfile = join(root, '.cache/bench/assessment.mjs')

/** @typedef {{ name: string, assess: number, read: number, ratio: number }} Ratio milliseconds each */

/** Runs the comparison in a process of its own, bundled as the server is. @returns {Promise<Ratio[]>} */
export const assessmentRatios = async () => {
  const options = { bundle: true, platform: /** @type {const} */ ('node'), format: /** @type {const} */ ('esm') }
  await build({
    ...options,
    absWorkingDir: root,
    entryPoints: ['scripts/bench/assessment.ts'],
    outfile,
    external: ['zod'],
    logLevel: 'warning',
  })
  const output = execFileSync(process.execPath, [outfile, 'apps/cli/examples'], { cwd: root, encoding: 'utf8' })
  return JSON.parse(output)
}
