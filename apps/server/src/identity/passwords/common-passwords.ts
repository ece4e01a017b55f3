import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { commonPasswordsFile } from '../../platform/paths.ts'

let hashes: ReadonlySet<string> | undefined

/** As scripts/common-passwords.mjs wrote them. */
const hashOf = (password: string): string =>
  createHash('sha256').update(password).digest().subarray(0, 6).toString('base64url')

/** Whether it is one of the 20 000 commonest passwords of 8 characters and more, however its letters are written. */
export const isCommon = (password: string): boolean => {
  hashes ??= new Set(readFileSync(commonPasswordsFile, 'utf8').split('\n'))
  return hashes.has(hashOf(password.toLowerCase()))
}
