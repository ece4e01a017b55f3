// Builds what is stale, or of it what is named: the web application with Vite, the server and its threads with esbuild.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockHash } from './packages.mjs'
import { run, say } from './running.mjs'
import { root, sourceFiles } from './sources.mjs'

const stamps = join(root, '.cache/build')

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/worked-examples\//.test(path)

/** One number for all that goes into a build. @param {readonly string[]} folders */
const sourceHash = (folders) => {
  const hash = createHash('sha256').update(lockHash())
  for (const path of [
    'tsconfig.base.json',
    'scripts/bundle-server.mjs',
    'scripts/fonts/cut-font.mjs',
    'scripts/documents.mjs',
    'scripts/licences.mjs',

    'docs/method.md',
    ...folders.flatMap(sourceFiles),
  ]) {
    if (!isTest(path)) hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** @typedef {{ name: string, folders: string[], result: string, commands: string[][] }} Build */

/** @type {readonly Build[]} */
const builds = [
  {
    name: 'web',
    folders: ['apps/web', 'apps/cli/src', 'packages', 'data'],
    result: 'apps/web/dist/index.html',
    commands: [['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'], ['scripts/documents.mjs']],
  },
  {
    name: 'server',
    folders: ['apps/server', 'packages', 'data'],
    result: 'apps/server/dist/main.js',
    commands: [['scripts/bundle-server.mjs']],
  },
]

/** @param {Build} build */
const isFresh = ({ name, folders, result }) => {
  const stamp = join(stamps, name)
  return existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(folders)
}

/** @param {Build} build */
const make = async ({ name, folders, commands }) => {
  const stamp = join(stamps, name)
  const hash = sourceHash(folders)
  rmSync(stamp, { force: true })
  for (const command of commands) {
    const { code } = await run(process.execPath, command)
    if (code !== 0) throw new Error(`The ${name} could not be built; the reason stands above.`)
  }
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, hash)
}

export const buildStale = async (names = builds.map(({ name }) => name)) => {
  const stale = builds.filter((build) => names.includes(build.name) && !isFresh(build))
  if (stale.length === 0) return
  say(`Building ${stale.map(({ name }) => name).join(' and ')} …`)
  await Promise.all(stale.map(make))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildStale(process.argv.length > 2 ? process.argv.slice(2) : undefined)
