import { Geolocation } from '@capacitor/geolocation'
import type { Coordinates, NoPosition } from './coordinates.ts'

/** By the shell's plugin. */
export const shellPosition = async (options: PositionOptions): Promise<Coordinates | NoPosition> => {
  const { coords } = await Geolocation.getCurrentPosition(options).catch(() => ({ coords: null }))
  if (coords !== null) return { ...coords, altitudeAccuracy: coords.altitudeAccuracy ?? null }
  // Throws where the device's own switch for positions is off.
  const asked = await Geolocation.checkPermissions().catch(() => null)
  return asked?.location === 'denied' && asked.coarseLocation === 'denied' ? 'refused' : 'unknown'
}
