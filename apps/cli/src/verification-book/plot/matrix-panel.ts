import type { CaseValue } from '../case-values.ts'
import { shown } from '../figures.ts'
import { element, px, text } from './svg.ts'

/** Names of one quantity: how often ours meets theirs. */
export type Matrix = { readonly title: string; readonly values: readonly CaseValue[] }

const CELL = 34

const namesOf = (values: readonly CaseValue[]): readonly string[] =>
  [...new Set(values.flatMap(({ ours, theirs }) => [shown(ours), shown(theirs)]))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )

export const matrixSize = ({ values }: Matrix) => {
  const side = namesOf(values).length * CELL
  return { width: side + 90, height: side + 80 }
}

const cell = (count: number, most: number, isEqual: boolean, x: number, y: number): readonly string[] =>
  count === 0
    ? []
    : [
        element('rect', {
          x,
          y,
          width: CELL,
          height: CELL,
          class: isEqual ? 'cell' : 'fails',
          'fill-opacity': (0.15 + 0.45 * (count / most)).toFixed(2),
        }),
        text(`${count}`, { x: x + CELL / 2, y: y + CELL / 2 + 4, 'text-anchor': 'middle', class: 'title' }),
      ]

/** A table of counts: theirs along, ours up; what is equal stands on the diagonal. */
export const matrixPanel = ({ title, values }: Matrix, left: number, top: number): readonly string[] => {
  const names = namesOf(values)
  const side = names.length * CELL
  const from = { x: left + 64, y: top + 28 }
  const row = (index: number) => from.y + side - (index + 1) * CELL
  const count = (theirs: string, ours: string) =>
    values.filter((value) => shown(value.theirs) === theirs && shown(value.ours) === ours).length
  const most = Math.max(...names.map((name) => count(name, name)), 1)
  const cells = names.flatMap((theirs, column) =>
    names.flatMap((ours, line) => cell(count(theirs, ours), most, ours === theirs, from.x + column * CELL, row(line))),
  )
  const middle = { x: from.x + side / 2, y: from.y + side / 2 }
  return [
    text(title, { x: from.x, y: top + 18, class: 'title' }),
    ...cells,
    ...names.flatMap((name, index) => [
      text(name, { x: from.x + (index + 0.5) * CELL, y: from.y + side + 14, 'text-anchor': 'middle' }),
      text(name, { x: from.x - 5, y: row(index) + CELL / 2 + 4, 'text-anchor': 'end' }),
    ]),
    element('rect', { x: from.x, y: from.y, width: side, height: side, class: 'frame' }),
    text('ours', { transform: `translate(${px(from.x - 44)} ${px(middle.y)}) rotate(-90)`, 'text-anchor': 'middle' }),
    text('theirs', { x: middle.x, y: from.y + side + 30, 'text-anchor': 'middle' }),
  ]
}
