import { shallowEqual } from '@mantine/hooks'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const sameEntry = (before: unknown, now: unknown): boolean =>
  Object.is(before, now) || (isRecord(before) && isRecord(now) && shallowEqual(before, now))

const sameList = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((entry, position) => sameEntry(entry, now[position]))

const same = (before: unknown, now: unknown): boolean =>
  Object.is(before, now) || (Array.isArray(before) && Array.isArray(now) && sameList(before, now))

/** Whether a component would render the same: its lists and points are often new objects with equal content. */
export const sameProps = <P extends object>(before: P, now: P): boolean =>
  (Object.keys({ ...before, ...now }) as (keyof P)[]).every((name) => same(before[name], now[name]))
