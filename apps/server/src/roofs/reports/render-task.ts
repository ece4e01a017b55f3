import type { ShownSheeting } from '@soundroof/contract/roofs/catalogue/sheeting'
import type { ReportInput } from '@soundroof/report/blocks/report-blocks'

/** What the worker needs of a report; the option lists it reads itself, and shows products as it is told. */
export type RenderTask = {
  readonly input: Omit<ReportInput, 'choices'>
  readonly sheetings: readonly ShownSheeting[]
  readonly title: string
  readonly images: readonly (readonly [address: string, jpeg: Uint8Array])[]
}

export type RenderAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly problem: string }
