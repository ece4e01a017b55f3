import file from './regions/localities.json' with { type: 'json' }

/** Rows of postcode, name, state, latitude and longitude. The web's build has them packed in place of this file. */
export const localityRows = async (): Promise<readonly string[]> => file.rows
