import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** Rails of a zone as built, and the spacing of their fixings, mm. */
type Arrangement = { readonly rails: number; readonly spacing: number }

/** A check with demand and capacity in `unit`. */
export type ComparedCheck = Arrangement & {
  readonly check: Message
  readonly demand: number
  readonly capacity: number
  readonly unit: string
}

/** Why a zone as built passes or deviates. Lengths in mm; `planned` null: the plan asks for nothing of the kind. */
export type BuiltReason =
  | ({ readonly kind: 'passes' | 'fails' } & ComparedCheck)
  /** By a check that compares no forces. */
  | (Arrangement & { readonly kind: 'passes-by' | 'fails-by'; readonly worst: Message })
  | { readonly kind: 'rails-not-possible'; readonly rails: number; readonly reason: Message | null }
  | { readonly kind: 'setback'; readonly built: number; readonly required: number }
  | {
      readonly kind: 'asks-more'
      readonly check: Message
      readonly demand: number
      readonly unit: string
      readonly planned: number | null
    }
  | { readonly kind: 'loads-member'; readonly check: Message; readonly reason: Message }
  /** Uplift, kN. */
  | { readonly kind: 'crossing'; readonly demand: number; readonly planned: number | null }
  | { readonly kind: 'sag'; readonly sag: number; readonly planned: number | null }
  | { readonly kind: 'not-calculated' }
