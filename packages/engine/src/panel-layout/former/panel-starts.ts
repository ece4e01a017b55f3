import { type Block, type Span, spanIn } from '../face/band-frame.ts'
import type { Field } from '../face/plane-field.ts'
import { TOUCH } from '../roof/zone-regions.ts'
import { lineFrom, lineUpTo } from '../settings/line-positions.ts'

/** Starts that a panel may have, mm along u; both ends belong to them. `segment` counts the parts between obstacles. */
export type Starts = Span & { readonly segment: number }

const overlaps = (block: Block, fromV: number, toV: number, margin: number): boolean =>
  block.fromV < toV + margin && block.toV > fromV - margin

/** The parts of a span between obstacles. */
const between = (span: Span, blocks: readonly Block[], fromV: number, toV: number): readonly Span[] => {
  const parts: Span[] = []
  let low = span.low
  for (const block of blocks) {
    if (!overlaps(block, fromV, toV, -1e-6)) continue
    if (block.fromU > low) parts.push({ low, high: Math.min(block.fromU, span.high) })
    low = Math.max(low, block.toU)
  }
  if (low < span.high) parts.push({ low, high: span.high })
  return parts
}

/**
 * Starts of panels in a part that rails may use. A panel may be the last of its row: a foot must then stand within the
 * overhang of the rail's end, or beyond it, where the rail can still reach it.
 */
const startsIn = (field: Field, part: Span, panels: Span, segment: number): Starts => {
  const { along, footLines, overhang, pastPanel, pastFoot } = field
  const firstFoot = lineFrom(footLines, part.low + pastFoot)
  const lastFoot = lineUpTo(footLines, part.high - pastFoot)
  return {
    low: Math.max(panels.low, part.low + pastPanel, firstFoot - overhang + pastPanel),
    high: Math.min(panels.high, part.high - pastPanel, lastFoot + overhang - pastPanel) - along,
    segment,
  }
}

/** Starts with those removed that would put a panel on a square to keep clear. */
const outside = (starts: Starts, { clear, along, across }: Field, v: number): readonly Starts[] => {
  let left: readonly Starts[] = [starts]
  for (const block of clear) {
    if (!overlaps(block, v, v + across, TOUCH)) continue
    const from = block.fromU - along - 2 * TOUCH
    const to = block.toU + 2 * TOUCH
    left = left.flatMap(({ low, high, segment }) => [
      { low, high: Math.min(high, from), segment },
      { low: Math.max(low, to), high, segment },
    ])
  }
  return left
}

const hasRoom = ({ low, high }: Span): boolean => low <= high + 1e-6

const isBlocked = ({ solid, clear, across }: Field, v: number): boolean =>
  solid.some((block) => overlaps(block, v, v + across, TOUCH)) ||
  clear.some((block) => overlaps(block, v, v + across, TOUCH))

/** Where panels of the band that begins at v may start, in order. Asked for every position of a row: it allocates little. */
export const startsAt = (field: Field, v: number): readonly Starts[] => {
  const panels = spanIn(field.panels, v, v + field.across)
  const rails = panels === null ? null : spanIn(field.outline, v, v + field.across)
  if (panels === null || rails === null) return []
  if (!isBlocked(field, v)) {
    const starts = startsIn(field, rails, panels, 0)
    return hasRoom(starts) ? [starts] : []
  }
  const found: Starts[] = []
  let segment = 0
  for (const part of between(rails, field.solid, v, v + field.across)) {
    for (const starts of outside(startsIn(field, part, panels, segment), field, v))
      if (hasRoom(starts)) found.push(starts)
    segment += 1
  }
  return found
}
