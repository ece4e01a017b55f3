import { defaultLanguage } from '@soundroof/contract/identity/languages'
import { told } from '@soundroof/contract/platform/messages'
import { saidOtherwise } from '@soundroof/contract/review/inspection/design-property'
import { metFor } from '@soundroof/contract/review/inspection/inspection-problems'
import type { InspectionContent, InspectionMethod } from '@soundroof/contract/review/inspection/inspection-record'
import { choicesAsShown } from '@soundroof/contract/roofs/catalogue/sheeting'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import { standardsInForce } from '@soundroof/data/standards/referenced-standards'
import { emptyEntries } from '@soundroof/report/certificate/form-entries'
import { entriesOfInspection } from '@soundroof/report/inspection/inspection-entries'
import type { InspectionPart } from '@soundroof/report/inspection/inspection-part'
import { sayIn } from '@soundroof/words/say'
import type { Account } from '../../platform/http/handler.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import { version } from '../../platform/http/version.ts'
import { readReference } from '../../platform/provider/reference.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { proofOf } from '../../roofs/documents/proof.ts'
import { readIdentity } from '../../roofs/documents/report-identity.ts'
import type { ReviewedProject } from '../access/reviewed-project.ts'
import type { BuiltFrom } from '../as-built/built-from.ts'
import { digestOf, findCheck } from '../certificate/check-rows.ts'
import { formOfProject } from '../certificate/form-of-project.ts'
import { printedDocument } from '../certificate/printed-document.ts'
import type { InspectedRecord } from './inspected-record.ts'

export const kind = 'inspection-certificate'

/** What a certificate after inspection is made of. */
export type Inspecting = {
  readonly reviewed: ReviewedProject
  readonly draft: ProjectDraft
  readonly from: BuiltFrom
  readonly record: InspectedRecord
  readonly content: InspectionContent
  readonly method: InspectionMethod
  readonly signer: { readonly registration: string; readonly body: string }
  readonly code: string
  readonly now: Date
}

type Needs = Pick<RoofServices, 'db' | 'config' | 'objectStore' | 'layOut'> & { readonly account: Account }

const partOf = ({ record, content, method }: Inspecting): Omit<InspectionPart, 'design' | 'pack'> => {
  const { row, zones, statement, signedAt } = record
  const otherwise = saidOtherwise(content.record, record.property)
  const { inspectedOn, requestedOn, inspectedBy, inspected, notInspected, met } = content
  return {
    ...{ inspectedOn, requestedOn, inspectedBy, inspected, notInspected, method, zones },
    met: metFor(record.conditions, met),
    content: row.content,
    statement: { ...statement, signedAt: signedAt.toISOString(), signedBy: row.signedByName ?? '' },
    // A certificate without a contradiction keeps the digest that a second engineer confirmed.
    ...(otherwise.length === 0 ? {} : { otherwise }),
    decision: row.decision && { ...row.decision, decidedAt: row.decision.decidedAt.toISOString() },
  }
}

const printedDocuments = async (needs: Needs, { draft, record }: Inspecting) => {
  const print = (document: InspectedRecord['design']) => printedDocument(needs, draft.header.number, document)
  const [design, pack] = [await print(record.design), await print(record.pack)]
  const others = record.documents.filter((one) => one !== record.design && one !== record.pack)
  return { design, pack, documents: [design, pack, ...(await Promise.all(others.map(print)))] }
}

/** Everything that the certificate prints, with the check of exactly that, and what the renderer needs beside it. */
export const inspectionInput = async (needs: Needs, inspecting: Inspecting) => {
  const { db, config, account } = needs
  const { reviewed, draft, from, content, signer, code, now } = inspecting
  const { provider, sheetings } = await readReference(db, config)
  const subject = { ...reviewed, projectHash: reviewed.hash, kind, projectNumber: draft.header.number } as const
  const { identity, logos } = await readIdentity(db, config, subject, now)
  const { design, pack, documents } = await printedDocuments(needs, inspecting)
  const printed = {
    ...{ project: draft, result: from.result, resultSha256: from.resultSha256, provider, documents },
    ...(await from.array()),
    ...(await formOfProject(db, draft, 'inspection')),
    identity: { ...identity, reviewer: account.name, registration: signer.registration },
    engineer: { name: account.name, email: account.email, ...signer },
    statement: '',
    record: content.record,
    dispositions: [],
    conditions: [],
    questions: [],
    standards: standardsInForce,
    issuedAt: now.toISOString(),
    version,
    proof: proofOf(config, code),
    inspection: { ...partOf(inspecting), design, pack },
  }
  const digest = digestOf(printed)
  const check = await findCheck(db, reviewed.hash, digest)
  const secondCheck = check && { ...check, checkedAt: check.checkedAt.toISOString() }
  return { inspection: { ...printed, secondCheck }, digest, sheetings, logos }
}

type Input = Awaited<ReturnType<typeof inspectionInput>>

/** A form corrected in the console may ask for what nothing answers. */
export const requireFilled = ({ inspection, sheetings }: Input): void => {
  const said = sayIn(defaultLanguage)
  const printed = { ...inspection, choices: choicesAsShown(choices, sheetings) }
  const empty = emptyEntries(said, printed, entriesOfInspection(inspection))
  if (empty.length > 0)
    throw refuseInput(empty.map(({ label }) => ({ field: 'record', ...told('certificateEntryEmpty', { label }) })))
}
