import { useElementSize } from '@mantine/hooks'
import type { Scene, Style } from '@soundroof/report/drawing/scene'
import { type Drawing, hatched, layOut } from '@soundroof/report/drawing/scene-layout'
import { type SvgElement, toSvgElements } from '@soundroof/report/drawing/scene-svg'
import { createElement, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { withScreenColours } from '../../../../components/drawings/screen-colour.ts'
import { keepUnits } from './keep-units.ts'
import { hasBeside, narrowScene } from './narrow-scene.ts'
import classes from './scene-drawing.module.css'

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const propsOf = (attributes: SvgElement['attributes']) =>
  Object.fromEntries(Object.entries(withScreenColours(attributes)).map(([name, value]) => [camel(name), value]))

const elementsOf = (elements: readonly SvgElement[]) =>
  elements.map((element, position) =>
    createElement(element.tag, { key: position, ...propsOf(element.attributes) }, element.text),
  )

const swatch = { width: 30, height: 16 }
const swatchCorners = [
  { x: 1, y: 1 },
  { x: swatch.width - 1, y: 1 },
  { x: swatch.width - 1, y: swatch.height - 1 },
  { x: 1, y: swatch.height - 1 },
]

const Swatch = ({ style }: { readonly style: Style }) => {
  const marks = hatched(swatchCorners, { stroke: '#55616e', strokeWidth: 0.6, ...style })
  const drawing = { ...swatch, scale: 1, scaleText: null, origin: { x: 0, y: 0 }, marks }
  return (
    <svg viewBox={`0 0 ${swatch.width} ${swatch.height}`} className={classes.swatch} aria-hidden="true">
      {elementsOf(toSvgElements(drawing))}
    </svg>
  )
}

const Legend = memo(({ legend }: { readonly legend: Scene['legend'] }) => (
  <ul className={classes.legend}>
    {legend.map(({ style, text, note }) => (
      <li key={text}>
        <Swatch style={style} />
        <span>
          <strong>{text}</strong> {keepUnits(note)}
        </span>
      </li>
    ))}
  </ul>
))

/** Thousands of panels are one mark, which renders again only with another drawing. */
export const DrawnMarks = memo(({ drawing }: { readonly drawing: Drawing }) => elementsOf(toSvgElements(drawing)))

/** Screen pixels per point on paper, so that text of 7.5 points is readable. */
const pixelsPerPoint = 1.42

/** Points needed by words beside a drawing; with less room they go below it. */
const roomForLabels = 330

/** Pixels: while a page is laid out anew its parts may be narrower for a moment. */
const LEAST_WIDTH = 120

/** Width of an element, known before it is first painted, so that nothing below it moves. */
const useWidth = () => {
  const { ref: observe, width: observed } = useElementSize<HTMLDivElement>()
  const [first, setFirst] = useState(0)
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      if (node) setFirst(node.getBoundingClientRect().width)
      return observe(node)
    },
    [observe],
  )
  return { ref, width: observed || first }
}

/** The drawing of a scene as large as space allows; null until the space is known. */
const useDrawing = (scene: Scene, maxHeight: number) => {
  const { ref, width: measured } = useWidth()
  const lastWidth = useRef(0)
  if (measured >= LEAST_WIDTH) lastWidth.current = measured
  const width = lastWidth.current
  const points = width / pixelsPerPoint
  const isNarrow = hasBeside(scene) && points < roomForLabels
  const drawing = useMemo(
    () => (points > 0 ? layOut(isNarrow ? narrowScene(scene) : scene, { width: points, maxHeight }) : null),
    [scene, points, isNarrow, maxHeight],
  )
  return { ref, drawing, isNarrow }
}

type Props = {
  readonly scene: Scene
  readonly caption: string
  readonly maxHeight?: number
  /** In place of a still drawing. */
  readonly paper?: (drawing: Drawing) => ReactNode
  /** Between the drawing and its legend. */
  readonly below?: ReactNode
}

/** A drawing of the report, to scale, with its legend: white as paper, or in the colours of the dark scheme. */
export const SceneDrawing = ({ scene, caption, maxHeight = 330, paper, below }: Props) => {
  const { ref, drawing, isNarrow } = useDrawing(scene, maxHeight)
  const still = (drawn: Drawing) => (
    <svg viewBox={`0 0 ${drawn.width} ${drawn.height}`} role="img" aria-label={scene.description}>
      <DrawnMarks drawing={drawn} />
    </svg>
  )
  return (
    <figure className={classes.drawing} data-drawn>
      <div ref={ref} className={classes.paper}>
        {drawing ? (paper ?? still)(drawing) : null}
      </div>
      {below}
      {scene.legend.length > 0 ? <Legend legend={scene.legend} /> : null}
      <figcaption>
        {isNarrow && scene.legend.length === 0 ? `${scene.description} ` : ''}
        {caption}
      </figcaption>
    </figure>
  )
}
