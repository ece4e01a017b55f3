/**
 * A digest covers each row, and one seal under the record key the digests of a scope (content-seals.ts). Migrations hold
 * the text of the triggers: a change here needs a new migration with a step that seals again.
 */
export type SealedTable = {
  readonly table: string
  /** Name of its entries and trigger, where other lists share the table. */
  readonly name?: string
  /** Noun for a row in the audit's sentences. */
  readonly noun: string
  /** Column whose rows share a seal; a constant in quotes: all rows do. */
  readonly scope: string
  /** Column that distinguishes the rows of a scope, or a constant in quotes. */
  readonly id: string
  readonly columns: readonly string[]
  /** Other columns change often, so only a change of these is noted. */
  readonly isBusy?: true
  /** SQL of the rows, where they are not all of the table. */
  readonly rows?: string
}
