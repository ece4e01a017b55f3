import { emptyLibrary, type ImportedLibrary } from '@soundroof/data/catalogue-with'
import { importedLibraryIn } from '@soundroof/data/imported-library'
import { needFolder } from './real-place.ts'

/** The racking systems and modules of `--library DIR`, none without it; throws with a sentence when one is damaged. */
export const libraryOf = (folder: string | null): ImportedLibrary => {
  if (folder === null) return emptyLibrary
  needFolder(folder)
  return importedLibraryIn(folder)
}
