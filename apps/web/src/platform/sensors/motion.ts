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
  /** Degrees clockwise from magnetic north of where its back looks; null: no compass, or it looks up or down. */
  readonly facing: number | null
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

/** Least share of the view that is level: 20° from straight down. Own limit. */
const leastLevel = 0.34

/** Device Orientation and Motion (W3C), appendix A: the axis out of the back, turned into the level of the Earth. */
export const facingOf = (alpha: number, beta: number, gamma: number): number | null => {
  const [a, b, g] = [radians(alpha), radians(beta), radians(gamma)]
  const east = -Math.cos(a) * Math.sin(g) - Math.sin(a) * Math.sin(b) * Math.cos(g)
  const north = -Math.sin(a) * Math.sin(g) + Math.cos(a) * Math.sin(b) * Math.cos(g)
  if (Math.hypot(east, north) < leastLevel) return null
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** Safari tells the heading of the back of a phone that is held up: our reading of its behaviour, tried on no device. */
const facingInSafari = (up: Direction, heading: number): number | null => (up.y > leastLevel ? heading : null)

/** Safari tells its heading beside the angles, which are not absolute there. */
type SafariOrientation = { readonly webkitCompassHeading?: number; readonly webkitCompassAccuracy?: number }
type Askable = { readonly requestPermission?: () => Promise<'granted' | 'denied'> }

export const attitudeOf = (event: DeviceOrientationEvent & SafariOrientation): Attitude | null => {
  const { alpha, beta, gamma, absolute, webkitCompassHeading, webkitCompassAccuracy } = event
  if (beta === null || gamma === null) return null
  const up = upOf(beta, gamma)
  const byAngles = absolute && alpha !== null ? facingOf(alpha, beta, gamma) : null
  return {
    up,
    facing: webkitCompassHeading === undefined ? byAngles : facingInSafari(up, webkitCompassHeading),
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
