/** Messages of the search for the place of a building. */
export type PlaceMessages = {
  readonly degreesWanted: 'label' | 'min' | 'max'
  readonly placeSearch: never
  readonly placeSearchHint: never
  readonly placeOfDevice: never
  readonly placeNoneFound: never
  readonly placeSearchFailed: never
  readonly placeWaits: 'name'
  readonly placeOutside: never
  readonly placeBoundary: 'region' | 'km'
  readonly placeFilledIn: 'name' | 'region' | 'within'
  readonly placeNotListed: 'name' | 'region'
  readonly placeNearBoundary: 'name' | 'region' | 'nearby'
  readonly placeOfTown: 'name' | 'region'
  readonly placeChosen: 'name' | 'region' | 'nearby'
  readonly placeStronger: 'region'
  readonly nearbyRegion: 'region' | 'km'
  readonly deviceAt: 'name'
  readonly devicePositionRefused: never
  readonly devicePositionRough: 'km'
  readonly devicePositionUnknown: never
  readonly altitudeAsked: never
  readonly altitudeOfDevice: never
  readonly deviceAltitudeTaken: 'altitude' | 'accuracy' | 'entered'
  readonly deviceAltitudeNone: never
  readonly deviceAltitudeRough: 'accuracy'
  readonly deviceAltitudeRefused: never
}
