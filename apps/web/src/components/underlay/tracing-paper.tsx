import { Button, Group } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo, useRef } from 'react'
import { useSay } from '../../platform/words/use-say.ts'
import { mostZoom } from '../choice-pictures/map-view.ts'
import { type MapZoom, useMapView } from '../choice-pictures/use-map-view.ts'
import { matrixOf, onSheet, type Sheet, sheetOf } from './picture-geometry.ts'
import type { Tracing } from './trace.ts'
import { Cross, TraceMarks } from './trace-marks.tsx'
import classes from './underlay.module.css'
import { tell } from './underlay-words.ts'
import type { ShownPicture } from './use-picture.ts'
import { useTracingKeys } from './use-tracing-keys.ts'
import { useTracingPointer } from './use-tracing-pointer.ts'

const ZoomButtons = ({
  zoom: { zoom, zoomBy, fit },
  children,
}: {
  readonly zoom: MapZoom
  readonly children: ReactNode
}) => {
  const say = useSay()
  return (
    <Group gap={8} p={8} style={{ borderTop: 'var(--edge)' }}>
      <Button size="compact-sm" variant="default" disabled={zoom >= mostZoom} onClick={() => zoomBy(1.6)}>
        {say('components.zoom-in')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={zoom <= 1} onClick={() => zoomBy(1 / 1.6)}>
        {say('components.zoom-out')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={zoom <= 1} onClick={fit}>
        {say('components.whole-picture')}
      </Button>
      {children}
    </Group>
  )
}

type PictureProps = { readonly picture: ShownPicture; readonly sheet: Sheet }

/** The picture itself, one unit wide, turned on its sheet. */
const Picture = ({ picture, sheet }: PictureProps) => (
  <image
    href={picture.src}
    width={1}
    height={picture.aspect}
    preserveAspectRatio="none"
    transform={matrixOf((at) => onSheet(sheet, at))}
  />
)

/** A picture in portrait is no higher than the screen. */
const highest = '64vh'

type Props = Tracing & {
  /** Degrees. */
  readonly turn: number
  /** Beside the zoom buttons. */
  readonly tools: ReactNode
}

/** The picture with what is traced on it: a press sets the next point, a drag corrects one or moves the view. */
export const TracingPaper = ({ turn, tools, ...tracing }: Props) => {
  const say = useSay()

  const { picture, underlay } = tracing
  const sheet = useMemo(() => sheetOf(picture.aspect, turn), [picture.aspect, turn])
  const svg = useRef<SVGSVGElement>(null)
  const { ref, width } = useElementSize()
  const zoom = useMapView(sheet, svg)
  const { x, y, width: wide, height } = zoom.view
  const pixel = width > 0 ? wide / width : 1
  const keys = useTracingKeys({ tracing, sheet, zoom })
  const pointer = useTracingPointer({ tracing, sheet, zoom, pixel, hideCross: keys.hideCross })
  return (
    <div className={classes.paper}>
      <div
        ref={ref}
        role="application"
        aria-label={tell(say, 'controls')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, and says which
        tabIndex={0}
        className={classes.picture}
        style={{ maxWidth: `calc(${highest} * ${sheet.width / sheet.height})` }}
        onKeyDown={keys.press}
        {...pointer}
      >
        <svg
          ref={svg}
          viewBox={`${x} ${y} ${wide} ${height}`}
          role="img"
          aria-label={say('components.picture-of-the-roof')}
        >
          <Picture picture={picture} sheet={sheet} />
          <TraceMarks underlay={underlay} sheet={sheet} pixel={pixel} />
          {keys.cross ? <Cross at={keys.cross} sheet={sheet} pixel={pixel} /> : null}
        </svg>
      </div>
      <ZoomButtons zoom={zoom}>{tools}</ZoomButtons>
      <p className={classes.cross} role="status">
        {keys.words}
      </p>
    </div>
  )
}
