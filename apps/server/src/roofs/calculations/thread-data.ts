import type { ImportedLibrary, ImportedTables } from '@soundroof/data/catalogue-with'

/** What a calculation thread is started with. */
export type ThreadData = { readonly imported: ImportedTables; readonly library: ImportedLibrary }
