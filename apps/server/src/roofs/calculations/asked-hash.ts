import { createHash } from 'node:crypto'
import { askedOnce, everyWayAsked, type StoredInput } from '@soundroof/contract/roofs/catalogue/asked'
import { canonicalJson } from '@soundroof/engine/canonical'

const hashOf = (asked: unknown): string => createHash('sha256').update(canonicalJson(asked)).digest('hex')

/** Stored with a result. Takes the input as stored: parsing it by today's contract would add today's defaults. */
export const askedHashOf = (input: StoredInput): string => hashOf(askedOnce(input))

/** Hashes under which a paid result of any release is found. */
export const askedHashesOf = (input: StoredInput): readonly string[] => everyWayAsked(input).map(hashOf)
