import { refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import type { CalculatedVariant } from '../calculations/what-if-on.ts'
import { ownsProject } from '../projects/project-rows.ts'
import { findChargedDraft, findChargedHashes } from './charged-draft.ts'

const answerJson = (variants: readonly CalculatedVariant[], charged: ReadonlySet<string>): string => {
  const each = variants.map(
    ({ resultJson, codedJson, askedHashes }) =>
      `{"result":${resultJson},"coded":${codedJson},"charged":${askedHashes.some((one) => charged.has(one))}}`,
  )
  return `{"variants":[${each.join()}]}`
}

/** Only where the present revision's result was charged. Stores nothing. */
export const whatIf: RoofHandler<'whatIf'> = async (context) => {
  const { db, account, body, reference } = context
  if (!(await ownsProject(db, body.hash, account.companyId))) throw refuseUnknownProject()
  const draft = await findChargedDraft(db, body.hash)
  if (draft === null) return { data: null }
  const { provider } = await reference.get()
  const answered = await context.whatIf({ draft, variants: body.variants, provider: provider.name }, account.id)
  if (!answered.ok) throw refuseInput(answered.problems)
  const hashes = answered.variants.flatMap(({ askedHashes }) => askedHashes)
  return { dataJson: answerJson(answered.variants, await findChargedHashes(db, body.hash, hashes)) }
}
