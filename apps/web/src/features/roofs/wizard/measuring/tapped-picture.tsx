import { Button, Text } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Tapped } from './maths/on-photo.ts'
import type { Point } from './maths/perspective.ts'
import classes from './measuring.module.css'

type Props = {
  /** The first that this browser can show is pressed on. */
  readonly sources: readonly string[]
  readonly tapped: Tapped
  /**
   * @param pixel of the screen, or of the picture where that has fewer, in widths of the picture
   * @param aspect its height by its width
   */
  readonly set: (point: Point, pixel: number, aspect: number) => void
}

const Mark = ({ at: { x, y }, className, radius }: { at: Point; className: string; radius: number }) => (
  <>
    <circle className={classes.casing} cx={x} cy={y} r={radius} />
    <circle className={className} cx={x} cy={y} r={radius} />
  </>
)

const around = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (points.length === 4 ? 'Z' : '')

const Marks = ({ tapped: { corners, points }, radius }: { readonly tapped: Tapped; readonly radius: number }) => (
  <>
    <path className={classes.casing} d={around(corners)} />
    <path className={classes.corner} d={around(corners)} />
    {[...corners.map((at) => ({ at, of: classes.corner })), ...points.map((at) => ({ at, of: classes.point }))].map(
      ({ at, of }) => (
        <Mark key={`${at.x}-${at.y}`} at={at} className={of ?? ''} radius={radius} />
      ),
    )}
  </>
)

const zooms = [1, 2, 4] as const
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A cross moved by the arrow keys, for who does not press on the picture. */
const useCross = (set: (at: Point) => void, aspect: number) => {
  const [cross, setCross] = useState<Point | null>(null)
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    const at = cross ?? { x: 0.5, y: aspect / 2 }
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) {
      set(at)
      return
    }
    const by = event.shiftKey ? 0.05 : 0.005
    setCross({
      x: Math.min(1, Math.max(0, at.x + step.x * by)),
      y: Math.min(aspect, Math.max(0, at.y + step.y * by)),
    })
  }
  return { cross, press }
}

/** Pixels across: previews have 480, photos of phones many more. Own limit. */
const smallPicture = 800

/** Height by width, and pixels across. */
type Picture = { readonly aspect: number; readonly across: number }

/** A photo on which points are set by pressing; it scrolls where it is larger than the screen. */
export const TappedPicture = ({ sources, tapped, set }: Props) => {
  const say = useSay()
  const [zoom, setZoom] = useState<number>(1)
  const [broken, setBroken] = useState(0)
  const [{ aspect, across }, setPicture] = useState<Picture>({ aspect: 0.75, across: Number.POSITIVE_INFINITY })
  const sheet = useRef<HTMLDivElement>(null)
  const widthNow = (): number => Math.min(across, sheet.current?.getBoundingClientRect().width || 1)
  const { cross, press } = useCross((at) => set(at, 1 / widthNow(), aspect), aspect)
  const tap = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    set(
      { x: Math.min(1, Math.max(0, (clientX - left) / width)), y: Math.max(0, (clientY - top) / width) },
      1 / widthNow(),
      aspect,
    )
  }
  return (
    <>
      {across < smallPicture ? <Text>{say('measuring.small-picture', { across })}</Text> : null}
      <div className={`${classes.choices} ${classes.zooms}`}>
        {zooms.map((times) => (
          <Button
            key={times}
            mih={48}
            variant={times === zoom ? 'filled' : 'default'}
            aria-pressed={times === zoom}
            aria-label={say('measuring.zoom', { times })}
            onClick={() => setZoom(times)}
          >
            {`${times}×`}
          </Button>
        ))}
      </div>
      <div
        className={classes.paper}
        role="application"
        aria-label={say('measuring.tap-controls')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, and says which
        tabIndex={0}
        onKeyDown={press}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the application around it takes the keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div ref={sheet} className={classes.sheet} style={{ width: `${zoom * 100}%` }} onClick={tap}>
          <img
            src={sources[broken]}
            alt=""
            draggable={false}
            onError={() => setBroken(Math.min(broken + 1, sources.length - 1))}
            onLoad={({ currentTarget: { naturalWidth: across, naturalHeight } }) =>
              setPicture({ aspect: naturalHeight / across, across })
            }
          />
          <svg viewBox={`0 0 1 ${aspect}`} aria-hidden="true">
            <Marks tapped={tapped} radius={0.014 / zoom} />
            {cross === null ? null : (
              <path
                className={classes.cross}
                d={`M${cross.x - 0.03} ${cross.y}h0.06M${cross.x} ${cross.y - 0.03}v0.06`}
              />
            )}
          </svg>
        </div>
      </div>
    </>
  )
}
