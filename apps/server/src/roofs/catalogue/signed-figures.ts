import { createHash } from 'node:crypto'
import { type CatalogueFigure, catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { today } from '../../platform/australian-day.ts'
import type { Db } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'

export type HashedFigure = CatalogueFigure & { readonly publishedHash: string }

const stepInto = (value: unknown, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key]

/** Hash of a figure as published, source included. */
const hashOfFigure = (catalogue: Catalogue, { path, source, edition }: CatalogueFigure): string => {
  const value = path.reduce<unknown>(stepInto, catalogue)
  return createHash('sha256')
    .update(JSON.stringify([value, source, edition]))
    .digest('hex')
}

/** Figures that are open to sign-off, by id. */
export const hashedFigures = (catalogue: Catalogue): ReadonlyMap<string, HashedFigure> =>
  new Map(
    catalogueFigures(catalogue).map((figure) => [
      figure.id,
      { ...figure, publishedHash: hashOfFigure(catalogue, figure) },
    ]),
  )

/** In place of a hash: a product comes from its certificate, whatever is published. */
export const ofProduct = ''

type Row = {
  readonly figure: string
  readonly publishedHash: string
  readonly replaced: readonly FigureValue[] | null
  readonly entry: NonNullable<SignOff['entry']> | null
  readonly confirmedBy: string
  readonly approvedBy: string | null
  readonly decidedAt: Date
}

/** Sign-offs of the figures as published now. */
export const readSignOffs = async (db: Db, figures: ReadonlyMap<string, HashedFigure>): Promise<readonly SignOff[]> => {
  const rows = await db.query<Row>(
    `select figure, published_hash, replaced, entry, confirmed_name as confirmed_by,
       approved_name as approved_by, decided_at
     from figure_sign_offs where state = 'approved' order by figure`,
  )
  return rows
    .filter(
      ({ figure, publishedHash }) =>
        publishedHash === ofProduct || figures.get(figure)?.publishedHash === publishedHash,
    )
    .map(({ figure, replaced, entry, confirmedBy, approvedBy, decidedAt }) => ({
      figure,
      values: replaced,
      entry,
      confirmedBy,
      approvedBy,
      on: today(decidedAt),
    }))
}

/** Revision before any sign-off. */
export const asPublished = ''

export const catalogueRevision = async (db: Db): Promise<string> => {
  const [row] = await db.query<{ revision: string }>('select revision from catalogue_revision')
  return row?.revision ?? asPublished
}

/** Locks the revision: no figure comes into force or is taken back until the transaction ends. */
export const lockRevision = async (tx: Db): Promise<string> => {
  const [row] = await tx.query<{ revision: string }>(
    `insert into catalogue_revision as c (revision) values ($1)
     on conflict (single) do update set revision = c.revision returning c.revision`,
    [asPublished],
  )
  return row?.revision ?? asPublished
}

/** In the transaction of the change; every process reads it before its next calculation. */
export const newRevision = (tx: Db) =>
  insert(
    tx,
    'catalogue_revision',
    { revision: newId() },
    'on conflict (single) do update set revision = excluded.revision',
  )
