import type { PlatformServices } from '../../platform/http/handler.ts'
import { secretCheckDifferences } from './audited-record-secret.ts'
import {
  auditTrailDifferences,
  type Finding,
  type Findings,
  recordDifferences,
  sealDifferences,
} from './chain-differences.ts'
import { draftDifferences, resultDifferences, stateDifferences, vanishedProjects } from './content-differences.ts'
import { contentSealDifferences } from './content-seal-differences.ts'
import { figureDifferences } from './figure-differences.ts'
import { documentDifferences, fileDifferences, namedFileDifferences, reportDifferences } from './file-differences.ts'
import { laterSealDifferences } from './later-seals.ts'
import { trailDifferences } from './trail-differences.ts'
import { triggerDifferences } from './trigger-differences.ts'

/** What the audit found. */
export type Integrity = {
  readonly differences: readonly string[]
  /** Objects that the store has lost. */
  readonly lost: number
  /** Checked things, by kind. */
  readonly looked: ReadonlyMap<string, number>
}

const allFindings = async function* ({ db, objectStore }: Pick<PlatformServices, 'db' | 'objectStore'>): Findings {
  yield* secretCheckDifferences(db)
  yield* recordDifferences(db)
  yield* auditTrailDifferences(db)
  yield* sealDifferences(db, objectStore)
  yield* draftDifferences(db)
  yield* resultDifferences(db)
  yield* stateDifferences(db)
  yield* vanishedProjects(db)
  yield* fileDifferences(db, objectStore)
  yield* namedFileDifferences(db)
  yield* documentDifferences(db)
  yield* reportDifferences(db)
  yield* figureDifferences(db)
  yield* trailDifferences(db)
  yield* triggerDifferences(db)
  yield* laterSealDifferences(db, objectStore)
  yield* contentSealDifferences(db)
}

const isLoss = (finding: Finding): boolean => 'fault' in finding && finding.fault === 'missing-object'

/** Recomputes every record, seal and checksum from database and object store. */
export const checkIntegrity = async (needs: Pick<PlatformServices, 'db' | 'objectStore'>): Promise<Integrity> => {
  const differences: string[] = []
  const looked = new Map<string, number>()
  let lost = 0
  for await (const finding of allFindings(needs)) {
    if (isLoss(finding)) lost++
    if ('difference' in finding)
      differences.push(finding.fault ? `[${finding.fault}] ${finding.difference}` : finding.difference)
    else looked.set(finding.looked, (looked.get(finding.looked) ?? 0) + 1)
  }
  return { differences, lost, looked }
}
