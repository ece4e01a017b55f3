import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { Say } from '@soundroof/words/language/say'
import { significant } from '../wording/number-text.ts'
import { type Telling, textOf } from '../wording/telling.ts'

/** A field of an input or result, to compare with the same field of another. */
export type ShownValue = {
  readonly group: Telling
  readonly field: Telling
  /** A number is compared with twelve significant digits. */
  readonly value: Telling | number | null
  readonly unit: string
}

const exact = 12

type Value = string | number | null
/** In words of one language, with the codes that they say. */
type Said = { readonly group: string; readonly field: string; readonly value: Value; readonly shown: ShownValue }

const saidIn =
  (say: Say) =>
  (shown: ShownValue): Said => {
    const { group, field, value } = shown
    const text = value === null || typeof value === 'number' ? value : textOf(say, value)
    return { group: textOf(say, group), field: textOf(say, field), value: text, shown }
  }

const isSame = (one: Value, other: Value): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? one.toPrecision(exact) === other.toPrecision(exact)
    : one === other

const printed = (value: Value, digits: number): string | null =>
  typeof value === 'number' ? significant(value, digits) : value

/** Prints more digits where numbers would otherwise read the same on both sides. */
const bothPrinted = (before: Value, after: Value) => {
  const short = { before: printed(before, 4), after: printed(after, 4) }
  return short.before === short.after ? { before: printed(before, exact), after: printed(after, exact) } : short
}

const keyOf = ({ group, field }: Said): string => JSON.stringify([group, field])

const codedOf = (parts: Readonly<Record<string, ShownValue['value'] | undefined>>): Pick<Difference, 'coded'> => {
  const inCode = Object.entries(parts).filter(([, part]) => typeof part === 'object' && part !== null)
  return inCode.length === 0 ? {} : { coded: Object.fromEntries(inCode) }
}

const differenceOf = (was: Said | undefined, now: Said): readonly Difference[] => {
  const before = was?.value ?? null
  if (isSame(before, now.value)) return []
  const { group, field, value, unit } = now.shown
  return [
    {
      group: now.group,
      field: now.field,
      ...bothPrinted(before, now.value),
      unit,
      ...codedOf({ group, field, before: was?.shown.value, after: value }),
    },
  ]
}

/** Fields that differ, in the order of the later list; fields of the earlier one alone come last. */
export const differencesBetween = (
  say: Say,
  before: readonly ShownValue[],
  after: readonly ShownValue[],
): readonly Difference[] => {
  const [earlier, later] = [before.map(saidIn(say)), after.map(saidIn(say))]
  const was = new Map(earlier.map((value) => [keyOf(value), value]))
  const names = new Set(later.map(keyOf))
  const gone = earlier
    .filter((value) => !names.has(keyOf(value)))
    .map((value) => ({ ...value, value: null, shown: { ...value.shown, value: null } }))
  return [...later, ...gone].flatMap((now) => differenceOf(was.get(keyOf(now)), now))
}
