import type { PurchaseStore } from '@soundroof/contract/money/subscription'

/** Facts of a purchase as a store told them, in our words. They may arrive in any order, and repeatedly. */

/** One paid period. */
export type PeriodFact = {
  /** The store's name of the payment. */
  readonly reference: string
  readonly product: string
  /** Calculations that the period brings. */
  readonly quota: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** When the store gave the money back. */
  readonly revokedAt: Date | null
  /** When the store said it. */
  readonly toldAt: Date
}

/** Whether the store will charge again. */
export type RenewalFact = {
  readonly renews: boolean
  /** The store still tries to collect and asks that the last period goes on until then. */
  readonly graceUntil: Date | null
  readonly toldAt: Date
}

/** What one notice or answer of a store says. */
export type PurchaseFact = {
  readonly store: PurchaseStore
  /** The same over all renewals. */
  readonly reference: string
  /** Account that the app named to the store: see `store_accounts`. */
  readonly accountToken: string | null
  readonly period: PeriodFact | null
  readonly renewal: RenewalFact | null
  /** The purchase that this one continues; both have one owner. */
  readonly replaces?: string | null
  /** A refund that the store reports without its period. */
  readonly voided?: { readonly reference: string; readonly at: Date }
}

type Told<T> = (fact: T) => readonly number[]

const time = (date: Date | null): number => date?.getTime() ?? 0

const periodOrder: Told<PeriodFact> = (fact) => [
  time(fact.toldAt),
  time(fact.revokedAt),
  time(fact.endsAt),
  time(fact.startsAt),
]
const renewalOrder: Told<RenewalFact> = (fact) => [time(fact.toldAt), fact.renews ? 0 : 1, time(fact.graceUntil)]

const isAbove = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/**
 * The later statement counts. Two from the same millisecond have a fixed order, so that the order of arrival makes no
 * difference.
 */
export const isLaterPeriod = (fact: PeriodFact, known: PeriodFact | null): boolean =>
  known === null || isAbove(periodOrder(fact), periodOrder(known))

/** By the same rule as `isLaterPeriod`. */
export const isLaterRenewal = (fact: RenewalFact, known: RenewalFact | null): boolean =>
  known === null || isAbove(renewalOrder(fact), renewalOrder(known))
