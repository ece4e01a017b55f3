/** Row of the table that is open: title of a zone, or `rafters`; null: none. */
export type Open = string | null

/** The table scrolls by itself: what a press on the roof opens comes into sight. */
export const BESIDE_ROOF = '(min-width: 1100px)'
