import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { ImportedProducts, ImportedTables } from '@soundroof/data/catalogue-with'

/** Data that a calculation thread starts with. */
export type ThreadData = { readonly imported: ImportedTables; readonly products: ImportedProducts }

/** A task with its catalogue revision; a thread with another one is sent the sign-offs. */
export type Task<Asked> = {
  readonly asked: Asked
  readonly revision: string
  readonly signOffs?: readonly SignOff[]
}

/** Answer of a thread that does not have the revision yet. */
export const outdated = 'outdated'
