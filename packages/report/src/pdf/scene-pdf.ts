import type { Mark } from '../drawing/mark.ts'
import type { Point } from '../drawing/scene.ts'
import type { Kit } from './kit.ts'
import type { TextStyle } from './theme.ts'

type PathMark = Extract<Mark, { kind: 'path' }>
type TextMark = Extract<Mark, { kind: 'text' }>
type Pen = Pick<PathMark, 'fill' | 'stroke' | 'strokeWidth'>

const paint = ({ doc }: Kit, { fill, stroke, strokeWidth }: Pen): void => {
  if (stroke !== null) doc.lineWidth(strokeWidth).strokeColor(stroke)
  if (fill !== null && stroke !== null) doc.fillAndStroke(fill, stroke)
  else if (fill !== null) doc.fillColor(fill).fill()
  else doc.stroke()
}

const traceLine = ({ doc }: Kit, [first, ...rest]: readonly Point[], closed: boolean, origin: Point): void => {
  if (!first) return
  doc.moveTo(origin.x + first.x, origin.y + first.y)
  for (const { x, y } of rest) doc.lineTo(origin.x + x, origin.y + y)
  if (closed) doc.closePath()
}

const drawPath = (kit: Kit, mark: PathMark, origin: Point): void => {
  if (mark.lines.length === 0 || (mark.fill === null && mark.stroke === null)) return
  kit.doc.save().lineJoin('round')
  if (mark.cap) kit.doc.lineCap(mark.cap)
  if (mark.dash) kit.doc.dash(mark.dash[0], { space: mark.dash[1] })
  for (const points of mark.lines) traceLine(kit, points, mark.closed, origin)
  paint(kit, mark)
  kit.doc.restore()
}

const drawText = (kit: Kit, mark: TextMark, origin: Point): void => {
  const style: TextStyle = { size: mark.size, lead: mark.size * 1.3, colour: mark.colour, strong: mark.strong }
  const [line = ''] = kit.wrap(mark.text, Number.POSITIVE_INFINITY, style)
  const width = kit.measure(line, style)
  const at = { x: origin.x + mark.at.x, y: origin.y + mark.at.y }
  const left = at.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0)
  kit.doc.save()
  if (mark.rotate !== 0) kit.doc.rotate(mark.rotate, { origin: [at.x, at.y] })
  if (mark.plate !== null)
    kit.doc
      .roundedRect(left - 3, at.y - style.lead / 2, width + 6, style.lead, 2.5)
      .fillColor(mark.plate)
      .fill()
  kit.put(line, left, at.y - style.lead / 2, style)
  kit.doc.restore()
}

export const drawMarks = (kit: Kit, marks: readonly Mark[], origin: Point): void => {
  for (const mark of marks) {
    if (mark.kind === 'path') drawPath(kit, mark, origin)
    else if (mark.kind === 'text') drawText(kit, mark, origin)
    else {
      kit.doc.circle(origin.x + mark.centre.x, origin.y + mark.centre.y, mark.radius)
      paint(kit, mark)
    }
  }
}
