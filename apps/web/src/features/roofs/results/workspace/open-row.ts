/** Row of the table that is open: title of a zone, or `rafters`; null: none. */
export type Open = string | null
