import type { ShownSheeting } from '@soundroof/contract/roofs/catalogue/sheeting'
import type { Proof } from '@soundroof/report/blocks/blocks'
import type { CertificateInput } from '@soundroof/report/reports/certificate-blocks'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import type { SigningIdentity } from '@soundroof/report/signature/signing-identity'

type ReportOf = Omit<ReportInput, 'choices'> & { readonly proof: Proof }
/** Of the worked example, which nobody issues. */
type ExampleOf = Omit<ReportInput, 'choices' | 'proof'>
type CertificateOf = Omit<CertificateInput, 'choices'>

/** What the worker needs for a document; it reads the option lists itself, and takes products from here. */
export type RenderTask = {
  readonly sheetings: readonly ShownSheeting[]
  readonly title: string
  readonly images: readonly (readonly [address: string, jpeg: Uint8Array])[]
  readonly signing: SigningIdentity
} & (
  | { readonly input: ReportOf; readonly certificate?: never; readonly example?: never }
  | { readonly certificate: CertificateOf; readonly input?: never; readonly example?: never }
  | { readonly example: ExampleOf; readonly input?: never; readonly certificate?: never }
)

export type RenderAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly problem: string }
