import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import {
  type Arrow,
  arrows,
  placeAt,
  type RoofStop,
  roofStops,
  stopBeside,
} from '@soundroof/report/drawing/roof-places'
import type { Point } from '@soundroof/report/drawing/scene'
import { useRef, useState } from 'react'

const isSame = (one: RoofStop | null, other: RoofStop | null): boolean => {
  if (one === null || other === null) return one === other
  const [a, b] = [one.place, other.place]
  if (a.kind === 'panel') return b.kind === 'panel' && a.panel === b.panel
  if (a.kind === 'obstacle') return b.kind === 'obstacle' && a.obstacle === b.obstacle
  return b.kind === 'zone' && a.plane === b.plane && a.zone === b.zone
}

const isArrow = (key: string): key is Arrow => key in arrows

/** Place at the pointer; a place chosen by tap or keys stays when the pointer leaves. */
export const usePointedPlace = (layout: Layout) => {
  const [chosen, setChosen] = useState<RoofStop | null>(null)
  const [hovered, setHovered] = useState<RoofStop | null>(null)
  const [shown, setShown] = useState(layout)
  if (shown !== layout) {
    // Another layout has other panels, so the place is looked up again.
    setShown(layout)
    setHovered(null)
    const place = chosen && placeAt(layout, chosen.at)
    setChosen(chosen && place ? { place, at: chosen.at } : null)
  }
  const stops = useRef<{ readonly of: Layout; readonly list: readonly RoofStop[] } | null>(null)
  const allStops = (): readonly RoofStop[] => {
    if (stops.current?.of !== layout) stops.current = { of: layout, list: roofStops(layout) }
    return stops.current.list
  }
  const stopAt = (at: Point | null): RoofStop | null => {
    const place = at === null ? null : placeAt(layout, at)
    return place === null || at === null ? null : { place, at }
  }
  const choose = (stop: RoofStop | null): RoofStop | null => {
    setChosen(stop)
    setHovered(null)
    return stop
  }
  return {
    pointed: hovered ?? chosen,
    hover: (at: Point | null): void => {
      const next = stopAt(at)
      setHovered((before) => (isSame(before, next) ? before : next))
    },
    chooseAt: (at: Point) => choose(stopAt(at)),
    chooseFirst: () => choose(chosen ?? allStops()[0] ?? null),
    forget: () => choose(null),
    /** Place that a key moves to; null: none. */
    chooseBy: (key: string): RoofStop | null => {
      if (!isArrow(key)) return null
      const next = chosen === null ? (allStops()[0] ?? null) : stopBeside(allStops(), chosen.at, key)
      return next === null ? null : choose(next)
    },
  }
}
