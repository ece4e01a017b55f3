import type { AsBuiltContent, ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import type { SaidOtherwise } from '@soundroof/contract/review/inspection/design-property'
import type {
  InspectionContent,
  InspectionMethod,
  MetCondition,
} from '@soundroof/contract/review/inspection/inspection-record'
import type { CertificateInput, ReviewedDocument } from '../certificate/certificate-input.ts'
import type { CloseOutInput } from '../close-out/close-out-input.ts'

/** What a certificate after inspection says beyond a certificate of the design. */
export type InspectionPart = Pick<
  InspectionContent,
  'inspectedOn' | 'requestedOn' | 'inspectedBy' | 'inspected' | 'notInspected'
> & {
  readonly method: InspectionMethod
  /** Conditions that the design certificate keeps, each with its evidence. */
  readonly met: readonly MetCondition[]
  /** As measured and compared when the installer signed. */
  readonly zones: readonly ComparedZone[]
  readonly content: Pick<AsBuiltContent, 'moduleLabel' | 'differences'>
  readonly statement: CloseOutInput['statement']
  /** Null: nothing deviates. */
  readonly decision: CloseOutInput['decision']
  /** Entries that the design certificate has otherwise; absent: none is known. */
  readonly otherwise?: readonly SaidOtherwise[]
  readonly design: ReviewedDocument
  readonly pack: ReviewedDocument
}

/** What a certificate after inspection prints. */
export type InspectionInput = CertificateInput & { readonly inspection: InspectionPart }
