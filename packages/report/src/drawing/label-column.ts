import type { Mark } from './mark.ts'
import type { Point, SceneItem } from './scene.ts'

type Label = Extract<SceneItem, { kind: 'label' }>

/** Height of a line of labels, points. */
const pitch = 12.5

/** Puts each label as near to its target's height as the labels above allow. */
const heights = (wanted: readonly number[], bottom: number): readonly number[] => {
  const down: number[] = []
  for (const y of wanted) down.push(Math.max(y, (down.at(-1) ?? -pitch) + pitch))
  return down.map((y, index) => Math.min(y, bottom - (down.length - 1 - index) * pitch))
}

/** Labels in one column, each with a leader to its target; leaders do not cross. */
export const labelColumn = (
  labels: readonly Label[],
  place: (at: Point) => Point,
  column: { readonly x: number; readonly top: number; readonly bottom: number },
): readonly Mark[] => {
  const sorted = labels.map((label) => ({ label, target: place(label.at) })).sort((a, b) => a.target.y - b.target.y)
  const ys = heights(
    sorted.map(({ target }) => Math.max(target.y, column.top)),
    column.bottom,
  )
  return sorted.flatMap(({ label, target }, index): readonly Mark[] => {
    const at = { x: column.x, y: ys[index] ?? target.y }
    const leader = [target, { x: at.x - 12, y: at.y }, { x: at.x - 3, y: at.y }]
    return [
      { kind: 'path', lines: [leader], closed: false, fill: null, stroke: '#7a8793', strokeWidth: 0.45, dash: null },
      { kind: 'circle', centre: target, radius: 1.2, fill: '#3a4652', stroke: null, strokeWidth: 0 },
      {
        kind: 'text',
        at,
        text: label.text,
        size: 8,
        anchor: 'start',
        colour: label.colour,
        strong: false,
        rotate: 0,
        plate: null,
      },
    ]
  })
}
