import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { ArrayRoof } from './array-settings.ts'
import { mostPanels } from './wanted-panels.ts'

/** Whether as many panels are laid as are wanted, or as fit. @param wanted null: as many as fit */
export const countWarnings = (wanted: number | null, fits: number): readonly Message[] => {
  if (wanted === null)
    return fits <= mostPanels ? [] : [{ code: 'more-panels-fit-than-laid', values: { most: mostPanels, fits } }]
  return wanted <= fits ? [] : [{ code: 'fewer-panels-fit', values: { wanted, fits } }]
}

/** Whether the power of the project fits; an array that was given its place may hold less. */
export const powerWarnings = (fits: number, { installed, panel, request }: ArrayRoof): readonly Message[] => {
  const room = (fits * panel.power) / 1000
  const isChosen = request.blocks === null && request.areas.length === 0
  return !isChosen || installed === null || installed <= room + 1e-9
    ? []
    : [{ code: 'installed-power-does-not-fit', values: { installed, fits: room } }]
}
