/** How a batten crossing holds its feet: as it is, with one or two screws added, or not at all. */
export type CrossingStatus = 'held' | 'one-screw' | 'two-screws' | 'refused'
