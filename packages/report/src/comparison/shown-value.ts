import type { Difference } from '@soundroof/contract/roofs/results/difference'
import { significant } from '../wording/number-text.ts'

/** A field of an input or result, to compare with the same field of another. */
export type ShownValue = {
  readonly group: string
  readonly field: string
  /** A number is compared with twelve significant digits. */
  readonly value: string | number | null
  readonly unit: string
}

const exact = 12

const isSame = (one: ShownValue['value'], other: ShownValue['value']): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? one.toPrecision(exact) === other.toPrecision(exact)
    : one === other

const printed = (value: ShownValue['value'], digits: number): string | null =>
  typeof value === 'number' ? significant(value, digits) : value

/** Prints more digits where numbers would otherwise read the same on both sides. */
const bothPrinted = (before: ShownValue['value'], after: ShownValue['value']) => {
  const short = { before: printed(before, 4), after: printed(after, 4) }
  return short.before === short.after ? { before: printed(before, exact), after: printed(after, exact) } : short
}

const keyOf = ({ group, field }: ShownValue): string => JSON.stringify([group, field])

/** Fields that differ, in the order of the later list; fields of the earlier one alone come last. */
export const differencesBetween = (
  before: readonly ShownValue[],
  after: readonly ShownValue[],
): readonly Difference[] => {
  const earlier = new Map(before.map((value) => [keyOf(value), value]))
  const later = new Set(after.map(keyOf))
  const gone = before.filter((value) => !later.has(keyOf(value)))
  return [...after, ...gone.map((value) => ({ ...value, value: null }))].flatMap((now): readonly Difference[] => {
    const was = earlier.get(keyOf(now))?.value ?? null
    if (isSame(was, now.value)) return []
    return [{ group: now.group, field: now.field, ...bothPrinted(was, now.value), unit: now.unit }]
  })
}
