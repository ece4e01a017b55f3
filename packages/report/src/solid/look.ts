import { zoneStyle } from '../drawing/zone-style.ts'
import type { Face, FaceKind } from './roof-solid.ts'

/** Colours of a solid: those of the map, but what is kept clear is dark, because a hatch is lost at a distance. */

const keptClear = '#4a5560'

const fills: Readonly<Record<Exclude<FaceKind, 'zone'>, string>> = {
  wall: '#d9dfe3',
  panel: '#2f4d6b',
  rail: '#8b97a3',
  obstacle: '#f4d9cf',
  walkway: '#ffffff',
}

export const fillOf = ({ kind, zone }: Pick<Face, 'kind' | 'zone'>): string => {
  if (kind !== 'zone') return fills[kind]
  if (zone === undefined) return fills.wall
  if (zone.isKeptClear) return keptClear
  return zoneStyle(zone.name === 'Ridge ends' ? 'RidgeCorner' : zone.name, false).fill ?? fills.wall
}
