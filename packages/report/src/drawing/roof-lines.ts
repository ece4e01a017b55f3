import type { Say } from '@soundroof/words/language/say'

import { capital } from '../wording/number-text.ts'
import { ridgeOf } from './hip-areas.ts'
import { ink, quiet, warn } from './palette.ts'
import { line, point, rect, type SceneItem, type Style } from './scene.ts'
import type { Roof } from './zone-regions.ts'

export const ridgeStyle = { stroke: ink, strokeWidth: 0.8, dash: [9, 3] } as const satisfies Style
export const setbackStyle = { stroke: warn, strokeWidth: 0.7, dash: [3, 2] } as const satisfies Style

const besideRoof = ({ length }: Roof, y: number, words: string): SceneItem => ({
  kind: 'text',
  at: point(length, y),
  text: words,
  size: 7.5,
  anchor: 'start',
  colour: quiet,
  shift: point(5, 0),
})

const hipItems = (roof: Roof): readonly SceneItem[] => {
  const { length, width } = roof
  const [near, far] = ridgeOf(roof)
  const [second, third] = width > length ? [near, far] : [far, near]
  const hips = [
    [point(0, 0), near],
    [point(length, 0), second],
    [point(length, width), far],
    [point(0, width), third],
    [near, far],
  ] as const
  return hips.map(([from, to]) => line(from, to, ridgeStyle))
}

/** Where planes meet, or the high edge of a skillion. */
export const ridgeItems = (say: Say, roof: Roof): readonly SceneItem[] => {
  const { length, width, form, isTwoZones } = roof
  if (isTwoZones || form === 'flat') return []
  if (form === 'hip') return hipItems(roof)
  if (form === 'skillion') return [besideRoof(roof, width, say('report.high-edge'))]
  return [
    line(point(0, width / 2), point(length, width / 2), ridgeStyle),
    besideRoof(roof, width / 2, capital(say('report.ridge'))),
  ]
}

/**
 * Metres on the roof: from above, the distance from an eave is shorter. Only the ends of a gable or a skillion run up the slope.
 */
export const setbackItem = ({ length, width, form, slope }: Roof, setback: number): readonly SceneItem[] => {
  const fromEave = setback * Math.cos((slope * Math.PI) / 180)
  const fromEnd = form === 'hip' ? fromEave : setback
  return fromEnd * 2 >= length || fromEave * 2 >= width
    ? []
    : [rect(fromEnd, fromEave, length - fromEnd, width - fromEave, setbackStyle)]
}
