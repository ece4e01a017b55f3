import type { ShownSheeting } from '@soundroof/contract/roofs/catalogue/sheeting'
import type { Proof } from '@soundroof/report/blocks/blocks'
import type { ReportInput } from '@soundroof/report/blocks/report-blocks'
import type { SigningIdentity } from '@soundroof/report/signature/signing-identity'

/** What the worker needs of a report; the option lists it reads itself, and shows products as it is told. */
export type RenderTask = {
  readonly input: Omit<ReportInput, 'choices'> & { readonly proof: Proof }
  readonly sheetings: readonly ShownSheeting[]
  readonly title: string
  readonly images: readonly (readonly [address: string, jpeg: Uint8Array])[]
  readonly signing: SigningIdentity
}

export type RenderAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly problem: string }
