import type { SignOffRow, SignOffState } from '@soundroof/contract/review/figures/figures-console'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import type { Db } from '../../platform/database/db.ts'
import type { Account, PlatformServices } from '../../platform/http/handler.ts'
import { type HashedFigure, ofProduct } from '../../roofs/catalogue/signed-figures.ts'
import { readerOf, signedAddress } from '../../roofs/files/signed-address.ts'

/** `replaced` null: confirmed as published. */
export type StoredSignOff = {
  readonly id: string
  readonly figure: string
  readonly publishedHash: string
  readonly replaced: readonly FigureValue[] | null
  readonly entry: Readonly<Record<string, unknown>> | null
  readonly reason: string
  readonly evidenceName: string
  readonly evidenceAddress: string
  readonly state: SignOffState
  readonly proposedBy: string
  readonly proposedName: string
  readonly proposedAt: Date
  readonly decidedBy: string | null
  readonly decidedName: string | null
  readonly decidedAt: Date | null
  readonly note: string
  readonly approvedName: string | null
}

/** Without rows of capacity tables, which are read on demand. */
const select = `select s.id, s.figure, s.published_hash, s.replaced, s.reason,
    s.entry - array['lapped', 'continuous', 'single', 'all'] as entry, s.state, s.note,
    s.approved_name,
    f.name as evidence_name, f.address as evidence_address,
    s.proposed_by, p.name as proposed_name, s.proposed_at,
    s.decided_by, d.name as decided_name, s.decided_at
  from figure_sign_offs s join files f on f.id = s.evidence_file join accounts p on p.id = s.proposed_by
    left join accounts d on d.id = s.decided_by`

/** Of all figures, waiting or in force. */
export const openSignOffs = (db: Db): Promise<StoredSignOff[]> =>
  db.query<StoredSignOff>(`${select} where s.state in ('waiting', 'approved')`)

/** Newest first, at most 200. */
export const signOffsOf = (db: Db, figure: string): Promise<StoredSignOff[]> =>
  db.query<StoredSignOff>(`${select} where s.figure = $1 order by s.sequence desc limit 200`, [figure])

/** Names of products at their last sign-off: a product taken back is in no catalogue. */
export const namesOfEntries = async (db: Db, figures: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.query<{ figure: string; name: string }>(
    `select distinct on (figure) figure, entry ->> 'name' as name from figure_sign_offs
     where figure = any($1::text[]) and entry is not null and state in ('approved', 'superseded', 'revoked') order by figure, sequence desc`,
    [[...figures]],
  )
  return new Map(rows.map(({ figure, name }) => [figure, name]))
}

/** Null for an unknown id. */
export const findSignOff = async (db: Db, id: string): Promise<StoredSignOff | null> => {
  const [row] = await db.query<StoredSignOff>(`${select} where s.id = $1`, [id])
  return row ?? null
}

/** Locks the proposal until the decision: of two decisions at once, the second finds it decided. */
export const lockSignOff = async (tx: Db, id: string): Promise<StoredSignOff | null> => {
  await tx.query('select 1 from figure_sign_offs where id = $1 for update', [id])
  return findSignOff(tx, id)
}

type Signing = Pick<PlatformServices, 'clock' | 'secrets'> & { readonly account: Account }

export const presentSignOff = (
  context: Signing,
  figures: ReadonlyMap<string, HashedFigure>,
  row: StoredSignOff,
): SignOffRow => ({
  id: row.id,
  figure: row.figure,
  state: row.state,
  values: row.replaced === null ? null : [...row.replaced],
  entry: row.entry === null ? null : { ...row.entry },
  reason: row.reason,
  evidence: {
    name: row.evidenceName,
    address: signedAddress(context, row.evidenceAddress, readerOf(context.account)),
  },
  proposedBy: { id: row.proposedBy, name: row.proposedName },
  proposedAt: row.proposedAt.toISOString(),
  decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: row.decidedName ?? '' },
  decidedAt: row.decidedAt?.toISOString() ?? null,
  note: row.note,
  approvedName: row.approvedName,
  isOutdated: row.publishedHash !== ofProduct && figures.get(row.figure)?.publishedHash !== row.publishedHash,
  isOwn: row.proposedBy === context.account.id,
})
