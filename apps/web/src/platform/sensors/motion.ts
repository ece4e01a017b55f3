/** How the device is held. On the web by its events; a shell of a phone gives the same readings through its own sensors. */

/** In the device's own axes: x to the right of the screen, y to its top, z out of it. */
export type Direction = { readonly x: number; readonly y: number; readonly z: number }

/** One reading: which way is up, of length one, and where the top of the screen points. */
export type Attitude = {
  readonly up: Direction
  /** Degrees clockwise from magnetic north of the top edge, of a device that lies flat; null: no compass. */
  readonly heading: number | null
  /** Plus or minus, degrees, where the device tells. */
  readonly headingError: number | null
}

export type MotionSensors = {
  /** Asked for by a press, because some browsers ask the person then. */
  readonly allow: () => Promise<'granted' | 'denied' | 'absent'>
  /** Calls with each new reading, until the returned function is called. */
  readonly watch: (listen: (reading: Attitude) => void) => () => void
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** As the W3C's Device Orientation and Motion defines its angles: turned about z by alpha, then x by beta, then y by gamma. */
export const upOf = (beta: number, gamma: number): Direction => {
  const [b, g] = [radians(beta), radians(gamma)]
  return { x: -Math.cos(b) * Math.sin(g), y: Math.sin(b), z: Math.cos(b) * Math.cos(g) }
}

/** Anticlockwise from north in W3C's angle, clockwise on a compass. */
const headingOf = (alpha: number): number => (360 - alpha) % 360

/** Safari tells its heading beside the angles, which are not absolute there. */
type SafariOrientation = { readonly webkitCompassHeading?: number; readonly webkitCompassAccuracy?: number }
type Askable = { readonly requestPermission?: () => Promise<'granted' | 'denied'> }

export const attitudeOf = (event: DeviceOrientationEvent & SafariOrientation): Attitude | null => {
  const { alpha, beta, gamma, absolute, webkitCompassHeading, webkitCompassAccuracy } = event
  if (beta === null || gamma === null) return null
  return {
    up: upOf(beta, gamma),
    heading: webkitCompassHeading ?? (absolute && alpha !== null ? headingOf(alpha) : null),
    headingError: webkitCompassAccuracy !== undefined && webkitCompassAccuracy >= 0 ? webkitCompassAccuracy : null,
  }
}

const asked = async (): Promise<'granted' | 'denied'> => {
  const { requestPermission } = DeviceOrientationEvent as Askable
  if (requestPermission) return requestPermission.call(DeviceOrientationEvent).catch(() => 'denied' as const)
  // Firefox and Safari do not know the name, and throw.
  const state = await navigator.permissions?.query({ name: 'accelerometer' as PermissionName }).catch(() => null)
  return state?.state === 'denied' ? 'denied' : 'granted'
}

export const webMotion: MotionSensors = {
  allow: async () => (typeof DeviceOrientationEvent === 'undefined' ? 'absent' : asked()),
  watch: (listen) => {
    let hasCompass = false
    const take = (event: Event): void => {
      const reading = attitudeOf(event as DeviceOrientationEvent)
      if (reading === null || (hasCompass && reading.heading === null)) return
      hasCompass = reading.heading !== null
      listen(reading)
    }
    const names = ['deviceorientationabsolute', 'deviceorientation']
    for (const name of names) window.addEventListener(name, take)
    return () => {
      for (const name of names) window.removeEventListener(name, take)
    }
  },
}
