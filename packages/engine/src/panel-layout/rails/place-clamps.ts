import type { LaidClamp } from '@soundroof/contract/roofs/panel-layout/layout'

/** A clamp on a rail: where it sits, mm along the rail, and whether it holds one panel or two. */
export type ClampPlace = { readonly at: number; readonly kind: LaidClamp['kind'] }

type Extent = { readonly from: number; readonly to: number }

/** Clamps on a rail: one between panels that lie close, and one at every other end of a panel. @param close mm */
export const placeClamps = (panels: readonly Extent[], close: number): readonly ClampPlace[] => {
  const clamps: ClampPlace[] = []
  for (const [index, { from, to }] of panels.entries()) {
    const [before, after] = [panels[index - 1], panels[index + 1]]
    const isBegun = before !== undefined && from - before.to <= close + 1e-6
    const goesOn = after !== undefined && after.from - to <= close + 1e-6
    if (!isBegun) clamps.push({ at: from, kind: 'end' })
    clamps.push(goesOn ? { at: (to + after.from) / 2, kind: 'mid' } : { at: to, kind: 'end' })
  }
  return clamps
}
