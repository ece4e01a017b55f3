import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../sources.mjs'

const examples = 'apps/cli/examples'

/** Runs a measurement in a process of its own, bundled as the server is, and reads what it prints. @param {string} name */
const measured = async (name) => {
  const outfile = join(root, `.cache/bench/${name}.mjs`)
  await build({
    absWorkingDir: root,
    entryPoints: [`scripts/bench/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['zod'],
    logLevel: 'warning',
  })
  return JSON.parse(execFileSync(process.execPath, [outfile, examples], { cwd: root, encoding: 'utf8' }))
}

/** @typedef {{ name: string, assess: number, read: number, ratio: number }} Ratio milliseconds each */

/** @returns {Promise<Ratio[]>} */
export const assessmentRatios = () => measured('assessment')

/** @typedef {{ milliseconds: number, failing: number, tried: number }} AdviceTime zones that fail, roofs that were tried */

/** Search for what makes a roof pass that fails in all four zones. @returns {Promise<AdviceTime>} */
export const adviceTime = () => measured('advice')

/** @typedef {{ name: string, panels: number, layout: number, parts: number }} LayoutTime panels placed, milliseconds each */

/** Layout and parts list of roofs that take some 3 000 panels. @returns {Promise<LayoutTime[]>} */
export const layoutTimes = () => measured('layout')
