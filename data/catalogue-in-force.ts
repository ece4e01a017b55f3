import { type SignOff, signedCatalogue } from '@soundroof/contract/review/figures/signed-catalogue'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { hashOf } from './content-hash.ts'

/** Published figures, an operator's tables and products, and what the provider's engineers have signed off. */
export const catalogueInForce = (catalogue: Catalogue, signOffs: readonly SignOff[]): Catalogue => {
  const signed = signedCatalogue(catalogue, signOffs)
  return signed === catalogue ? catalogue : { ...signed, version: hashOf(signed) }
}
