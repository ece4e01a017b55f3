import { type ImportedProducts, noProducts } from '@soundroof/data/catalogue-with'
import { importedProductsIn } from '@soundroof/data/imported-products'
import { needFolder } from './real-place.ts'

/** The racking systems and modules of `--products DIR`, none without it; throws with a sentence when one is damaged. */
export const productsIn = (folder: string | null): ImportedProducts => {
  if (folder === null) return noProducts
  needFolder(folder)
  return importedProductsIn(folder)
}
