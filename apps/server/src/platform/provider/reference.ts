import type { ProviderDetails } from '@soundroof/contract/platform/provider'
import { noOffer, type ReviewOffer } from '@soundroof/contract/platform/review-offer'
import type { ShownSheeting } from '@soundroof/contract/roofs/catalogue/sheeting'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import { pictureAddress } from './picture-address.ts'

/** Present data that administrators can change and clients show. */
export type Reference = {
  readonly provider: ProviderDetails
  readonly review: ReviewOffer
  /** Products with a name or a picture of their own. */
  readonly sheetings: readonly ShownSheeting[]
}

type Settled = Pick<Config, 'provider' | 'publicUrl'>

/** The details changed last, or those of the configuration. */
export const readProvider = async (db: Db, { provider }: Pick<Config, 'provider'>): Promise<ProviderDetails> => {
  const [changed] = await db.query<ProviderDetails>('select name, email, phone, web from provider_details')
  return changed ?? provider
}

const readOffer = async (db: Db): Promise<ReviewOffer> => {
  const [stated] = await db.query<ReviewOffer>('select price, days from review_offers')
  return stated ?? noOffer
}

type Row = { readonly position: number; readonly name: string | null; readonly pictureId: string | null }

const readSheetings = async (db: Db, config: Settled): Promise<readonly ShownSheeting[]> => {
  const rows = await db.query<Row>(
    `select position, name, picture_id from sheeting_products
     where name is not null or picture_id is not null order by position`,
  )
  return rows.map(({ position, name, pictureId }) => ({
    position,
    name,
    picture: pictureId === null ? null : pictureAddress(config, pictureId),
  }))
}

export const readReference = async (db: Db, config: Settled): Promise<Reference> => ({
  provider: await readProvider(db, config),
  review: await readOffer(db),
  sheetings: await readSheetings(db, config),
})
