import type { ConsoleSheeting } from '@soundroof/contract/roofs/catalogue/sheeting'
import { choices } from '@soundroof/data/choices'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { update, upsert } from '../../platform/database/insert.ts'
import { pictureAddress } from '../../platform/provider/picture-address.ts'
import type { ProductPicture } from './product-picture.ts'

/** An administrator's changes of one product; null: unchanged. `version` counts them. */
export type SheetingRow = {
  readonly position: number
  readonly name: string | null
  readonly pictureId: string | null
  readonly version: number
}

export const readRows = (db: Db): Promise<SheetingRow[]> =>
  db.query<SheetingRow>('select position, name, picture_id, version from sheeting_products order by position')

/** Locks all products until the end of the change, so that no two get one name at once. Readers continue. */
export const lockRows = (tx: Db) => tx.query('lock table sheeting_products in share row exclusive mode')

const asShipped = (position: number): SheetingRow => ({ position, name: null, pictureId: null, version: 0 })

/** The unchanged product where no row is stored. */
export const rowOf = (rows: readonly SheetingRow[], position: number): SheetingRow =>
  rows.find((row) => row.position === position) ?? asShipped(position)

/** Every product but "Other", as it is shown. */
export const presentRows = (
  rows: readonly SheetingRow[],
  config: Pick<Config, 'publicUrl'>,
): readonly ConsoleSheeting[] =>
  choices.sheetings.slice(1).map((product, index) => {
    const { pictureId, ...row } = rowOf(rows, index + 1)
    return { ...row, defaultName: product.name, picture: pictureId === null ? null : pictureAddress(config, pictureId) }
  })

type Stored = { readonly position: number; readonly name: string | null; readonly version: number }

/** `undefined`: the picture stays; null: none. */
export type NewPicture = Pick<ProductPicture, 'id' | 'jpeg'> | null | undefined

/** Within the transaction of `lockRows`. */
export const storeRow = async (tx: Db, { position, name, version }: Stored, picture: NewPicture): Promise<void> => {
  await upsert(tx, 'sheeting_products', { position }, { name, version })
  if (picture === undefined) return
  await update(
    tx,
    'sheeting_products',
    { position },
    { pictureId: picture?.id ?? null, pictureJpeg: picture?.jpeg ?? null },
  )
}
