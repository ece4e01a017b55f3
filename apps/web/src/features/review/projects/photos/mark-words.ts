import { type Mark, measuredLength } from '@soundroof/contract/review/mark-up'
import type { Say } from '../../../../platform/words/use-say.ts'
import type { Size } from './view.ts'

export const tools = {
  look: 'components.move',
  arrow: 'components.arrow',
  rectangle: 'review.frame',
  note: 'Note',
  'known-length': 'components.known-length',
  length: 'review.measure',
} as const
export type Tool = keyof typeof tools
export type DrawingTool = Exclude<Tool, 'look'>

const millimetres = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** In whole millimetres, which is as exact as a photo is. */
const shownLength = (length: number): string => `${millimetres.format(length)} mm`

/** Text beside a mark on the photo; empty for a mark without words. */
export const labelOf = (say: Say, mark: Mark, all: readonly Mark[], photo: Size): string => {
  if (mark.kind === 'note') return mark.text
  if (mark.kind === 'known-length') return shownLength(mark.millimetres)
  if (mark.kind !== 'length') return ''
  const length = measuredLength(mark, all, photo)
  return length === null ? say('review.no-known-length') : `≈ ${shownLength(length)}`
}

/** A mark in the list below the photo. */
export const describeMark = (say: Say, mark: Mark, all: readonly Mark[], photo: Size): string => {
  const label = labelOf(say, mark, all, photo)
  const kind = say(tools[mark.kind])
  return label === '' ? kind : say('review.value', { kind, label })
}
