import { type PdfObject, PdfRef } from '@libpdf/core'
import type { Definitions } from './every-object.ts'
import { Unreadable } from './unreadable.ts'

export type Lookup = (number: number) => readonly PdfObject[]

const mostLookups = 1_000_000

/** Attack: a small file in which each of many references has many definitions. */
export const lookupIn = (definitions: Definitions): Lookup => {
  let left = mostLookups
  return (number) => {
    const found = definitions.get(number) ?? []
    left -= 1 + found.length
    if (left < 0) throw new Unreadable('too many references')
    return found
  }
}

/**
 * Every possible value: the value itself, or every definition of what it refers to. Each is looked up once, because
 * references may branch without end.
 */
export const meanings = (
  value: PdfObject | undefined,
  lookup: Lookup,
  seen = new Set<number>(),
): readonly PdfObject[] => {
  if (!(value instanceof PdfRef)) return value === undefined ? [] : [value]
  if (seen.has(value.objectNumber)) return []
  seen.add(value.objectNumber)
  return lookup(value.objectNumber).flatMap((object) => meanings(object, lookup, seen))
}
