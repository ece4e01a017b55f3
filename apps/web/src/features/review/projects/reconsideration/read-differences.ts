type Reading = {
  /** What stood behind the dialog when it was opened, and what stands there now. */
  readonly opened: string
  readonly present: string
  /** Renewed differences that were ticked as read; null: none. */
  readonly ticked: string | null
}

/** The project is loaded again while an engineer writes: only what was on the screen and read is settled. Null: it was not. */
export const readOf = ({ opened, present, ticked }: Reading): string | null =>
  present === opened || present === ticked ? present : null
