// `node scripts/mobile/sync.mjs`: fails where `cap sync` would change the projects in apps/mobile. Works on a copy.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../running.mjs'
import { root } from '../sources.mjs'
import { newerNode } from './newer-node.mjs'

/** As deep as apps/mobile: the projects name their packages by relative paths. */
const copy = join(root, '.cache/mobile')
const command = join(root, 'node_modules/@capacitor/cli/bin/capacitor')

/** @param {string} program @param {readonly string[]} args @param {string} cwd */
const done = async (program, args, cwd) => {
  const { code, output } = await run(program, [...args], { quiet: true, cwd })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`)
  return output
}

/** What the repository would have of apps/mobile. */
const files = async () =>
  (await done('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/mobile'], root))
    .split('\n')
    .filter((path) => path !== '')

const asCopy = (/** @type {string} */ path) => join(copy, path.slice('apps/mobile/'.length))

const makeCopy = async () => {
  rmSync(copy, { recursive: true, force: true })
  for (const path of await files()) {
    mkdirSync(dirname(asCopy(path)), { recursive: true })
    cpSync(join(root, path), asCopy(path))
  }
  mkdirSync(join(copy, 'www'), { recursive: true })
  writeFileSync(join(copy, 'www/index.html'), '<!doctype html><title>Soundroof</title>')
  await done('git', ['init', '--quiet'], copy)
  await done('git', ['add', '--all'], copy)
}

/** Paths that `cap sync` changes, makes or removes, as `git status` names them; empty: none. @returns {Promise<string>} */
export const changedBySync = async () => {
  await makeCopy()
  await done(await newerNode(), [command, 'sync'], copy)
  const changed = await done('git', ['diff', '--stat'], copy)
  return changed + (await done('git', ['ls-files', '--others', '--exclude-standard'], copy))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changed = await changedBySync()
  console.log(changed === '' ? 'cap sync changes nothing' : `cap sync would change:\n${changed}`)
  if (changed !== '') process.exitCode = 1
}
