/** Where the device is. */
export type Coordinates = Pick<
  GeolocationCoordinates,
  'latitude' | 'longitude' | 'accuracy' | 'altitude' | 'altitudeAccuracy'
>

/** Why that is not known. */
export type NoPosition = 'refused' | 'unknown'
