// `npm run check`: types, format and lint, boundaries, dead code, unit and rule tests. Prints the last lines of each.
import { fileURLToPath } from 'node:url'
import { useHooks } from './commit-subject.mjs'
import { readOptions } from './options.mjs'
import { run, say, twoAtOnce } from './running.mjs'

const node = process.execPath

/** @typedef {{ name: string, args: string[] }} Tool */

// TypeScript 7: the same errors as 6 in a tenth of the time. dependency-cruiser still needs 6.
const compiler = ['node_modules/ts7/bin/tsc', '--pretty', 'false', '--singleThreaded', '--incremental']

/** What each compiled last: it looks at changed files again, and at those that depend on them. @param {string} folder */
const compiledBefore = (folder) => ['--tsBuildInfoFile', `.cache/types/${folder}/files.tsbuildinfo`]

/** The engine without DOM or Node types, the web application with JSX, its service worker, and everything else. @type {readonly Tool[]} */
const typeChecks = ['packages/engine', 'apps/web', 'apps/web/service-worker', '.'].map((folder) => ({
  name: `types of ${folder === '.' ? 'everything else' : folder}`,
  args: [...compiler, ...compiledBefore(folder), '-p', folder],
}))

const deadCode = ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', '.cache/dead-code']

/** @returns {Tool[]} longest first, so that two at a time end together */
const tools = () => [
  {
    name: 'unit and rule tests',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot'],
  },
  ...typeChecks,
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', args: ['scripts/boundaries.mjs'] },
  { name: 'dead code', args: deadCode },
]

/** @param {string} output @param {boolean} failed */
const closingLines = (output, failed) => {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(failed ? -400 : -5).map((line) => `  ${line}`)
}

/** @param {Tool} tool */
const runTool = async ({ name, args }) => {
  const started = Date.now()
  const { code, output } = await run(node, args, { quiet: true, env: { NO_COLOR: '1', FORCE_COLOR: '0' } })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log([`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`, ...closingLines(output, code !== 0)].join('\n'))
  return { name, passed: code === 0 }
}

export const check = async () => {
  const started = Date.now()
  const results = await twoAtOnce(tools(), runTool)
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
  const verdict = failed.length === 0 ? `all ${results.length} passed` : `failed: ${failed.join(', ')}`
  console.log(`check: ${verdict} (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  return failed.length === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readOptions('npm run check\n  types, format and lint, import rules, unit and rule tests')
  const { installPackages } = await import('./packages.mjs')
  await installPackages().catch((error) => {
    say(error.message)
    process.exit(1)
  })
  useHooks()
  process.exitCode = (await check()) ? 0 : 1
}
