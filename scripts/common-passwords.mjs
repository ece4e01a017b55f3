// `node scripts/common-passwords.mjs <list>`: makes apps/server/common-passwords/hashes.txt of a list of passwords, commonest first.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.mjs'

const most = 10_000

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the list: one password a line, the commonest first.')
const text = readFileSync(path)
const all = [
  ...new Set(
    text
      .toString('utf8')
      .split(/\r?\n/)
      .map((line) => line.toLowerCase()),
  ),
]
const lengthOf = (/** @type {string} */ password) => [...password].length
const long = all.filter((password) => lengthOf(password) >= 12).slice(0, most)
const short = all.filter((password) => lengthOf(password) >= 8 && lengthOf(password) < 12).slice(0, most)

const hashOf = (/** @type {string} */ password) =>
  createHash('sha256').update(password).digest().subarray(0, 6).toString('base64url')

writeFileSync(
  join(root, 'apps/server/common-passwords/hashes.txt'),
  `${[...long, ...short].map(hashOf).sort().join('\n')}\n`,
)
console.log(`${long.length} of 12 characters and more, ${short.length} of 8 to 11`)
console.log(`source: SHA-256 ${createHash('sha256').update(text).digest('hex')}`)
