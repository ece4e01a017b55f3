type Reading = {
  /** Identity of the differences at the opening of the dialog, and now. */
  readonly opened: string
  readonly present: string
  /** Renewed differences that were ticked as read; null: none. */
  readonly ticked: string | null
}

/**
 * The project reloads while an engineer writes, so only differences that were on the screen and read are settled. Null:
 * they were not.
 */
export const readOf = ({ opened, present, ticked }: Reading): string | null =>
  present === opened || present === ticked ? present : null
