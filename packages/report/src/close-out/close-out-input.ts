import type { AsBuiltContent, AsBuiltPhoto, ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import type { DrawnSignature } from '@soundroof/contract/review/as-built/drawn-signature'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import type { CertificateInput, ReviewedDocument } from '../certificate/certificate-input.ts'

/** A photo of the finished array, and what is known of it. */
export type BuiltPhoto = Pick<AsBuiltPhoto, 'subject' | 'zone'> & {
  /** Name of its bytes among the images. */
  readonly id: string
  /** Null: the device that sent it told nothing. */
  readonly taken: PhotoTaken | null
  /** ISO 8601, UTC. */
  readonly receivedAt: string
}

/** What a close-out pack prints. */
export type CloseOutInput = Pick<
  CertificateInput,
  | 'project'
  | 'choices'
  | 'result'
  | 'layout'
  | 'layoutProblem'
  | 'parts'
  | 'provider'
  | 'identity'
  | 'issuedAt'
  | 'version'
  | 'proof'
> & {
  /** In the order of the result. */
  readonly zones: readonly ComparedZone[]
  readonly content: Pick<AsBuiltContent, 'moduleLabel' | 'isWithoutSplice' | 'differences'>
  readonly photos: readonly BuiltPhoto[]
  readonly statement: {
    readonly name: string
    readonly licence: string
    readonly accreditation: string
    /** `YYYY-MM-DD`. */
    readonly installedOn: string
    /** Degrees, of where it was signed; null: the device told none. */
    readonly latitude: number | null
    readonly longitude: number | null
    /** m */
    readonly accuracy: number | null
    readonly drawn: DrawnSignature
    /** ISO 8601, UTC. */
    readonly signedAt: string
    /** Name of the account. */
    readonly signedBy: string
  }
  /** What an engineer decided; null: nothing deviates. */
  readonly decision: {
    readonly engineer: string
    readonly registration: string
    readonly reason: string
    readonly decidedAt: string
  } | null
  /** Valid documents of the project, the certificate among them. */
  readonly documents: readonly (ReviewedDocument & { readonly isCertificate: boolean })[]
}
