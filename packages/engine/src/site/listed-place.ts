import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Place } from '@soundroof/contract/roofs/catalogue/place-tables'

type Locations = Catalogue['regions']['locations']

/** The row of the table of locations that a site was chosen by; null: the table does not hold the place. */
export const listedPlace = (site: AssessmentInput['site'], { rows }: Pick<Locations, 'rows'>): Place | null =>
  rows.find(
    ({ state, region, coastBandFrom, latitude }) =>
      state === site.state &&
      region === site.region &&
      coastBandFrom === site.coastBandFrom &&
      latitude === site.latitude,
  ) ?? null
