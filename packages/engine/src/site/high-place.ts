import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { listedPlace } from './listed-place.ts'

/** The table of locations and the areas that may lie high. */
export type PlaceTables = Pick<Catalogue['regions'], 'locations' | 'highPlaces'>

/**
 * The areas, by id, that make a place one that may lie above the altitude of snow. A place that the table does not hold may lie
 * anywhere, so it counts as one.
 */
export const highAreasOf = (
  site: AssessmentInput['site'],
  { locations, highPlaces }: PlaceTables,
): readonly string[] | 'unknown-place' | 'none' => {
  const place = listedPlace(site, locations)
  if (place === null) return 'unknown-place'
  const areas = highPlaces.rows.filter(({ places }) => places.includes(place.id)).map(({ id }) => id)
  return areas.length === 0 ? 'none' : areas
}
