import type { ShownSheeting } from '@soundroof/contract/roofs/catalogue/sheeting'
import type { Proof } from '@soundroof/report/blocks/blocks'
import type { CertificateInput } from '@soundroof/report/certificate/certificate-input'
import type { CloseOutInput } from '@soundroof/report/close-out/close-out-input'
import type { InspectionInput } from '@soundroof/report/inspection/inspection-part'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import type { SigningIdentity } from '@soundroof/report/signature/signing-identity'

type ReportOf = Omit<ReportInput, 'choices'> & { readonly proof: Proof }
/** Of the worked example, which nobody issues. */
type ExampleOf = Omit<ReportInput, 'choices' | 'proof'>
type CertificateOf = Omit<CertificateInput, 'choices'>
type CloseOutOf = Omit<CloseOutInput, 'choices'>
type InspectionOf = Omit<InspectionInput, 'choices'>
/** One of these, and none of the others. */
type OneOf<All, K extends keyof All = keyof All> = K extends keyof All
  ? { readonly [N in K]: All[N] } & { readonly [N in Exclude<keyof All, K>]?: never }
  : never

/** What the worker needs for a document; it reads the option lists itself, and takes products from here. */
export type RenderTask = {
  readonly sheetings: readonly ShownSheeting[]
  readonly title: string
  readonly images: readonly (readonly [address: string, jpeg: Uint8Array])[]
  readonly signing: SigningIdentity
} & OneOf<{
  input: ReportOf
  certificate: CertificateOf
  closeOut: CloseOutOf
  inspection: InspectionOf
  example: ExampleOf
}>

export type RenderAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly problem: string }
