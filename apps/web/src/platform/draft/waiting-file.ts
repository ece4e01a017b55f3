import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'

/** Photos of a finished array are beside the categories of the wizard. */
export type WaitingCategory = FileCategory | 'as-built'

/** A file that has not reached the server. */
export type WaitingFile = { readonly id: string; readonly category: WaitingCategory; readonly name: string }
