import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import { findIssuedResult } from '../../roofs/calculations/issued-result-rows.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { findProjectOfProvider } from '../../roofs/projects/project-list-rows.ts'
import { changesBetween } from '../../roofs/revisions/changes.ts'
import { presentRevision } from '../../roofs/revisions/read-revision.ts'
import { findReviewed } from '../access/reviewed-project.ts'

/** For staff; only of a submitted project. */
export const consoleRevision: RoofHandler<'consoleRevision'> = async (context) => {
  const { db, account, query } = context
  const { hash } = await findReviewed(db, query.hash, account)
  const project = await findProjectOfProvider(db, hash)
  if (!project) throw refuseUnknownProject()
  return { data: await presentRevision(context, project, query.revision) }
}

export const consoleChanges: RoofHandler<'consoleChanges'> = async (context) => {
  await findReviewed(context.db, context.query.hash, context.account)
  return { data: await changesBetween(context, context.query) }
}

const calculating = onePerAccount()

/** For the engineer who asks; stores nothing. */
export const secondCalculation: RoofHandler<'secondCalculation'> = async ({ db, account, query, recalculate }) => {
  const { hash } = await findReviewed(db, query.hash, account)
  const issued = await findIssuedResult(db, hash, query.id ?? null)
  if (!issued) return { data: null }
  const { input, resultJson } = issued
  const asked = { input: assessmentInput.parse(input), resultJson, means: query.means }
  const second = await calculating(account.id, () => recalculate(asked))
  if (second === null) return { data: null }
  const { calculated, verdict, differences, isOwnGenerator } = second
  return {
    data: {
      engine_version: calculated.engineVersion,
      catalogue_version: calculated.catalogueVersion,
      verdict,
      output: calculated.output,
      differences,
      isOwnGenerator,
    },
  }
}
