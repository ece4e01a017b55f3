import type { Mark } from './mark.ts'
import type { Point, SceneItem } from './scene.ts'

type North = Extract<SceneItem, { kind: 'north' }>

const letterSize = 9

/** A needle, half of it dark, with its letter beyond the point. */
export const northMarks = ({ turn, size, text, colour, plate, shift }: North, corner: Point): readonly Mark[] => {
  const middle = { x: corner.x + shift.x, y: corner.y - shift.y }
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  /** Right and forward of the needle. */
  const at = (right: number, forward: number): Point => ({
    x: middle.x + right * cos + forward * sin,
    y: middle.y + right * sin - forward * cos,
  })
  const [point, notch] = [at(0, size / 2), at(0, -size / 4)]
  const half = (side: 1 | -1, fill: string): Mark => ({
    kind: 'path',
    lines: [[point, at((side * size) / 4, -size / 2), notch]],
    closed: true,
    fill,
    stroke: colour,
    strokeWidth: 0.6,
    dash: null,
  })
  return [
    half(-1, colour),
    half(1, plate),
    {
      kind: 'text',
      at: at(0, size / 2 + letterSize * 0.7),
      text,
      size: letterSize,
      anchor: 'middle',
      colour,
      strong: true,
      rotate: 0,
      plate,
    },
  ]
}
