import type { DocumentKind } from '@soundroof/contract/roofs/documents/document'

/**
 * Who may do what with which document, by decisions 059, 062, 101, 105 and 106 and docs/api-keys.md. One letter for each caller, in the
 * order of `documentCallers`:
 *
 *   nobody · installer colleague stranger · administrator · signer · holder: counting, of another state, expired, unregistered
 *   · other engineer: the same · API key: for reports, for all else, of a stranger
 *
 * y done; c told of its code and of no address; u told of an address that opens nothing; n told nothing of it; p proposed;
 * l log in; f forbidden; v withdrawn; r no valid registration; s registered in another state; h not the holder.
 */

/** What is done with a document that was issued. */
export const documentActions = ['verify', 'find', 'open', 'void', 'confirm', 'open when void'] as const
type Rules = Readonly<Record<(typeof documentActions)[number], string>>

const ofEverything = {
  // The page is for anybody; a program asks without its key.
  verify: 'y yyy y y yyyy yyyy fff',
  // Its customer, the provider's staff, and a program that may read reports.
  open: 'f yyf y y yyyy yyyy yff',
  'open when void': 'f vvf v v vvvv vvvv vff',
} as const

/** No engineer has signed it: any engineer withdraws it, and nobody needs to confirm. */
const report = {
  ...ofEverything,
  void: 'l fff f y yyyy yyyy fff',
  confirm: 'l fff f y yyyy yyyy fff',
} as const

/** Signer and holder withdraw it alone, the holder with a registration; of two others the second needs one. */
const review: Rules = {
  ...ofEverything,
  // A key without the scope for reports hears of it and opens nothing.
  find: 'l yyf y y yyyy yyyy fuf',
  void: 'l fff f y yyrr pppp fff',
  confirm: 'l fff f y yyrr yyrr fff',
}

/** Staff read the code of a report; the page of a project gives them its result summary. */
const ofCustomer: Rules = { ...report, find: 'l yyf c c cccc cccc yff' }

export const ofKind: Readonly<Record<DocumentKind, Rules>> = {
  'result-summary': { ...report, find: 'l yyf y y yyyy yyyy yff' },
  'input-summary': ofCustomer,
  'site-sheet': ofCustomer,
  'site-sheet-zh-hans': ofCustomer,
  'full-calculation': ofCustomer,
  'review-certificate': review,
  'signed-review': review,
  'close-out-pack': { ...report, find: review.find },
  'inspection-certificate': review,
}

/** A certificate that is issued and not delivered: the provider's own. A key for projects reads that there is no review. */
export const ofDraft: Rules = {
  ...review,
  find: 'l nnf y y yyyy yyyy fnf',
  open: 'f fff y y yyyy yyyy fff',
  'open when void': 'f fff v v vvvv vvvv fff',
}

/** What becomes a document, and what is kept with it: by call, with what it says where that makes a difference. */
export const ofCall = {
  makeReportAgain: 'l yyf f f ffff ffff fyf',
  issueCertificate: 'l fff f h ysrr hhhh fff',
  // Nobody checks a certificate of his or her own.
  checkCertificate: 'l fff f f yyrr yyrr fff',
  deliverProject: 'l fff f h yyrr hhhh fff',
  signAsBuilt: 'l yyf f f ffff ffff fff',
  // The holder or who delivered, as of a deviation; refused before anything is typed.
  inspectionDraft: 'l fff f y yyrr hhhh fff',
  issueInspection: 'l fff f y ysrr hhhh fff',
  decideAsBuilt: 'l fff f h yyrr hhhh fff',
  issuedResult: 'l yyf f f ffff ffff fyf',
  consoleResult: 'l fff y y yyyy yyyy fff',
  certificateDraft: 'l fff f h yyyy hhhh fff',
  saveCertificate: 'l fff f h yyyy hhhh fff',
  asBuilt: 'l yyf f f ffff ffff fyf',
  saveAsBuilt: 'l yyf f f ffff ffff fyf',
  reopenAsBuilt: 'l yyf f f ffff ffff fff',
  consoleAsBuilt: 'l fff y y yyyy yyyy fff',
  // Each account has its own.
  drafts: 'l ynn f f ffff ffff fff',
  consoleFigures: 'l fff y y yyyy yyyy fff',
  figureHistory: 'l fff y y yyyy yyyy fff',
  proposeFigure: 'l fff f y yyrr yyrr fff',
  withdrawFigure: 'l fff f y yyrr yyrr fff',
  certificateForms: 'l fff y y yyyy yyyy fff',
  proposeCertificateForm: 'l fff f y yyrr yyrr fff',
  // Declining brings nothing into force.
  'decideFigure: declined': 'l fff f y yyyy yyyy fff',
  'decideCertificateForm: declined': 'l fff f y yyyy yyyy fff',
  'decideCertificateForm: approved': 'l fff f y yyrr yyrr fff',
  'decideFigure: approved': 'l fff f y yyrr yyrr fff',
} as const satisfies Readonly<Record<string, string>>

/** They hold, ask for or change no document. */
export const ofNoDocument = [
  'certificateRules',
  'changeCertificateRules',
  'statementTemplates',
  'keepStatementTemplate',
  'removeStatementTemplate',
  'figureUpload',
  'figureTable',
  'figureCells',
  'figuresTogether',
  'figureEffects',
  'consoleProducts',
  'changeFigureRules',
  // Several of what one call does, by the same rules.
  'proposeFigures',
  'decideFigures',
  'proposeProduct',
  'saveDraft',
] as const
