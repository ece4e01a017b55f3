import type { ArrayOutline } from '@soundroof/contract/roofs/panel-layout/array-calls'
import type { Verdict } from '@soundroof/contract/roofs/results/result'
import type { RoofOutline } from '@soundroof/contract/roofs/wire/wire-rows'
import type { Point } from '@soundroof/report/drawing/scene'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { inPicture, roofPlanes } from './roof-planes.ts'
import styles from './roof-thumbnail.module.css'

const size = { width: 64, height: 48 }
const shown = { width: 56, height: 40 }

type Props = {
  readonly outline: RoofOutline | null
  readonly verdict: Verdict | null
  /** Panels on the plan, m: corners as x and y in turn. Absent until known. */
  readonly panels?: ArrayOutline['panels'] | undefined
}

/** An outline of no particular roof, where none can be drawn. */
const Unknown = () => <path className={styles.unknown} d="M8 34V22L24 10l12 9h20v15z" />

const cornersOf = (places: readonly number[]): readonly Point[] =>
  places.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: places[index + 1] ?? 0 }] : []))

type PlanesProps = { readonly outline: RoofOutline; readonly panels: ArrayOutline['panels'] }

const Planes = ({ outline, panels }: PlanesProps) => {
  const place = inPicture(outline, shown)
  return (
    <g transform={`translate(${(size.width - shown.width) / 2} ${(size.height - shown.height) / 2})`}>
      {roofPlanes(outline).map((plane) => (
        <polygon key={place(plane)} points={place(plane)} />
      ))}
      {panels.map((panel) => (
        <polygon key={panel.join(' ')} className={styles.panel} points={place(cornersOf(panel))} />
      ))}
    </g>
  )
}

/** The roof from above in proportion with its array, in the colour of its verdict. Decoration, since words beside it say the same. */
export const RoofThumbnail = ({ outline, verdict, panels = [] }: Props) => (
  <svg
    className={styles.roof}
    data-tone={verdict === null ? 'none' : verdictWords[verdict].tone}
    viewBox={`0 0 ${size.width} ${size.height}`}
    aria-hidden="true"
  >
    {outline === null ? <Unknown /> : <Planes outline={outline} panels={panels} />}
  </svg>
)
