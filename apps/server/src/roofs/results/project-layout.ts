import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import type { Account, Context, WrittenReply } from '../../platform/http/handler.ts'
import { refuseInput, refuseUnknownProject } from '../../platform/http/refused.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import { findIssuedResult } from '../calculations/issued-result-rows.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { findDraft } from '../projects/project-rows.ts'

const layingOut = onePerAccount()

type Asking = Pick<RoofServices, 'db' | 'layOut'> & {
  readonly account: Account
  readonly body: Context<'layout'>['body']
}

/** Only for a result that was charged: a layout tells rails and spacings of every zone. It is free and issues nothing. */
export const layOutResult = async (
  { db, account, body, layOut }: Asking,
  draft: unknown,
): Promise<{ readonly data: null } | WrittenReply> => {
  const { hash, id, ...request } = body
  const issued = await findIssuedResult(db, hash, id ?? null)
  if (!issued?.isCharged) return { data: null }
  const installed = projectDraft.parse(draft).solar.scale
  const asked = { input: assessmentInput.parse(issued.input), resultJson: issued.resultJson, request, installed }
  const answered = await layingOut(account.id, () => layOut(asked))
  if (!answered.ok) throw refuseInput(answered.problems)
  return { dataJson: answered.answerJson }
}

export const projectLayout: RoofHandler<'layout'> = async (context) => {
  const draft = await findDraft(context.db, context.body.hash, context.account.companyId)
  if (draft === null) throw refuseUnknownProject()
  return layOutResult(context, draft)
}
