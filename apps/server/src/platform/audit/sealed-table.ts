/**
 * Rows that are sealed one by one: what they say is covered by a digest, and the digests of a scope by one seal under the
 * record key (content-seals.ts). Migrations hold the same text of the triggers: a change here needs a new one, and a step there that
 * seals anew.
 */
export type SealedTable = {
  readonly table: string
  /** Of its entries and its trigger, where the table has others. */
  readonly name?: string
  /** What a difference calls a row. */
  readonly noun: string
  /** Column whose rows share a seal; a constant in quotes: all rows do. */
  readonly scope: string
  /** Column that tells the rows of a scope apart, or a constant in quotes. */
  readonly id: string
  readonly columns: readonly string[]
  /** Its other columns change often: only a change of these is noted. */
  readonly isBusy?: true
  /** SQL of the rows, where they are not all of the table. */
  readonly rows?: string
}
