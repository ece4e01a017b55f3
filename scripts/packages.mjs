import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, say } from './running.mjs'
import { root, textOf } from './sources.mjs'

const stamp = join(root, 'node_modules/.installed-lock')
const installed = join(root, 'node_modules/.package-lock.json')

export const lockHash = () => createHash('sha256').update(textOf('package-lock.json')).digest('hex')

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether npm's own list of installed packages has every package of the lock; a platform's optional ones may be missing. */
const isComplete = () => {
  if (!existsSync(installed)) return false
  const present = packagesOf(installed)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) => path === '' || optional || link || present[path]?.version === version,
  )
}

const install = async () => {
  say(`Installing packages (${existsSync(stamp) ? 'the lock has changed' : 'first start'}) …`)
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await npm(['ci', ...quiet])).code === 0) return
  say('The lock does not fit this registry; installing by package.json …')
  const { code } = await npm(['install', ...quiet])
  if (code !== 0) throw new Error('The packages could not be installed. Is the package registry reachable?')
}

/** Installs the locked packages if node_modules differs. */
export const installPackages = async () => {
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (!isComplete()) await install()
  writeFileSync(stamp, lockHash())
}
