import type { LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { ArrayRoof } from '../settings/array-settings.ts'

const FEW = 4
const NEAR = 0.01

/** Whether feet stand further apart than a rail on two or three of them takes: no line lies nearer. Method 5.5. */
const isTooFar = (rail: LaidRail, { panels }: LaidPlane, { answers, railsUpSlope }: ArrayRoof): boolean => {
  if (rail.feet.length >= FEW) return false
  const places = rail.feet.map((foot) => (railsUpSlope ? foot.y : foot.x))
  const apart = Math.max(0, ...places.slice(1).map((to, index) => to - (places[index] as number)))
  const inRow = panels.filter(({ row }) => row === rail.row).flatMap(({ zone }) => answers.get(zone) ?? [])
  return inRow.some(({ spacing, fewFeetSpacing }) => fewFeetSpacing < spacing && apart > fewFeetSpacing + NEAR)
}

/** The warning that rails on two or three feet have them further apart than such short rails may. Method 5.5. */
export const fewFeetWarnings = (planes: readonly LaidPlane[], roof: ArrayRoof): readonly Message[] => {
  const rails = planes.flatMap((plane) => plane.rails.filter((rail) => isTooFar(rail, plane, roof))).length
  return rails === 0 ? [] : [{ code: 'rails-need-four-feet', values: { rails } }]
}
