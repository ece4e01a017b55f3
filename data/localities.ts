import type { Locality } from '@soundroof/contract/roofs/calls/place-calls'
import type { StateCode } from '@soundroof/contract/roofs/catalogue/assessment-input'

/** A place of a row of `localityRows`. */
export const localityOf = (row: string): Locality => {
  const [postcode = '', name = '', state = '', latitude = '', longitude = ''] = row.split(',')
  return { postcode, name, state: state as StateCode, latitude: Number(latitude), longitude: Number(longitude) }
}

/** Suburbs, towns and postcodes with their positions: a search aid, which no calculation reads. Loaded when first asked for. */
export const loadLocalities = async (): Promise<readonly Locality[]> => {
  const { localityRows } = await import('./locality-rows.ts')
  return (await localityRows()).map(localityOf)
}
