import type { Mark, Place } from '@soundroof/contract/review/mark-up'
import { useSay } from '../../../../platform/words/use-say.ts'
import { labelOf } from './mark-words.ts'
import styles from './photos.module.css'
import type { Point, Size } from './view.ts'

type Props = {
  readonly mark: Mark
  readonly all: readonly Mark[]
  readonly photo: Size
  readonly toPoint: (place: Place) => Point
}

const Label = ({ at, text }: { readonly at: Point; readonly text: string }) => (
  <text className={styles.label} x={at.x + 8} y={at.y - 8}>
    {text}
  </text>
)

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Two short strokes that make the end of a line an arrow. */
const head = (from: Point, to: Point): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const stroke = (turn: number) =>
    `M${to.x} ${to.y}L${to.x - 14 * Math.cos(angle + turn)} ${to.y - 14 * Math.sin(angle + turn)}`
  return `${stroke(0.45)}${stroke(-0.45)}`
}

/** Short strokes across both ends. */
const ends = (from: Point, to: Point): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2
  const [x, y] = [7 * Math.cos(angle), 7 * Math.sin(angle)]
  return [from, to].map((at) => `M${at.x - x} ${at.y - y}L${at.x + x} ${at.y + y}`).join('')
}

const Line = ({ mark, all, photo, toPoint }: Props) => {
  const say = useSay()

  if (mark.kind === 'note') return null
  const [from, to] = [toPoint(mark.from), toPoint(mark.to)]
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
  const shape =
    mark.kind === 'rectangle'
      ? `M${from.x} ${from.y}H${to.x}V${to.y}H${from.x}Z`
      : `${line}${mark.kind === 'arrow' ? head(from, to) : ends(from, to)}`
  return (
    <>
      <path className={styles.halo} d={shape} />
      <path className={styles.stroke} data-kind={mark.kind} d={shape} />
      <Label at={middle(from, to)} text={labelOf(say, mark, all, photo)} />
    </>
  )
}

export const MarkShape = (props: Props) => {
  const { mark, toPoint } = props
  if (mark.kind !== 'note') return <Line {...props} />
  const at = toPoint(mark.at)
  return (
    <>
      <circle className={styles.dot} cx={at.x} cy={at.y} r={6} />
      <Label at={at} text={mark.text} />
    </>
  )
}
