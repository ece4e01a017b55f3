import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../running.mjs'
import { root } from '../sources.mjs'

/** The command of Capacitor 8 refuses older ones. */
const least = 22
const version = '22.23.3'
const folder = join(root, '.cache/newer-node')
const fetched = join(folder, 'node_modules/.bin/node')

/** A Node that Capacitor's command accepts: this one, or one that npm fetches once. Its package installs itself by a script. */
export const newerNode = async () => {
  if (Number(process.versions.node.split('.')[0]) >= least) return process.execPath
  if (existsSync(fetched)) return fetched
  const asked = ['install', '--prefix', folder, '--no-save', '--ignore-scripts=false', `node@${version}`]
  const { code, output } = await run('npm', asked, { quiet: true })
  if (code !== 0 || !existsSync(fetched)) throw new Error(`Node ${version} was not installed:\n${output}`)
  return fetched
}
