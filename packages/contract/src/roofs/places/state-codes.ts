/** States and territories, by their position on the wire. */
export const stateCodes = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const
