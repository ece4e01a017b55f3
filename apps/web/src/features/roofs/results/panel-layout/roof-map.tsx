import { Button } from '@mantine/core'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { RoofPlace } from '@soundroof/report/drawing/roof-places'
import type { Scene } from '@soundroof/report/drawing/scene'
import { type Drawing, paperPoint } from '@soundroof/report/drawing/scene-layout'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { mostZoom } from '../../../../components/choice-pictures/map-view.ts'
import { type MapZoom, useMapView } from '../../../../components/choice-pictures/use-map-view.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { DrawnMarks, SceneDrawing } from '../report/scene-drawing.tsx'
import { type MapUnderlay, UnderlayHandle, UnderlayPicture } from '../underlay/underlay-on-map.tsx'
import { ChosenZone, Pointed } from './map-marks.tsx'
import { placeWords } from './place-words.ts'
import classes from './roof-map.module.css'
import { useMapPointer } from './use-map-pointer.ts'
import { usePointedPlace } from './use-pointed-place.ts'

type Pointing = ReturnType<typeof usePointedPlace>

const ZoomButtons = ({ zoom, zoomBy, fit }: MapZoom) => {
  const say = useSay()
  return (
    <div className={classes.tools}>
      <Button size="compact-sm" variant="default" disabled={zoom >= mostZoom} onClick={() => zoomBy(1.6)}>
        {say('components.zoom-in')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={zoom <= 1} onClick={() => zoomBy(1 / 1.6)}>
        {say('components.zoom-out')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={zoom <= 1} onClick={fit}>
        {say('roofs.whole-roof')}
      </Button>
    </div>
  )
}

type KeysOf = {
  readonly drawing: Drawing
  readonly pointing: Pointing
  readonly zoom: MapZoom
  readonly stop: () => void
  /** Opens the row of the zone at a place. */
  readonly open: (place: RoofPlace) => void
}

const keysOf =
  ({ drawing, pointing, zoom, stop, open }: KeysOf) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      stop()
      pointing.forget()
    }
    if (event.key === 'Enter' && pointing.pointed) open(pointing.pointed.place)
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = pointing.chooseBy(event.key)
    if (next) zoom.show(paperPoint(drawing, next.at))
  }

type Shown = {
  readonly scene: Scene
  readonly layout: Layout
  /** A picture below the drawing. */
  readonly below: MapUnderlay | null
}
type PaperProps = Shown & Pick<Props, 'zone' | 'onZone'> & { readonly drawing: Drawing; readonly pointing: Pointing }

const MapPaper = ({ drawing, scene, layout, below, pointing, zone, onZone }: PaperProps) => {
  const say = useSay()

  const svg = useRef<SVGSVGElement>(null)
  const zoom = useMapView(drawing, svg)
  const press = useMapPointer({ drawing, zoom, pointing })
  const { down, move, stop } = press
  const open = (place: RoofPlace): void => {
    if (place.kind === 'zone') onZone(place.zone)
    if (place.kind === 'panel') onZone(place.panel.zone)
  }
  const up = (event: PointerEvent): void => {
    const place = press.up(event)
    if (place) open(place)
  }
  const { x, y, width, height } = zoom.view
  return (
    <>
      <div
        role="application"
        aria-label={say('mapControls')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, and says which
        tabIndex={0}
        className={classes.map}
        data-held={zoom.zoom > 1 || Boolean(below?.shiftTo)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && pointing.chooseFirst()}
        onKeyDown={keysOf({ drawing, pointing, zoom, stop, open })}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={stop}
        onPointerLeave={() => pointing.hover(null)}
      >
        <svg ref={svg} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={scene.description}>
          {below ? <UnderlayPicture drawing={drawing} below={below} /> : null}
          <g className={below ? classes.overPicture : undefined} data-over-picture={below ? true : undefined}>
            <DrawnMarks drawing={drawing} />
          </g>
          {zone === null ? null : <ChosenZone drawing={drawing} layout={layout} zone={zone} />}
          {pointing.pointed ? <Pointed drawing={drawing} place={pointing.pointed.place} zoom={zoom.zoom} /> : null}
          {below?.shiftTo ? (
            <UnderlayHandle drawing={drawing} zoom={zoom} shift={below.underlay.shift} shiftTo={below.shiftTo} />
          ) : null}
        </svg>
      </div>
      <ZoomButtons {...zoom} />
    </>
  )
}

type PlaceProps = {
  readonly place: RoofPlace | null
  readonly result: BriefResult
}

const PlaceText = ({ place, result }: PlaceProps) => {
  const say = useSay()

  const words = place === null ? null : placeWords(say, place, result)
  return (
    <div className={classes.place}>
      <div role="status">
        {words === null ? (
          <p className={classes.hint}>{say('mapHint')}</p>
        ) : (
          <>
            <strong>{words.title}</strong>
            {words.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
      </div>
    </div>
  )
}

type Props = Shown & {
  readonly caption: string
  readonly result: BriefResult
  readonly maxHeight: number
  /** Zone whose row is open; null: none. */
  readonly zone: string | null
  readonly onZone: (zone: string) => void
}

/** The array on its roof: shows zone, fixings and checks at the pointer. */
export const RoofMap = ({ scene, caption, layout, result, maxHeight, below, zone, onZone }: Props) => {
  const pointing = usePointedPlace(layout)
  return (
    <SceneDrawing
      scene={scene}
      caption={caption}
      maxHeight={maxHeight}
      paper={(drawing) => (
        <MapPaper
          drawing={drawing}
          scene={scene}
          layout={layout}
          below={below}
          pointing={pointing}
          zone={zone}
          onZone={onZone}
        />
      )}
      below={<PlaceText place={pointing.pointed?.place ?? null} result={result} />}
    />
  )
}
