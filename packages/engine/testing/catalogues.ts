import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { catalogue } from '@soundroof/data'

/** Every figure as if an engineer had verified it, so that only a roof's own uncertainties remain. */
export const verified: Catalogue = JSON.parse(
  JSON.stringify(catalogue).replaceAll(/"status":"(unverified|estimate)"/g, '"status":"verified"'),
)

/** The catalogue with other capacity tables. */
export const withTables = (purlins: Catalogue['purlins']): Catalogue => ({ ...catalogue, purlins })

const madeUp = { central: 1.5, end: 1.7, source: 'fixture' } as const

/** The catalogue with made-up coefficients of the panel clause in both editions. */
export const withPanelClause: Catalogue = {
  ...catalogue,
  wind: { ...catalogue.wind, panelClause: { ...catalogue.wind.panelClause, '2021': madeUp, '2011': madeUp } },
}
