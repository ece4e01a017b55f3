import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * The file of a program of the server, built where it is stale: it starts in a fraction of the time that its sources take.
 * `npm test` builds before its suites, so nothing is left to do there.
 */
export const builtProgram = (name: 'main' | 'administrator'): string => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root })
  return fileURLToPath(new URL(`../../../dist/${name}.js`, import.meta.url))
}
