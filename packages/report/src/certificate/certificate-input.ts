import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import type { CertificateRecord, Disposition } from '@soundroof/contract/review/certificate/certificate-record'
import type { ReferencedStandards } from '@soundroof/contract/review/certificate/referenced-standards'
import type { Side } from '@soundroof/contract/review/review'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Proof } from '../blocks/blocks.ts'
import type { ReportIdentity } from '../blocks/identity.ts'
import type { Provider } from '../reports/report-blocks.ts'

/** A document that the certificate is based on. */
export type ReviewedDocument = {
  readonly name: string
  /** "2047-R2". */
  readonly number: string
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  /** Null: not counted. */
  readonly pages: number | null
  readonly code: string
  readonly sha256: string
}

/** A question put to the customer, and everything that was written about it, the oldest first. */
type Answered = {
  readonly question: string
  readonly askedAt: string
  readonly messages: readonly { readonly side: Side; readonly text: string; readonly at: string }[]
}

export type CertificateInput = {
  readonly project: ProjectDraft
  readonly choices: Choices
  readonly result: AssessmentResult
  /** SHA-256 of the result as it is stored, hexadecimal. */
  readonly resultSha256: string
  /** The array on the roof; null: `layoutProblem` says why there is none. */
  readonly layout: Layout | null
  readonly layoutProblem: string | null
  readonly parts: PartsList | null
  readonly provider: Provider
  readonly identity: ReportIdentity
  readonly engineer: {
    readonly name: string
    readonly email: string
    /** As printed: "RPEQ 12345, Structural, valid until 30 Jun 2027". */
    readonly registration: string
    /** The register: "RPEQ". */
    readonly body: string
  }
  /** Null: none asked for. */
  readonly secondCheck: { readonly name: string; readonly registration: string; readonly checkedAt: string } | null
  /** What the engineer states, in own words. */
  readonly statement: string
  readonly record: CertificateRecord
  readonly dispositions: readonly Disposition[]
  /** Further conditions of the approval. */
  readonly conditions: readonly string[]
  readonly questions: readonly Answered[]
  readonly documents: readonly ReviewedDocument[]
  readonly form: CertificateForm
  /** Which correction of the form is used, and when it was approved; null: the form as published. */
  readonly correction: { readonly number: number; readonly approvedAt: string } | null
  /** Editions and amendments, by a published list. */
  readonly standards: ReferencedStandards
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  readonly version: string
  readonly proof: Proof
}
