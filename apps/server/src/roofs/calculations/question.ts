import { createHash } from 'node:crypto'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { canonicalJson } from '@soundroof/engine/canonical'
import { askedHashesOf, askedHashOf } from './asked-hash.ts'
import type { Received } from './received-project.ts'

/** A question: charged once within its scope. */
export type Question = {
  readonly hash: string | null
  readonly scope: string
  readonly inputHash: string
  /** Stored with its result. */
  readonly askedHash: string
  /** Hashes under which a paid result of any release is found. */
  readonly askedHashes: readonly string[]
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const inputHashOf = (input: AssessmentInput): string => sha256(canonicalJson(input))

/** The project by its hash; before its first upload by account, number, name and time. */
export const scopeOf = ({ hash, project }: Received, accountId: string): string => {
  if (hash !== null) return `project:${hash}`
  const { number, name } = project.header
  return `draft:${sha256(JSON.stringify([accountId, number, name, project.dateTime]))}`
}

/** Hashes of the input for lookup and charge. */
export const questionOf = (received: Received, input: AssessmentInput, accountId: string): Question => ({
  hash: received.hash,
  scope: scopeOf(received, accountId),
  inputHash: inputHashOf(input),
  askedHash: askedHashOf(input),
  askedHashes: askedHashesOf(input),
})
