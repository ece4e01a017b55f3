import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { ImportedProducts, ImportedTables } from '@soundroof/data/catalogue-with'

/** What a calculation thread is started with. */
export type ThreadData = { readonly imported: ImportedTables; readonly products: ImportedProducts }

/** A task with the revision of the catalogue that it is for; a thread that has another one is sent what was signed off. */
export type Task<Asked> = {
  readonly asked: Asked
  readonly revision: string
  readonly signOffs?: readonly SignOff[]
}

/** Answer of a thread that does not have the revision yet. */
export const outdated = 'outdated'
