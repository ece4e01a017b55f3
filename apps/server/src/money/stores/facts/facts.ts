import type { PurchaseStore } from '@soundroof/contract/money/subscription'

/** What a store says of a purchase, in our words. Facts may come in any order and any number of times. */

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

/** Whether it goes on. */
export type RenewalFact = {
  readonly renews: boolean
  /** The store still tries to collect and asks that the last period goes on until then. */
  readonly graceUntil: Date | null
  readonly toldAt: Date
}

export type PurchaseFact = {
  readonly store: PurchaseStore
  /** The same over all renewals. */
  readonly reference: string
  /** Who bought, as the app told the store: see `store_accounts`. */
  readonly accountToken: string | null
  readonly period: PeriodFact | null
  readonly renewal: RenewalFact | null
  /** The purchase that this one continues: they have one owner. */
  readonly replaces?: string | null
  /** A payment that was given back, told apart from its period. */
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

/** What was said later counts. Of two things said in the same millisecond the order is fixed, so that arrival does not matter. */
export const isLaterPeriod = (fact: PeriodFact, known: PeriodFact | null): boolean =>
  known === null || isAbove(periodOrder(fact), periodOrder(known))

export const isLaterRenewal = (fact: RenewalFact, known: RenewalFact | null): boolean =>
  known === null || isAbove(renewalOrder(fact), renewalOrder(known))
