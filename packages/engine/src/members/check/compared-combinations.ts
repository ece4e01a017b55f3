import type { LoadCombination } from '@soundroof/contract/roofs/results/messages/frames-values'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { LineLoads } from '../loads/line-loads.ts'
import type { WithAndWithoutPanels } from '../loads/variations.ts'

/** The combination that governs with panels and the one without: what a printed ratio compares. */
export type Compared = { readonly with: LoadCombination; readonly without: LoadCombination }

/** @param circumstances in which both are compared; none: the roof as it is */
export const loadsCompared = (compared: Compared, circumstances: readonly Message[] = []): Message => ({
  code: 'loads-compared',
  values: { ...compared, circumstances },
})

/** Uplift has one combination. */
export const UPLIFT: Compared = { with: 'uplift', without: 'uplift' }

type Downward = Pick<LineLoads, 'permanent' | 'live' | 'wind'>

const governingOf = ({ permanent, live, wind }: Downward): LoadCombination => {
  if (wind >= permanent && wind >= live) return 'wind'
  return live >= permanent ? 'live' : 'permanent'
}

/** @param displaced downward load of the bare roof with its live load, kN/m */
export const downwardCompared = (
  { lines, bare }: Pick<WithAndWithoutPanels, 'lines' | 'bare'>,
  displaced: number,
): Compared => ({
  with: governingOf(lines),
  without: governingOf({ ...bare, live: Math.max(bare.live, displaced) }),
})

/** In the wind that loads the bare roof like its live load. @param wind load with panels in it, kN/m */
export const downwardInLighterWind = ({ lines }: Pick<WithAndWithoutPanels, 'lines'>, wind: number): Compared => ({
  with: governingOf({ ...lines, wind }),
  without: 'live',
})
