import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { isFailing } from '../checks/check.ts'
import type { ZoneSolution } from '../layout/solve-zone.ts'

type Failing = { readonly id: string; readonly title: Message }

/** Checks that fail in the arrangement nearest to passing. */
const failingIn = ({ nearest }: ZoneSolution): readonly Failing[] =>
  nearest === null ? [{ id: 'rails', title: 'rails-that-fit' }] : nearest.checks.filter(isFailing)

/** The check that fails most often, and in how many of the arrangements; null: nothing was tried. */
const mostOften = (tried: readonly ZoneSolution[]) => {
  const counts = new Map<string, { readonly check: Message; readonly failing: number }>()
  for (const { id, title } of tried.flatMap(failingIn))
    counts.set(id, { check: title, failing: (counts.get(id)?.failing ?? 0) + 1 })
  return [...counts.values()].reduce<{ readonly check: Message; readonly failing: number } | null>(
    (most, next) => (most === null || next.failing > most.failing ? next : most),
    null,
  )
}

/** Why no change makes a zone pass: what blocks it in most of those that were tried. */
export const nothingHelps = (solutions: readonly (ZoneSolution | null)[]): Message => {
  const tried = solutions.filter((solution) => solution !== null)
  const most = mostOften(tried)
  if (most === null) return 'nothing-to-try'
  return { code: 'nothing-tried-helps', values: { tried: tried.length, ...most } }
}
