import { createHash } from 'node:crypto'
import type { PlainKey } from '@soundroof/contract/platform/messages'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { type AssessmentResult, assessmentResult } from '@soundroof/contract/roofs/results/result'
import { isAnswer } from '@soundroof/report/wording/verdict-words'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import { findIssuedResult } from '../../roofs/calculations/issued-result-rows.ts'
import { storedInWords } from '../../roofs/calculations/stored-in-words.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'

export type CertifiedResult = {
  readonly result: AssessmentResult
  readonly resultJson: string
  readonly input: AssessmentInput
  /** Of the result as it is stored, hexadecimal. */
  readonly resultSha256: string
  readonly id: string
  readonly issuedAt: Date
}

type Refusals = { readonly withoutResult: PlainKey; readonly withoutAnswer: PlainKey }

const ofCertificate: Refusals = { withoutResult: 'certificateWithoutResult', withoutAnswer: 'certificateWithoutAnswer' }

/**
 * Stored result of the revision under review. A free one holds reasons only, so nobody can certify it. Attack: a certificate
 * of adequacy made of a result that refuses the roof or leaves it to an engineer, whose form names no verdict.
 */
export const certifiedResult = async (
  db: Db,
  { hash, issuedResultId }: Pick<ReviewedProject, 'hash' | 'issuedResultId'>,
  refusals: Refusals = ofCertificate,
): Promise<CertifiedResult> => {
  const issued = issuedResultId === null ? null : await findIssuedResult(db, hash, issuedResultId)
  if (!issued?.isCharged) throw refuse(409, refusals.withoutResult)
  const { resultJson, input, id, issuedAt } = issued
  const result = assessmentResult.parse(storedInWords(resultJson))
  if (!isAnswer(result)) throw refuse(409, refusals.withoutAnswer)
  return {
    id,
    issuedAt,
    resultJson,
    input,
    result,
    resultSha256: createHash('sha256').update(resultJson).digest('hex'),
  }
}
