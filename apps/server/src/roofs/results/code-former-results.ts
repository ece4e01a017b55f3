import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { codedAsIssued } from '@soundroof/words/result-in-words'
import type { Db } from '../../platform/database/db.ts'
import { rewriteResults } from './rewrite-results.ts'

/** Results that were stored in words, before migration 0023. The oldest have no checks of the whole roof. */
export const codeFormerResults = (tx: Db): Promise<void> =>
  rewriteResults(tx, (result: AssessmentResult) => codedAsIssued({ ...result, roofChecks: result.roofChecks ?? [] }))
