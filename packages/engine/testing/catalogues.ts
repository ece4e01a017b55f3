import type { Catalogue } from '@soundroof/contract/catalogue'
import { catalogue } from '@soundroof/data'

/** Every figure as if an engineer had verified it: what stays open on a roof is then its own. */
export const verified: Catalogue = JSON.parse(
  JSON.stringify(catalogue).replaceAll(/"status":"(unverified|estimate)"/g, '"status":"verified"'),
)

/** The catalogue with other capacity tables. */
export const withTables = (purlins: Catalogue['purlins']): Catalogue => ({ ...catalogue, purlins })
