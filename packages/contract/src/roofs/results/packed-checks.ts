import { z } from 'zod'
import { type CheckResult, checkResult, ridgeCorner, zoneResult } from './result.ts'

/**
 * Checks as they travel: what a check says in words is written once for all zones; its numbers are positions among the
 * distinct numbers of the result.
 */

const { id, title, outcome, unit, clause, reason, status, memberStatus } = checkResult.shape

export const checkWords = z
  .tuple([id, title, outcome, unit, clause, reason, status, memberStatus.unwrap().nullable()])
  .readonly()
  .meta({
    description: 'Name, title, outcome, unit, clause, reason, status, and status of the member (null: no member).',
  })
export type CheckWords = z.infer<typeof checkWords>

const position = z.number().int().min(0)
const placeOrNone = position
const numbers = [placeOrNone, placeOrNone, placeOrNone] as const
export const packedCheck = z
  .union([
    z.tuple([position, ...numbers]),
    z.tuple([position, ...numbers, placeOrNone]),
    z.tuple([position, ...numbers, placeOrNone, placeOrNone]),
  ])
  .readonly()
  .meta({
    description:
      'Position of the words in checkWords, from 0; utilisation, demand and capacity; of members the load ratio, then the utilisation of the bare roof. A number is its position in the values of the trace, from 1; 0: there is none.',
  })
export type PackedCheck = z.infer<typeof packedCheck>

const checks = z.array(packedCheck).readonly()
export const packedZone = zoneResult.extend({ checks })
export const packedRidgeCorner = ridgeCorner.extend({ checks })

export const wordsOfCheck = (check: CheckResult): CheckWords => {
  const { id, title, outcome, unit, clause, reason, status, memberStatus = null } = check
  return [id, title, outcome, unit, clause, reason, status, memberStatus]
}

const numberOf = (values: readonly number[], place: number): number | null => {
  const value = place === 0 ? null : values[place - 1]
  if (value === undefined) throw new RangeError('A check refers to a number that is not in this result.')
  return value
}

type Known = { readonly words: readonly CheckWords[]; readonly values: readonly number[] }

const unpackCheck = ([at, u, S, R, rho, bare]: PackedCheck, { words, values }: Known): CheckResult => {
  const said = words[at]
  if (said === undefined) throw new RangeError('A check refers to words that are not in this result.')
  const [id, title, outcome, unit, clause, reason, status, memberStatus] = said
  const [utilisation, demand, capacity] = [numberOf(values, u), numberOf(values, S), numberOf(values, R)]
  const check: CheckResult = { id, title, outcome, utilisation, demand, capacity, unit, clause, reason, status }
  if (memberStatus !== null) check.memberStatus = memberStatus
  if (rho !== undefined) check.loadRatio = numberOf(values, rho)
  if (bare !== undefined) check.utilisationWithout = numberOf(values, bare)
  return check
}

/** Checks in full. Throws RangeError when words or numbers are missing. */
export const unpackChecks = (packed: readonly PackedCheck[], known: Known): readonly CheckResult[] =>
  packed.map((check) => unpackCheck(check, known))
