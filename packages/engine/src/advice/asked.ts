import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { isFailing } from '../checks/check.ts'
import type { ModulePressures } from '../possible-changes/module-variants.ts'
import type { Asked } from '../possible-changes/variants.ts'

type Failing = { readonly checks: readonly CodedCheckResult[] }

const ROUNDING = 1e-9
/** Up to a tenth: a figure to ask a maker for. */
const upToTenth = (value: number): number => Math.ceil(10 * value - ROUNDING) / 10

const demandOf = ({ checks }: Failing, id: string): number | null =>
  checks.find((check) => check.id === id)?.demand ?? null

const crossingOf = ({ checks }: Failing): readonly number[] => {
  const crossing = checks.find((check) => check.id === 'batten-crossing' && isFailing(check))
  return crossing?.demand == null ? [] : [upToTenth(crossing.demand)]
}

const isOfModule = ({ id }: CodedCheckResult): boolean => id === 'module-uplift' || id === 'module-push'

const LEAST_PRESSURE = 0.1

const moduleOf = (zone: Failing, largest: number): readonly ModulePressures[] => {
  if (!zone.checks.some((check) => isOfModule(check) && isFailing(check))) return []
  const pressure = (id: string): number => Math.max(LEAST_PRESSURE, upToTenth(demandOf(zone, id) ?? 0))
  const [pull, push] = [pressure('module-uplift'), pressure('module-push')]
  return pull > largest ? [] : [{ pull, push }]
}

const distinct = <T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
]

/** Capacities of battens and modules that would hold the failing zones, the smallest first. @param largest kPa on a panel */
export const askedOf = (failing: readonly Failing[], largest: number): Asked => ({
  crossings: distinct(failing.flatMap(crossingOf), String).toSorted((a, b) => a - b),
  modules: distinct(
    failing.flatMap((zone) => moduleOf(zone, largest)),
    ({ pull, push }) => `${pull} ${push}`,
  ).toSorted((a, b) => a.pull - b.pull || a.push - b.push),
})
