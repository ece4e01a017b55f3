import type { EndpointName } from '@soundroof/contract/api'
import type { SigningIdentity } from '@soundroof/report/signature/signing-identity'
import type { Handler, PlatformServices } from '../../platform/http/handler.ts'
import type { KeptCatalogue } from '../catalogue/catalogue-in-force.ts'
import type { RenderTask } from '../rendering/render-task.ts'
import type { Calculator } from './calculator.ts'

/** What the domains roofs and review need. */
export type RoofServices = PlatformServices & {
  /** Figures in force: published, an operator's tables, and sign-offs of engineers. */
  readonly catalogue: KeptCatalogue
  /** Checks and calculates in a thread beside the server. */
  readonly answer: Calculator['answer']
  readonly advise: Calculator['advise']
  readonly layOut: Calculator['layOut']
  readonly drawArray: Calculator['drawArray']
  readonly judgeBuilt: Calculator['judgeBuilt']
  readonly whatIf: Calculator['whatIf']
  readonly savings: Calculator['savings']
  readonly recalculate: Calculator['recalculate']
  readonly reconsider: Calculator['reconsider']
  readonly effects: Calculator['effects']
  readonly opened: Calculator['opened']
  /** Wakes the report runner. Never call it inside a transaction. */
  readonly wakeReports: () => void
  /** Starts the search for results that are worse after a change of figures or products. Never call it inside a transaction. */
  readonly wakeSearch: () => void
  /** Renders and signs a document that a person waits for, in a thread. */
  readonly renderDocument: (task: RenderTask) => Promise<Uint8Array>
  /** Signs issued documents. */
  readonly signing: SigningIdentity
}

/** A use case that calculates or renders. */
export type RoofHandler<N extends EndpointName> = Handler<N, RoofServices>
