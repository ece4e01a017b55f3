import type { EndpointName } from '@soundroof/contract/api'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { SigningIdentity } from '@soundroof/report/signature/signing-identity'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import type { Calculator } from './calculator.ts'

export type RoofServices = PlatformServices & {
  /** The published figures in force, an operator's tables included. */
  readonly catalogue: Catalogue
  /** Checks and calculates in a thread beside the server. */
  readonly answer: Calculator['answer']
  readonly advise: Calculator['advise']
  readonly layOut: Calculator['layOut']
  readonly recalculate: Calculator['recalculate']
  /** Tells the report runner that there is work. Never inside a transaction. */
  readonly wakeReports: () => void
  /** By which issued documents are signed. */
  readonly signing: SigningIdentity
}

export type RoofHandler<N extends EndpointName> = Handler<N, RoofServices>
