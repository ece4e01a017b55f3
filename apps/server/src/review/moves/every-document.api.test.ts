import { api, type EndpointName } from '@soundroof/contract/api'
import { asBuiltCalls } from '@soundroof/contract/review/as-built/as-built-calls'
import { certificateCalls } from '@soundroof/contract/review/certificate/certificate-calls'
import { figureCalls } from '@soundroof/contract/review/figures/figure-calls'
import { type InspectionDraft, inspectionCalls } from '@soundroof/contract/review/inspection/inspection-calls'
import { type DocumentKind, documentNames, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { documentCalls } from '@soundroof/contract/roofs/documents/document-calls'
import { draftCalls } from '@soundroof/contract/roofs/drafts/draft-calls'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { insert, update } from '../../platform/database/insert.ts'
import { validDraftCalls } from '../../roofs/drafts/testing/kept-draft.ts'
import { requestAddress } from '../../roofs/files/file-address.ts'
import { signedAddress } from '../../roofs/files/signed-address.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Answer, Call } from '../../testing/test-server.ts'
import { statement } from '../as-built/testing/built-scene.ts'
import { seenBy, validFigureCalls } from '../figures/testing/valid-figure-calls.ts'
import { filled } from '../inspection/testing/inspected-scene.ts'
import { completeContent } from '../testing/certificate-content.ts'
import { type DocumentCaller, documentCallers, insertAskers } from '../testing/document-people.ts'
import { documentActions, ofCall, ofDraft, ofKind, ofNoDocument } from '../testing/document-rules.ts'
import {
  insertDeviation,
  insertDocumentOf,
  insertInspectable,
  paidProject,
  type SceneDocument,
} from '../testing/document-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'
import { validFormCalls } from '../testing/valid-form-calls.ts'

/**
 * Every document by everybody, as the rules say: an engineer holds its project or does not, and is registered where it stands, in
 * another state, no longer, or not at all. Kinds come from the contract, so that a new one without a rule fails.
 */

const kinds = Object.keys(documentNames) as readonly DocumentKind[]
const subjects = [...kinds, 'draft'] as const
type Subject = (typeof subjects)[number]

const server = await serverOfFile()
const say = sayIn('en-AU')
const installer = await server.caller()
const askers = await insertAskers(server, installer)
const keeper = await server.caller('engineer', 'provider')
const proposer = await server.caller('engineer', 'provider')
const signer = askers.signer.caller ?? keeper
const inQueensland = { state_index: 2, area_index: 0, location_index: 0, suburb: '', postcode: '' }
const paid = await paidProject(server, installer, inQueensland)
const { hash } = paid
const from = { server, installer, signer, ...paid }
const documents = {} as Record<Subject, SceneDocument>
for (const kind of kinds) documents[kind] = await insertDocumentOf(from, kind)
documents.draft = await insertDocumentOf(from, 'review-certificate', true)
const deviation = await insertDeviation(from)
const content = await completeContent(server.db, hash)
const finished = await insertInspectable(from)
const figures = await validFigureCalls(server)
const forms = await validFormCalls(server, keeper.account.id)
await server.call('saveDraft', { token: installer.token, ...validDraftCalls.saveDraft })
const { id } = figures.decideFigure.body as { readonly id: string }
const seen = await seenBy(server, keeper, { figure: 'fixings/foot', signOff: id })
const approval = { id, decision: 'approve', note: '', seen }
await server.db.query('update projects set engineer_id = $1', [keeper.account.id])
const { data: begun } = (
  await server.call<InspectionDraft>('inspectionDraft', { token: keeper.token, query: { hash: finished } })
).body
const inspected = { ...filled(begun), record: content.record }
const restore = await server.keep()

let heldBy = keeper.account.id
const putBack = async (): Promise<void> => {
  await restore()
  heldBy = keeper.account.id
}

const call = (who: DocumentCaller, name: EndpointName, more: Call): Promise<Answer> => {
  const { caller, key } = askers[who]
  return server.call(name, { ...more, ...(key ? { key } : { token: caller?.token ?? null }) })
}

const messages: Readonly<Record<string, string>> = {
  [say('registrationMissing')]: 'r',
  [say('notHolder', { engineer: keeper.account.name })]: 'h',
  [say('asBuiltOfOther', { engineer: keeper.account.name })]: 'h',
}

const letterOf = ({ status, body }: Answer): string => {
  const { message = '', issues = [] } = body
  if (status === 200) return 'y'
  if (status === 401) return 'l'
  if (status === 403) return 'f'
  if (message.includes(' 20 November 2026') || message.includes(' 20 Nov 2026')) return 'r'
  if (issues.length === 1 && issues[0]?.field === 'record.stateRegistration') return 's'
  return messages[message] ?? `(${status} ${message})`
}

const opens = async (address: string): Promise<number> => {
  const { pathname, search } = new URL(address)
  return (await server.app.inject({ method: 'GET', url: pathname + search })).statusCode
}

/** Signed for this reader, as if some answer had told it: nobody has no account. */
const open = async (who: DocumentCaller, { address }: SceneDocument): Promise<string> => {
  const { caller, key } = askers[who]
  const reader = { by: caller?.account.id ?? 'nobody', ...(key ? { key: key.id } : {}) }
  const status = await opens(signedAddress(server.services, address, reader))
  return ({ 200: 'y', 403: 'f', 409: 'v' } as Record<number, string>)[status] ?? String(status)
}

const isStaff = (who: DocumentCaller): boolean => (askers[who].caller?.account.role ?? 'customer') !== 'customer'

const ofFinishedArray: readonly Subject[] = ['close-out-pack', 'inspection-certificate']

/** Where somebody of this kind looks for it. */
const placeOf = (who: DocumentCaller, subject: Subject, { hash }: SceneDocument): readonly [EndpointName, Call] => {
  if (ofFinishedArray.includes(subject)) return [isStaff(who) ? 'consoleAsBuilt' : 'asBuilt', { query: { hash } }]
  if (isStaff(who)) return ['consoleProject', { query: { hash } }]
  return reportKinds.some((kind) => kind === subject)
    ? ['report', { query: { hash, kind: subject } }]
    : ['projectReview', { query: { hash } }]
}

const find = async (who: DocumentCaller, subject: Subject, document: SceneDocument): Promise<string> => {
  const answer = await call(who, ...placeOf(who, subject, document))
  if (answer.status !== 200) return letterOf(answer)
  const text = JSON.stringify(answer.body)
  const plain = requestAddress(document.address)
  const [told] = text.match(new RegExp(`${plain.replace(/[.?]/g, '\\$&')}[^"]*`)) ?? []
  if (told !== undefined) return (await opens(told)) === 200 ? 'y' : 'u'
  return text.includes(`"${document.code}"`) ? 'c' : 'n'
}

/** Of all tables, as long as nothing has changed them; null: to be counted. */
let known: Readonly<Record<string, number>> | null = null

/** Done, and put back; or refused, and nothing has changed. */
const changing = async (who: DocumentCaller, name: EndpointName, more: Call, undo = putBack): Promise<Answer> => {
  const before = known ?? (await rowCounts(server.db))
  const answer = await call(who, name, more)
  known = answer.status === 200 ? null : await rowCounts(server.db)
  if (known === null) await undo()
  else expect(known).toEqual(before)
  return answer
}

const notWithdrawn = { voidedBy: null, voidReason: null, endedAt: null } as const
const withdrawn = { state: 'void', voidedBy: keeper.account.id, voidReason: 'Wrong roof' } as const

const propose = async ({ code, hash: projectHash }: SceneDocument): Promise<void> => {
  const row = { code, projectHash, reason: 'Wrong roof', proposedBy: proposer.account.id, proposedAt: server.clock() }
  await insert(server.db, 'void_proposals', row)
}

const voidBy = async (who: DocumentCaller, subject: Subject, isProposed = false): Promise<string> => {
  const { code } = documents[subject]
  const undo = async () => {
    const state = subject === 'draft' ? 'draft' : 'valid'
    await update(server.db, 'documents', { code }, { state, ...notWithdrawn })
    if (!isProposed) await server.db.query('delete from void_proposals where code = $1', [code])
  }
  const answer = await changing(who, 'voidDocument', { body: { code, reason: 'Wrong roof' } }, undo)
  const { state } = (answer.body.data ?? {}) as { state?: string }
  return answer.status === 200 && state !== 'void' ? 'p' : letterOf(answer)
}

const holdBy = async (who: DocumentCaller): Promise<void> => {
  const { id } = ((who.includes('holder') && askers[who].caller) || keeper).account
  if (id !== heldBy) await server.db.query('update projects set engineer_id = $1', [id])
  heldBy = id
}

type Ask = (who: DocumentCaller) => Promise<string>

const rowOf = async (ask: Ask): Promise<Readonly<Record<string, string>>> => {
  const row: Record<string, string> = {}
  known = null
  for (const who of documentCallers) {
    await holdBy(who)
    row[who] = await ask(who)
  }
  expect(server.errors).toEqual([])
  return row
}

const expectedOf = (rule: string): Readonly<Record<string, string>> => {
  const letters = [...rule.replaceAll(' ', '')]
  expect(letters).toHaveLength(documentCallers.length)
  return Object.fromEntries(documentCallers.map((who, at) => [who, letters[at] ?? '']))
}

const asks = (subject: Subject) => {
  const document = documents[subject]
  return {
    verify: async (who) => letterOf(await call(who, 'verifyDocument', { query: { code: document.code } })),
    find: (who) => find(who, subject, document),
    open: (who) => open(who, document),
    void: (who) => voidBy(who, subject),
    confirm: (who) => voidBy(who, subject, true),
    'open when void': (who) => open(who, document),
  } as const satisfies Record<(typeof documentActions)[number], Ask>
}

const before: Readonly<
  Partial<Record<(typeof documentActions)[number], (document: SceneDocument) => Promise<unknown>>>
> = {
  confirm: propose,
  'open when void': ({ code }) => update(server.db, 'documents', { code }, { ...withdrawn, endedAt: server.clock() }),
}

const about = { query: { hash } }
const form = forms.decideCertificateForm.body

/** What each call needs. */
const calls: Readonly<Record<keyof typeof ofCall, Call | (() => Promise<Call>)>> = {
  makeReportAgain: { body: { hash, kind: 'full-calculation' } },
  issueCertificate: { body: { hash, ...content } },
  checkCertificate: { body: { hash: documents.draft.hash, code: documents.draft.code } },
  deliverProject: async () => {
    known = null
    return { body: { hash, file: await insertReviewFile(server) } }
  },
  signAsBuilt: { body: { hash, version: 1, statement } },
  inspectionDraft: { query: { hash: finished } },
  issueInspection: { body: { hash: finished, asBuilt: begun.asBuilt, design: begun.design.code, ...inspected } },
  decideAsBuilt: { body: { ...deviation, isAccepted: true, reason: 'The purlins are doubled.' } },
  issuedResult: about,
  consoleResult: about,
  certificateDraft: about,
  saveCertificate: { body: { hash, ...content } },
  asBuilt: about,
  saveAsBuilt: { body: { hash, version: 1, ...paid.content } },
  reopenAsBuilt: { body: { hash: documents['close-out-pack'].hash } },
  consoleAsBuilt: about,
  drafts: validDraftCalls.drafts,
  consoleFigures: figures.consoleFigures,
  figureHistory: figures.figureHistory,
  proposeFigure: figures.proposeFigure,
  withdrawFigure: figures.withdrawFigure,
  certificateForms: forms.certificateForms,
  proposeCertificateForm: forms.proposeCertificateForm,
  'decideFigure: declined': figures.decideFigure,
  'decideCertificateForm: declined': { body: { ...form, decision: 'decline', note: 'Another edition' } },
  'decideCertificateForm: approved': forms.decideCertificateForm,
  'decideFigure: approved': { body: approval },
}

const isOfNobodyElse = ({ status, body }: Answer): boolean =>
  status === 200 && JSON.stringify(body).includes('"drafts":[]')

const answered = async (who: DocumentCaller, name: keyof typeof ofCall): Promise<string> => {
  const endpoint = name.split(':')[0] as EndpointName
  const given = calls[name]
  const asked = typeof given === 'function' ? await given() : given
  const answer = await (api[endpoint].method === 'GET' ? call : changing)(who, endpoint, asked)
  return isOfNobodyElse(answer) ? 'n' : letterOf(answer)
}

const names = Object.keys(ofCall) as readonly (keyof typeof ofCall)[]
const rows = subjects.flatMap((subject) => documentActions.map((action) => ({ subject, action })))

describe(`${(rows.length + names.length) * documentCallers.length} cells`, () => {
  it.each(rows)('$action: $subject', async ({ subject, action }) => {
    await before[action]?.(documents[subject])
    const row = await rowOf(asks(subject)[action])
    if (action === 'void' || action in before) await putBack()
    expect(row).toEqual(expectedOf((subject === 'draft' ? ofDraft : ofKind[subject])[action]))
  })

  it.each(names)('%s', async (name) => {
    expect(await rowOf((who) => answered(who, name))).toEqual(expectedOf(ofCall[name]))
  })

  it('every call about documents has a rule, or is named as one that is about none', () => {
    const all = {
      ...documentCalls,
      ...certificateCalls,
      ...asBuiltCalls,
      ...inspectionCalls,
      ...figureCalls,
      ...draftCalls,
    }
    const ruled: readonly string[] = [
      ...names.map((name) => name.split(':')[0] ?? ''),
      ...ofNoDocument,
      'verifyDocument',
      'voidDocument',
    ]
    expect(Object.keys(all).filter((name) => !ruled.includes(name))).toEqual([])
  })
})
