import type { EndpointName } from '@soundroof/contract/api'
import type { Call } from '../../../testing/test-server.ts'

/** Calls about the result of a project. */
export const validResultCalls = (hash: string) =>
  ({
    issuedResult: { query: { hash } },
    issuedBrief: { query: { hash } },
    advice: { query: { hash } },
    arrays: { body: { hashes: [hash] } },
    layout: { body: { hash } },
    keptLayout: { query: { hash } },
    keepLayout: { body: { hash, revision: 1, layout: { obstacles: [] } } },
    underlay: { query: { hash } },
    savings: { query: { hash } },
    whatIf: { body: { hash, variants: [{ tiltAngle: 10 }], drawn: true } },
  }) satisfies Partial<Record<EndpointName, Call>>
