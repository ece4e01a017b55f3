import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { ImportedLibrary, ImportedTables } from '@soundroof/data/catalogue-with'

/** What a calculation thread is started with. */
export type ThreadData = { readonly imported: ImportedTables; readonly library: ImportedLibrary }

/** A task with the revision of the catalogue that it is for; a thread that has another one is sent what was signed off. */
export type Task<Asked> = {
  readonly asked: Asked
  readonly revision: string
  readonly signOffs?: readonly SignOff[]
}

/** Answer of a thread that does not have the revision yet. */
export const outdated = 'outdated'
