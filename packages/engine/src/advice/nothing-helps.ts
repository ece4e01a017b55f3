import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { isFailing } from '../checks/check.ts'
import { panelPressureLimit } from '../checks/panel-pressure-limit.ts'
import type { ZoneSolution } from '../spacing/solve-zone.ts'
import { governingCheck } from '../zone-results/governing-check.ts'
import type { ChangedRoof } from './changed-roofs.ts'

/** What fails in every roof; null: nothing does. */
const inAll = <T>(
  roofs: readonly ChangedRoof[],
  ask: (roof: ChangedRoof) => readonly T[],
  idOf: (found: T) => unknown,
) => {
  const [first, ...others] = roofs
  let common = first === undefined ? [] : ask(first)
  for (const roof of others) {
    if (common.length === 0) return null
    const ids = new Set(ask(roof).map(idOf))
    common = common.filter((found) => ids.has(idOf(found)))
  }
  return common[0] ?? null
}

/** The check of a member that fails worst in the arrangement nearest to passing. */
const checkOfMember = (solution: ZoneSolution | null, index: number): Message | null =>
  governingCheck(solution?.nearest?.members[index]?.results().filter(isFailing) ?? [])?.title ?? null

const failingInAll = (title: string, roofs: readonly ChangedRoof[]): Message | null => {
  if (roofs.length > 0 && roofs.every((roof) => roof.isTooMuchForPanel(title))) return panelPressureLimit.title
  const fixing = inAll(
    roofs,
    (roof) => roof.failingFixings(title) ?? [],
    ({ id }) => id,
  )
  if (fixing !== null) return fixing.title
  const member = inAll(
    roofs,
    (roof) => roof.failingMembers(title) ?? [],
    (index) => index,
  )
  return member === null ? null : checkOfMember(roofs[0]?.solved(title) ?? null, member)
}

type Failing = { readonly id: string; readonly title: Message }
type Counted = { readonly check: Message; readonly failing: number }

const failingIn = (solution: ZoneSolution | null): readonly Failing[] =>
  solution === null || solution.nearest === null
    ? [{ id: 'rails', title: 'rails-that-fit' }]
    : solution.nearest.checks.filter(isFailing)

/** The check that fails most often in the arrangements nearest to passing. */
const mostOften = (title: string, roofs: readonly ChangedRoof[]): Counted | null => {
  const counts = new Map<string, Counted>()
  for (const { id, title: check } of roofs.flatMap((roof) => failingIn(roof.solved(title))))
    counts.set(id, { check, failing: (counts.get(id)?.failing ?? 0) + 1 })
  return [...counts.values()].reduce<Counted | null>(
    (most, next) => (most === null || next.failing > most.failing ? next : most),
    null,
  )
}

/**
 * Why no change helps a zone: those that make it pass leave no room for a panel, else the check that fails in all the roofs that
 * were tried, else the one that fails in most of those with a single change.
 * @param singles how many of the roofs, the first, have a single change
 */
export const nothingHelps = (title: string, roofs: readonly ChangedRoof[], singles: number): Message => {
  const existing = roofs.filter((roof) => roof.has(title))
  if (existing.some((roof) => roof.passing(title) !== null)) return 'helps-without-room'
  const tried = existing.length
  const all = failingInAll(title, existing)
  if (all !== null) return { code: 'nothing-tried-helps', values: { tried, check: all, failing: tried } }
  const alone = roofs.slice(0, singles).filter((roof) => roof.has(title))
  const most = mostOften(title, alone)
  if (most === null) return 'nothing-to-try'
  return { code: 'nothing-alone-or-paired-helps', values: { tried, singles: alone.length, ...most } }
}
