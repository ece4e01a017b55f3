import type { ReportInput } from '@soundroof/report/report-blocks'

/** What the worker needs of a report; the option lists it reads itself. */
export type RenderTask = {
  readonly input: Omit<ReportInput, 'choices'>
  readonly title: string
  readonly images: readonly (readonly [address: string, jpeg: Uint8Array])[]
}

export type RenderAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly problem: string }
