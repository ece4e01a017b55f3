import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * Built file of a program of the server, rebuilt where stale: it starts faster than its sources. `npm test` builds before
 * its suites.
 */
export const builtProgram = (name: 'main' | 'administrator'): string => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root })
  return fileURLToPath(new URL(`../../../dist/${name}.js`, import.meta.url))
}
