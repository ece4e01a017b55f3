import {
  type DrawnSignature,
  mostPoints,
  type SignaturePoint,
  signatureField,
} from '@soundroof/contract/review/as-built/drawn-signature'

type Stroke = DrawnSignature[number]

const within = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most)

/** Where a pointer is in the field; outside it at its border. @param box the field on the screen, px */
export const pointAt = (
  pointer: { readonly clientX: number; readonly clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): SignaturePoint => {
  const { width, height } = signatureField
  return [
    within(((pointer.clientX - box.left) / box.width) * width, width),
    within(((pointer.clientY - box.top) / box.height) * height, height),
  ]
}

/** Nearer points draw the same line. */
const nearest = 3

const isNear = ([x, y]: SignaturePoint, [otherX, otherY]: SignaturePoint): boolean =>
  Math.hypot(x - otherX, y - otherY) < nearest

/** A long stroke keeps every second of its points, so that it goes on. */
const thinned = (stroke: Stroke): Stroke => stroke.filter((_, index) => index % 2 === 0)

export const withPoint = (stroke: Stroke, point: SignaturePoint): Stroke => {
  const last = stroke.at(-1)
  if (last !== undefined && isNear(last, point)) return stroke
  return [...(stroke.length < mostPoints ? stroke : thinned(stroke)), point]
}

/** A dot is a stroke from a place to the same place. */
export const ended = (stroke: Stroke): Stroke => {
  const [only] = stroke
  return stroke.length === 1 && only !== undefined ? [only, only] : stroke
}
