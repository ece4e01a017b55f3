import type { DocumentMessages } from '@soundroof/contract/platform/messages/documents'
import type { Same } from '../../language/same.ts'

export const documents = {
  reportTypeOrKind: 'Please name the report either by its type or by its kind!',
  certificateWithoutResult:
    'This revision has no paid result to certify; an answer that cost nothing is none. Calculate it, or upload a review of your own!',
  certificateWithoutAnswer:
    'The result does not say that panels may be installed, so no certificate is made of it. Change the roof and calculate it again, or upload a review of your own!',
  certificateCheckedBy: '{engineer} has already checked this certificate.',
  certificateOfYours: 'You issued this certificate: another engineer checks it.',
  certificateUnchecked:
    'A second engineer has to check this certificate before it is delivered. Once it is checked, issue it again so that it names the check!',
  certificateNotToCheck:
    'This certificate was issued again or ended meanwhile. Please read the one that is issued now!',
  certificateEnded:
    'This certificate no longer stands: it was withdrawn or replaced, or names an earlier revision. Please issue it again!',
  certificateOfOther: 'This certificate names {name}, who issued it. Please issue one in your own name!',
  certificateEntryEmpty:
    'The certificate has nothing to say for "{label}". Please check the project, its result and the record!',
  conditionStands:
    'An approval keeps this condition, and nobody has confirmed that it is met. Confirm its evidence, withdraw it, or keep it!',
  tooManyTemplates: 'At most {most} templates are kept. Please remove one first!',
  templateUnknown: 'There is no template of this name. Please reload the page!',
  conditionToDispose: 'Please say what became of this condition!',
  registrationOfOtherState:
    'The form of {state} is signed by engineers of {register}. Please enter your registration there!',
  certificateConditions: 'The certificate does not name all these conditions. Please issue it again!',
  reportWithoutResult: 'This project has no result to report on. Please calculate it first!',
  documentCodeInvalid: 'This is not a document code. Please check each character: a code has 12 of them!',
  documentUnknown: 'No document with this code was issued here. Please check each character of the code!',
  documentWithdrawn: 'The provider has withdrawn this document. Please ask for a new one!',
  voidProposedByYou: 'You proposed to void this document. Another engineer confirms it on the screen of its project!',
  fileMissing:
    'This file is missing from the provider’s store. If it is a report, make it again in its project; else ask the provider!',
  documentAlreadyVoid: 'This document is already void!',
  abnInvalid: 'This is not an ABN. Please check each of its 11 digits!',
} as const satisfies Same<DocumentMessages>
