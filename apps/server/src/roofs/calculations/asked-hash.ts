import { createHash } from 'node:crypto'
import { askedOnce, everyWayAsked, type StoredInput } from '@soundroof/contract/roofs/catalogue/asked'
import { canonicalJson } from '@soundroof/engine/canonical'

const hashOf = (asked: unknown): string => createHash('sha256').update(canonicalJson(asked)).digest('hex')

/** Kept with a result. The input as it is stored: reading it by today's contract would add today's defaults. */
export const askedHashOf = (input: StoredInput): string => hashOf(askedOnce(input))

/** By which a paid result of any release is found. */
export const askedHashesOf = (input: StoredInput): readonly string[] => everyWayAsked(input).map(hashOf)
