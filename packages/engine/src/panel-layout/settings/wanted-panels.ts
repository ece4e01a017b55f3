import type { ArrayRoof } from './array-settings.ts'
import { stepsToCover } from './whole-steps.ts'

/** Panels of one layout: about 2 MB of drawing. */
export const mostPanels = 5000

/** Panels asked for; null: as many as fit. A power takes as many panels as reach it. */
export const wantedPanels = ({ request: { wanted }, panel }: Pick<ArrayRoof, 'request' | 'panel'>): number | null => {
  if (wanted.kind === 'all') return null
  return wanted.kind === 'count' ? wanted.count : stepsToCover(wanted.kilowatts * 1000, panel.power)
}
