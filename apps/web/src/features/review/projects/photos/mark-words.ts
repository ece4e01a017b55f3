import { type Mark, measuredArea, measuredLength } from '@soundroof/contract/review/mark-up'
import type { Say } from '../../../../platform/words/use-say.ts'
import type { Size } from './view.ts'

export const tools = {
  look: 'components.move',
  arrow: 'components.arrow',
  line: 'review.line',
  rectangle: 'review.frame',
  polygon: 'review.polygon',
  note: 'Note',
  'known-length': 'components.known-length',
  length: 'review.measure',
  dimension: 'review.dimension',
} as const
export type Tool = keyof typeof tools
export type DrawingTool = Exclude<Tool, 'look'>

const millimetres = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** In whole millimetres, which is as exact as a photo is. */
const shownLength = (length: number): string => `${millimetres.format(length)} mm`

const squareMetres = new Intl.NumberFormat('en-AU', { maximumSignificantDigits: 3 })

const measured = (say: Say, line: Parameters<typeof measuredLength>[0], all: readonly Mark[], photo: Size): string => {
  const length = measuredLength(line, all, photo)
  return length === null ? say('review.no-known-length') : `≈ ${shownLength(length)}`
}

const areaOf = ({ corners }: Extract<Mark, { kind: 'polygon' }>, all: readonly Mark[], photo: Size): string => {
  const area = measuredArea(corners, all, photo)
  return area === null ? '' : `≈ ${squareMetres.format(area)} m²`
}

/** Text beside a mark on the photo; empty for a mark without words. */
export const labelOf = (say: Say, mark: Mark, all: readonly Mark[], photo: Size): string => {
  if (mark.kind === 'note') return mark.text
  if (mark.kind === 'polygon') return areaOf(mark, all, photo)
  if (mark.kind === 'known-length') return shownLength(mark.millimetres)
  if (mark.kind === 'dimension' && mark.millimetres !== null) return shownLength(mark.millimetres)
  return mark.kind === 'length' || mark.kind === 'dimension' ? measured(say, mark, all, photo) : ''
}

/** A mark in the list below the photo. */
export const describeMark = (say: Say, mark: Mark, all: readonly Mark[], photo: Size): string => {
  const label = labelOf(say, mark, all, photo)
  const kind = say(tools[mark.kind])
  return label === '' ? kind : say('review.value', { kind, label })
}
