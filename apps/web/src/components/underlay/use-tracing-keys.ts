import { type KeyboardEvent, useState } from 'react'
import { useSay } from '../../platform/words/use-say.ts'
import type { MapZoom } from '../choice-pictures/use-map-view.ts'
import { onPicture, onSheet, type Point, type Sheet } from './picture-geometry.ts'
import { type Tracing, withoutLastPoint, withPoint } from './trace.ts'
import { tell } from './underlay-words.ts'

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Steps of the cross over the visible part; a small one is about four pixels. */
const steps = { small: 200, large: 20 }

const percent = (share: number): string => (share * 100).toFixed(1)

type Needs = { readonly tracing: Tracing; readonly sheet: Sheet; readonly zoom: MapZoom }

/** A cross that the arrow keys move; Enter sets a point there. */
export const useTracingKeys = ({ tracing: { picture, underlay, part, change }, sheet, zoom }: Needs) => {
  const say = useSay()

  const [cross, setCross] = useState<Point | null>(null)
  const middle = (): Point => {
    const { x, y, width, height } = zoom.view
    return onPicture(sheet, { x: x + width / 2, y: y + height / 2 })
  }
  const move = ({ x, y }: Point, isLarge: boolean): void => {
    const from = onSheet(sheet, cross ?? middle())
    const step = zoom.view.width / (isLarge ? steps.large : steps.small)
    const next = onPicture(sheet, { x: from.x + x * step, y: from.y + y * step })
    setCross(next)
    zoom.show(onSheet(sheet, next))
  }
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    const isTaken = arrow !== undefined || ['Enter', 'Backspace', 'Delete'].includes(event.key)
    if (!isTaken) return
    event.preventDefault()
    if (arrow) move(arrow, event.shiftKey)
    else if (event.key === 'Enter') change(withPoint(underlay, part, cross ?? middle()))
    else change(withoutLastPoint(underlay, part))
  }
  const words =
    cross === null ? '' : tell(say, 'cross', { across: percent(cross.x), down: percent(cross.y / picture.aspect) })
  return { cross, words, press, hideCross: () => setCross(null) }
}
