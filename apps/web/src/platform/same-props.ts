import { shallowEqual } from '@mantine/hooks'

const same = (before: unknown, now: unknown): boolean =>
  Object.is(before, now) || (Array.isArray(before) && shallowEqual(before, now))

/** Whether a component would show the same: its lists and points are often made anew with the same content. */
export const sameProps = <P extends object>(before: P, now: P): boolean =>
  (Object.keys({ ...before, ...now }) as (keyof P)[]).every((name) => same(before[name], now[name]))
