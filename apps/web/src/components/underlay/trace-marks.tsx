import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { distance, metresPerWidth, onSheet, type Point, type Sheet, tracedRectangle } from './picture-geometry.ts'
import classes from './underlay.module.css'

type Props = {
  readonly underlay: Underlay
  readonly sheet: Sheet /** Units of the sheet to a pixel. */
  readonly pixel: number
}

const pathOf = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}${isClosed ? 'Z' : ''}`

/** A light line below a dark one, visible on any picture. */
const Cased = ({ d, className }: { readonly d: string; readonly className: string | undefined }) => (
  <>
    <path d={d} className={classes.casing} />
    <path d={d} className={className} />
  </>
)

type DotsProps = { readonly points: readonly Point[]; readonly className: string | undefined }

/** Lines without length, whose round ends have one size at every zoom. */
const Dots = ({ points, className }: DotsProps) => {
  const d = points.map((point) => `${pathOf([point])}h0.01`).join('')
  return (
    <>
      <path d={d} className={classes.dotCasing} />
      <path d={d} className={className} />
    </>
  )
}

const textOf = (metres: number): string => `${metres.toFixed(2)} m`

type LengthProps = Props & { readonly from: Point; readonly to: Point; readonly metres: number }

const Length = ({ sheet, pixel, from, to, metres }: LengthProps) => {
  const [a, b] = [onSheet(sheet, from), onSheet(sheet, to)]
  return (
    <text
      x={(a.x + b.x) / 2}
      y={(a.y + b.y) / 2 - 6 * pixel}
      fontSize={14 * pixel}
      strokeWidth={4 * pixel}
      className={classes.length}
    >
      {textOf(metres)}
    </text>
  )
}

const Ends = (props: Props) => {
  const { underlay, sheet } = props
  const [from, to] = underlay.ends
  const points = underlay.ends.map((at) => onSheet(sheet, at))
  return (
    <g data-traced="ends">
      {points.length > 1 ? <Cased d={pathOf(points)} className={classes.known} /> : null}
      <Dots points={points} className={classes.end} />
      {from && to && underlay.metres !== null ? (
        <Length {...props} from={from} to={to} metres={underlay.metres} />
      ) : null}
    </g>
  )
}

/** The pressed corners, and the rectangle that they make. */
const Corners = (props: Props) => {
  const { underlay, sheet } = props
  const [first, second] = underlay.corners
  const scale = metresPerWidth(underlay)
  const outline = tracedRectangle(underlay.corners)?.outline
  const shown = (outline ?? underlay.corners).map((at) => onSheet(sheet, at))
  const [, , third] = outline ?? []
  return (
    <g data-traced="corners">
      {shown.length > 1 ? <Cased d={pathOf(shown, outline !== undefined)} className={classes.roof} /> : null}
      <Dots points={underlay.corners.map((at) => onSheet(sheet, at))} className={classes.corner} />
      {scale !== null && first && second ? (
        <Length {...props} from={first} to={second} metres={distance(first, second) * scale} />
      ) : null}
      {scale !== null && second && third ? (
        <Length {...props} from={second} to={third} metres={distance(second, third) * scale} />
      ) : null}
    </g>
  )
}

/** The known length and the traced roof over their picture. */
export const TraceMarks = (props: Props) => (
  <>
    <Corners {...props} />
    <Ends {...props} />
  </>
)

type CrossProps = { readonly at: Point; readonly sheet: Sheet; readonly pixel: number }

export const Cross = ({ at, sheet, pixel }: CrossProps) => {
  const { x, y } = onSheet(sheet, at)
  const arm = 14 * pixel
  return <Cased d={`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`} className={classes.cross} />
}
