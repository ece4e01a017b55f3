import { colourOf, type Mark, type Place } from '@soundroof/contract/review/mark-up'
import { useSay } from '../../../../platform/words/use-say.ts'
import { markPaint } from './mark-paint.ts'
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

type Ended = Exclude<Mark, { kind: 'note' | 'polygon' }>

const ornament = (kind: Ended['kind'], from: Point, to: Point): string => {
  if (kind === 'line') return ''
  if (kind === 'arrow') return head(from, to)
  return kind === 'dimension' ? `${head(from, to)}${head(to, from)}${ends(from, to)}` : ends(from, to)
}

const lineOf = (mark: Ended, toPoint: Props['toPoint']) => {
  const [from, to] = [toPoint(mark.from), toPoint(mark.to)]
  const shape =
    mark.kind === 'rectangle'
      ? `M${from.x} ${from.y}H${to.x}V${to.y}H${from.x}Z`
      : `M${from.x} ${from.y}L${to.x} ${to.y}${ornament(mark.kind, from, to)}`
  return { shape, at: middle(from, to) }
}

const polygonOf = ({ corners }: Extract<Mark, { kind: 'polygon' }>, toPoint: Props['toPoint']) => {
  const points = corners.map(toPoint)
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return {
    shape: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
    at: { x: sum.x / points.length, y: sum.y / points.length },
  }
}

const Outline = ({ mark, all, photo, toPoint }: Props & { readonly mark: Exclude<Mark, { kind: 'note' }> }) => {
  const say = useSay()

  const { shape, at } = mark.kind === 'polygon' ? polygonOf(mark, toPoint) : lineOf(mark, toPoint)
  const stroke = markPaint[colourOf(mark)]
  return (
    <>
      <path className={styles.halo} d={shape} />
      <path
        className={styles.stroke}
        data-kind={mark.kind}
        data-colour={colourOf(mark)}
        d={shape}
        style={mark.kind === 'polygon' ? { stroke, fill: stroke, fillOpacity: 0.15 } : { stroke }}
      />
      <Label at={at} text={labelOf(say, mark, all, photo)} />
    </>
  )
}

export const MarkShape = (props: Props) => {
  const { mark, toPoint } = props
  if (mark.kind !== 'note') return <Outline {...props} mark={mark} />
  const at = toPoint(mark.at)
  return (
    <>
      <circle
        className={styles.dot}
        data-colour={colourOf(mark)}
        cx={at.x}
        cy={at.y}
        r={6}
        style={{ fill: markPaint[colourOf(mark)] }}
      />
      <Label at={at} text={mark.text} />
    </>
  )
}
