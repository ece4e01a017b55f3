import type { EndpointName } from '@soundroof/contract/api'
import type { SigningIdentity } from '@soundroof/report/signature/signing-identity'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import type { KeptCatalogue } from '../catalogue/catalogue-in-force.ts'
import type { RenderTask } from '../rendering/render-task.ts'
import type { Calculator } from './calculator.ts'

export type RoofServices = PlatformServices & {
  /** The figures in force: published, an operator's tables, and what engineers have signed off. */
  readonly catalogue: KeptCatalogue
  /** Checks and calculates in a thread beside the server. */
  readonly answer: Calculator['answer']
  readonly advise: Calculator['advise']
  readonly layOut: Calculator['layOut']
  readonly whatIf: Calculator['whatIf']
  readonly recalculate: Calculator['recalculate']
  readonly reconsider: Calculator['reconsider']
  readonly effects: Calculator['effects']
  readonly opened: Calculator['opened']
  /** Tells the report runner that there is work. Never inside a transaction. */
  readonly wakeReports: () => void
  /** Tells the search for results that no longer stand that a figure or product has changed. Never inside a transaction. */
  readonly wakeSearch: () => void
  /** Renders and signs a document that somebody waits for, in a thread beside the server. */
  readonly renderDocument: (task: RenderTask) => Promise<Uint8Array>
  /** By which issued documents are signed. */
  readonly signing: SigningIdentity
}

export type RoofHandler<N extends EndpointName> = Handler<N, RoofServices>
