import { firstView, turnedBy, type View, zoomedBy } from '@soundroof/report/solid/view'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Degrees per pixel, and per press of a key or button. */
const perPixel = 0.4
/** One notch of a wheel is about 100. */
const perWheel = 0.004
export const step = { turn: 15, tilt: 10, zoom: 1.25 } as const

type At = { readonly x: number; readonly y: number }

const keys: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: (view) => turnedBy(view, { turn: -step.turn }),
  ArrowRight: (view) => turnedBy(view, { turn: step.turn }),
  ArrowUp: (view) => turnedBy(view, { tilt: step.tilt }),
  ArrowDown: (view) => turnedBy(view, { tilt: -step.tilt }),
  '+': (view) => zoomedBy(view, step.zoom),
  '=': (view) => zoomedBy(view, step.zoom),
  '-': (view) => zoomedBy(view, 1 / step.zoom),
  Home: () => firstView,
}

/** Distance and middle of one or two fingers. */
const grip = (fingers: readonly At[]): { readonly middle: At; readonly apart: number } => {
  const [a = { x: 0, y: 0 }, b = a] = fingers
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) }
}

type Change = (change: (view: View) => View) => void

/** The wheel with Ctrl, which touch pads send for a pinch; without Ctrl it scrolls the page. */
const useWheel = (change: Change) => {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      change((view) => zoomedBy(view, Math.exp(-event.deltaY * perWheel)))
    }
    // React's wheel listeners are passive, so the page would zoom too.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [change])
  return stage
}

/** Around the roof by mouse, touch and keys; two fingers zoom. Nothing moves by itself. */
export const useOrbit = () => {
  const [view, setView] = useState<View>(firstView)
  const stage = useWheel(setView)
  const fingers = useRef<ReadonlyMap<number, At>>(new Map())
  const set = (id: number, at: At | null): void => {
    const next = new Map(fingers.current)
    if (at === null) next.delete(id)
    else next.set(id, at)
    fingers.current = next
  }
  const at = ({ clientX, clientY }: PointerEvent): At => ({ x: clientX, y: clientY })
  const down = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    set(event.pointerId, at(event))
  }
  const move = (event: PointerEvent): void => {
    if (!fingers.current.has(event.pointerId)) return
    const before = grip([...fingers.current.values()])
    set(event.pointerId, at(event))
    const now = grip([...fingers.current.values()])
    const by = { turn: (before.middle.x - now.middle.x) * perPixel, tilt: (now.middle.y - before.middle.y) * perPixel }
    const factor = before.apart > 0 && now.apart > 0 ? now.apart / before.apart : 1
    setView((present) => zoomedBy(turnedBy(present, by), factor))
  }
  const up = (event: PointerEvent): void => set(event.pointerId, null)
  const press = (event: KeyboardEvent): void => {
    const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (change === undefined) return
    event.preventDefault()
    setView(change)
  }
  return {
    view,
    setView,
    stage,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onKeyDown: press },
  }
}
