import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './running.mjs'

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where a program stands on the path, or undefined. @param {string} name */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

export const isRoot = process.getuid?.() === 0

/** Installs Debian packages where that is possible: as root, with apt. @param {readonly string[]} packages */
export const installDebian = async (packages) => {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  say(`Installing ${packages.join(', ')} with apt-get …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { quiet: true, env })
  if ((await install()).code === 0) return true
  await run('apt-get', ['update', '-qq'], { quiet: true, env })
  const { code, output } = await install()
  if (code !== 0) say(output.trim().split('\n').slice(-5).join('\n'))
  return code === 0
}
