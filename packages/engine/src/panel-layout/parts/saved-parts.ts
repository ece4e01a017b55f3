import type { PartKind } from '@soundroof/contract/roofs/panel-layout/part-kinds'
import type { PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'

/** Saves less than this share of the feet: not worth another order. docs/decisions/070. */
const LEAST_SAVED = 0.1

const feet: readonly PartKind[] = ['foot', 'roof-clamp', 'tile-hook']
const fixings: readonly PartKind[] = [...feet, 'metal-screw', 'timber-screw', 'hook-screw']

const countOf = ({ parts }: PartsList, kinds: readonly PartKind[]): number =>
  parts.reduce((sum, { kind, needed }) => sum + (kinds.includes(kind) ? needed : 0), 0)

/** Parts of the same array before and after a change. */
export type SavedParts = {
  /** Fixings, and every other part of which more are needed. */
  readonly parts: readonly { readonly kind: PartKind; readonly before: number; readonly after: number }[]
  /** m of rail as bought. */
  readonly rails: { readonly before: number; readonly after: number }
  /** Feet, hooks or clamps. */
  readonly saved: number
}

/** What a change saves; null: less than a tenth of the feet, or another number of panels. */
export const savedParts = (before: PartsList, after: PartsList): SavedParts | null => {
  const saved = countOf(before, feet) - countOf(after, feet)
  const isSame = countOf(before, ['panel']) === countOf(after, ['panel'])
  if (!isSame || saved <= 0 || saved < LEAST_SAVED * countOf(before, feet)) return null
  // Rails are told by their length.
  const kinds = new Set([...fixings, ...after.parts.map(({ kind }) => kind)].filter((kind) => kind !== 'rail'))
  const parts = [...kinds]
    .map((kind) => ({ kind, before: countOf(before, [kind]), after: countOf(after, [kind]) }))
    .filter((part) => (fixings.includes(part.kind) ? part.before !== part.after : part.after > part.before))
  return { parts, rails: { before: before.railLength.bought, after: after.railLength.bought }, saved }
}
