import type { Mark } from './mark.ts'
import type { Point } from './scene.ts'
import type { Drawing } from './scene-layout.ts'

/** An SVG element as data, with SVG's attribute names; the web renders it. */
export type SvgElement = {
  readonly tag: 'path' | 'circle' | 'text' | 'g'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly text?: string
}

const round = (value: number): number => Math.round(value * 100) / 100

const pathData = (points: readonly Point[], closed: boolean): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ') + (closed ? ' Z' : '')

const pen = (mark: { fill: string | null; stroke: string | null; strokeWidth: number }) => ({
  fill: mark.fill ?? 'none',
  ...(mark.stroke === null ? {} : { stroke: mark.stroke, 'stroke-width': mark.strokeWidth }),
})

const textElement = (mark: Extract<Mark, { kind: 'text' }>): SvgElement => ({
  tag: 'text',
  attributes: {
    x: round(mark.at.x),
    y: round(mark.at.y),
    fill: mark.colour,
    'font-size': mark.size,
    'font-weight': mark.strong ? 600 : 400,
    'text-anchor': mark.anchor,
    'dominant-baseline': 'central',
    ...(mark.rotate === 0
      ? {}
      : { transform: `rotate(${round(mark.rotate)} ${round(mark.at.x)} ${round(mark.at.y)})` }),
    ...(mark.plate === null ? {} : { stroke: mark.plate, 'stroke-width': 3, 'paint-order': 'stroke' }),
  },
  text: mark.text,
})

const elementOf = (mark: Mark): SvgElement => {
  if (mark.kind === 'text') return textElement(mark)
  if (mark.kind === 'circle')
    return {
      tag: 'circle',
      attributes: { cx: round(mark.centre.x), cy: round(mark.centre.y), r: round(mark.radius), ...pen(mark) },
    }
  return {
    tag: 'path',
    attributes: {
      d: mark.lines.map((points) => pathData(points, mark.closed)).join(' '),
      ...pen(mark),
      'stroke-linejoin': 'round',
      ...(mark.cap === undefined ? {} : { 'stroke-linecap': mark.cap }),
      ...(mark.dash === null ? {} : { 'stroke-dasharray': mark.dash.join(' ') }),
    },
  }
}

export const toSvgElements = (drawing: Drawing): readonly SvgElement[] => drawing.marks.map(elementOf)
