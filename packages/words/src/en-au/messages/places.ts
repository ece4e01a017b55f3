import type { PlaceMessages } from '@soundroof/contract/platform/messages/places'
import type { Same } from '../../language/same.ts'

export const places = {
  degreesWanted: '{label} must be a number of degrees between {min} and {max}!',
  placeSearch: 'Suburb, town or postcode',
  placeSearchHint: 'Fills in State, Area and Location, with the wind region',
  placeOfDevice: 'Use the position of this device',
  placeNoneFound: 'No suburb, town or postcode begins like this. Check the spelling, or choose from the lists below.',
  placeSearchFailed: 'The search is not available right now. Choose from the lists below, or try again later.',
  placeWaits:
    '{name}: suburb and State are filled in. The wind region cannot be looked up without a signal. Choose Area and Location below, or keep this page open: it looks them up once there is a signal.',
  placeOutside: 'This position is not in Australia. Choose the place of the building from the lists below.',
  placeBoundary: 'The nearest boundary, to region {region}, is about {km} km away.',
  placeFilledIn:
    '{name} lies in wind region {region}. No other region begins within {within} km. Suburb, State, Area and Location are filled in: please check them.',
  placeNotListed: '{name} lies in wind region {region}. Choose State, Area and Location from the lists below.',
  placeNearBoundary: '{name} lies in wind region {region}. {nearby}. Please choose the region of the building.',
  placeOfTown: '{name} lies in wind region {region}, but the lists give it another one. Please choose.',
  placeChosen:
    '{name}: you chose wind region {region}. Suburb, State, Area and Location are filled in: please check them. {nearby}',
  placeStronger: 'If you are not sure, choose {region}: it has the stronger wind.',
  nearbyRegion: 'Region {region} begins about {km} km away',
  deviceAt: 'This device, near {name},',
  devicePositionRefused:
    'This browser is not allowed to read your position. Allow it in the browser settings, or type the suburb.',
  devicePositionRough: 'The position of this device is only known to within {km} km. Type the suburb instead.',
  devicePositionUnknown: 'The position of this device could not be found. Type the suburb instead.',
  altitudeAsked:
    'Parts of this area lie high enough for snow. Without the altitude of the site the result has the condition that an engineer confirms the snow load.',
  altitudeOfDevice: 'Use the altitude of this device',
  deviceAltitudeTaken: 'The device gives {altitude} m, to within {accuracy} m. The upper end, {entered} m, is entered.',
  deviceAltitudeNone: 'This device gives no altitude. Read it from a map with contours.',
  deviceAltitudeRough:
    'The altitude of this device is only known to within {accuracy} m. Read it from a map with contours.',
  deviceAltitudeRefused:
    'This browser is not allowed to read your position. Allow it in the browser settings, or read the altitude from a map with contours.',
} as const satisfies Same<PlaceMessages>
