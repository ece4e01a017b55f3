import { fromPlan } from '@soundroof/report/drawing/array-plan'
import { planeAt } from '@soundroof/report/drawing/roof-places'
import type { Point } from '@soundroof/report/drawing/scene'
import { type Drawing, scenePoint } from '@soundroof/report/drawing/scene-layout'
import { type PointerEvent, useRef, useState } from 'react'
import type { MapZoom } from '../../../../../components/choice-pictures/use-map-view.ts'
import { toast } from '../../../../../platform/toast.ts'
import { panned, tap } from '../use-map-pointer.ts'
import { cellAt, chosenAt, type Drag, dragAt, dragTo, outcomeOf } from './blocks/drag.ts'
import { withBlock, withCellTurned } from './blocks/edit-blocks.ts'
import { handleOf } from './blocks/handles.ts'
import type { Work } from './use-work.ts'

type Needs = {
  readonly work: Work
  readonly drawing: Drawing
  readonly zoom: MapZoom
  /** Millimetres of the roof in one pixel. */
  readonly perPixel: number
}

type Press = { readonly at: Point; readonly last: Point; readonly isMoved: boolean; readonly drag: Drag | null }

/** Pixels within which a block is pulled to what lies near. */
const pull = 10

/** At most so far, mm. */
const mostPull = 150

const screenPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Two fingers on the map enlarge it where they are. */
const usePinch = (zoom: MapZoom) => {
  const fingers = useRef(new Map<number, Point>())
  const follow = (event: PointerEvent): boolean => {
    if (!fingers.current.has(event.pointerId)) return false
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, screenPoint(event))
    const now = [...fingers.current.values()]
    const [a, b] = before
    const [c, d] = now
    if (!(a && b && c && d)) return false
    zoom.zoomAt(apart(c, d) / Math.max(1, apart(a, b)), between(c, d))
    panned(zoom, between(a, b), between(c, d))
    return true
  }
  return {
    put: (event: PointerEvent): number => {
      if (event.pointerType === 'touch') fingers.current.set(event.pointerId, screenPoint(event))
      return fingers.current.size
    },
    follow,
    lift: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
  }
}

/** A tap chooses; with the tool for panels it leaves one out or puts it back. */
const tapped = (work: Work, at: Point): void => {
  const { roof, kept, blocks, chosen, tool } = work
  const found = chosenAt(roof, kept, at) ?? (tool === 'panel' ? chosen : null)
  const block = found?.kind === 'block' ? blocks[found.index] : undefined
  const plane = planeAt(roof, at)
  const cell = block && plane?.name === block.plane ? cellAt(block, fromPlan(plane)(at), roof.panel) : null
  if (tool !== 'panel' || found === null || block === undefined || cell === null) {
    work.choose(chosenAt(roof, kept, at))
    return
  }
  work.choose(found, { row: cell.row, column: cell.column })
  const refusal = work.change(withBlock(kept, found.index, withCellTurned(block, cell)), found)
  if (refusal !== null) toast(refusal, 'problem')
}

type Pressed = { current: Press | null }

/** A press takes hold of what lies there; a finger only once the map is entered. */
const pressed = (event: PointerEvent, at: Point, work: Work, mayHold: boolean): Press => {
  const drag = mayHold ? (handleOf(event.target, work, at) ?? dragAt(work.tool, work.roof, work.kept, at)) : null
  if (drag !== null) event.currentTarget.setPointerCapture(event.pointerId)
  const on = screenPoint(event)
  return { at: on, last: on, isMoved: false, drag }
}

const followed = (press: Pressed, to: Point): Press | null => {
  const { current } = press
  if (current === null) return null
  const isMoved = current.isMoved || apart(to, current.at) >= tap
  press.current = { ...current, last: to, isMoved }
  return isMoved ? current : null
}

/** Pointer on the map of the editor. A finger scrolls the page until the map is entered. */
export const useHand = ({ work, drawing, zoom, perPixel }: Needs) => {
  const [isEntered, enter] = useState(false)
  const press = useRef<Press | null>(null)
  const pinch = usePinch(zoom)
  const planPoint = (event: PointerEvent): Point => scenePoint(drawing, zoom.pointAt(screenPoint(event)))
  const isWithin = ({ pointerType }: PointerEvent): boolean => isEntered || pointerType !== 'touch'
  const setting = { roof: work.roof, mode: work.mode, reach: Math.min(mostPull, pull * perPixel) }

  const stop = (): void => {
    press.current = null
    work.drop()
  }
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    if (pinch.put(event) > 1) stop()
    else press.current = pressed(event, planPoint(event), work, isWithin(event))
  }
  const move = (event: PointerEvent): void => {
    if (pinch.follow(event)) return
    const held = followed(press, screenPoint(event))
    if (held === null) return
    if (held.drag !== null)
      work.hold(outcomeOf(dragTo(held.drag, work.roof, planPoint(event)), work.editor.kept, setting))
    else if (zoom.zoom > 1 && isWithin(event)) panned(zoom, held.last, screenPoint(event))
  }
  const up = (event: PointerEvent): void => {
    pinch.lift(event)
    const { current } = press
    press.current = null
    if (current === null) return
    if (current.isMoved) {
      work.release()
      // What was drawn is moved next.
      if (current.drag?.kind === 'draw') work.setTool('move')
      return
    }
    if (isWithin(event)) tapped(work, planPoint(event))
    else enter(true)
  }
  const cancel = (event: PointerEvent): void => {
    pinch.lift(event)
    stop()
  }
  return { isEntered, enter, down, move, up, cancel, stop }
}
