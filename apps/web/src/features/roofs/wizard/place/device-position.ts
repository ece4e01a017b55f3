import { say } from '@soundroof/contract/platform/messages'

export type DevicePosition =
  | { readonly found: true; readonly latitude: number; readonly longitude: number }
  | { readonly found: false; readonly problem: string }

const patience = 15_000
const refusedCode = 1

/** A network's position can be a whole wind region away; 5 km are well within the 25 km that another region is asked about. */
const mostError = 5000

export const positionOf = ({
  latitude,
  longitude,
  accuracy,
}: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>): DevicePosition =>
  accuracy <= mostError
    ? { found: true, latitude, longitude }
    : { found: false, problem: say('devicePositionRough', { km: Math.ceil(accuracy / 1000) }) }

/** Where this device is; asks the person once. */
export const devicePosition = (): Promise<DevicePosition> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(positionOf(coords)),
      ({ code }) =>
        resolve({
          found: false,
          problem: say(code === refusedCode ? 'devicePositionRefused' : 'devicePositionUnknown'),
        }),
      { enableHighAccuracy: false, timeout: patience, maximumAge: 60_000 },
    )
  })
