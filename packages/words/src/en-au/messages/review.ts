import type { ReviewMessages } from '@soundroof/contract/platform/messages/review'
import type { Same } from '../../language/same.ts'

export const review = {
  unsubscribeInvalid: 'This link is not complete. Please open it again from the mail!',
  unsubscribed: 'You get no more of these mails',
  projectNotNamed: 'This address names no project!',
  notSubmitted: 'This project is not submitted for review!',
  withdrawnTooLate: '{engineer} has taken this project. Please ask to have it returned!',
  takenByOther: '{engineer} has taken this project.',
  takenByYou: 'You have taken this project already.',
  claimFirst: 'Nobody has taken this project yet. Please claim it first!',
  acceptFirst: 'Please accept this project and set its delivery date first!',
  acceptedAlready: 'This project is already accepted!',
  alreadyDelivered: 'The review of this project is already delivered!',
  holderDisabled: 'The account of {engineer} is disabled. Ask an administrator to hand this project over!',
  notHolder: '{engineer} has this project. Ask {engineer} or an administrator to hand it over!',
  administratorSignsNothing: 'Administrators sign nothing. Please hand this project over to an engineer!',
  notAnEngineer: 'A registration is entered for an engineer. This account is none, or is deleted!',
  registrationTaken:
    'This registration is kept with the account of {name}. One engineer has one account: disable the other first, or check the number!',
  onePerson:
    'You and {name} are kept with the same registration: that is one engineer. Another engineer has to decide on this!',
  registrationMissing:
    'Your registration is not kept here. Ask an administrator to enter your registration: body, number, class and valid until!',
  registrationOver:
    'Your registration is over: {registration}. Ask an administrator to enter your registration as it was renewed!',
  deletedByCustomer: 'The customer has deleted this project. It can be read, and nothing more.',
  engineerUnknown: 'There is no active engineer of this name to hand over to!',
  engineerHasIt: '{engineer} has this project already!',
  dayForm: 'Dates are written as year-month-day, for example 2026-11-21!',
  dayUnknown: 'This date does not exist!',
  deliveryTooFar: 'The delivery date is more than a year ahead. Please choose a day until {last}!',
  deliveryInPast: 'The delivery date is over. Please choose today or a later day!',
  pinTwice: 'Please pin the question to a field or to a photo, not to both!',
  returnNeedsPin: 'Please pin the question to a field or a photo!',
  fieldNotInProject: 'There is no field {field} that a customer fills in!',
  photoNotInProject: 'This photo is not part of the project!',
  questionUnknown: 'There is no such question in this project!',
  questionClosed: 'This question is closed and takes no more answers!',
  questionsOpen:
    'Questions are still open that this delivery does not name: {count}. Close them, or tick each that stays open!',
  conditionUnknown: 'There is no such condition in this project!',
  conditionNotOpen: 'Evidence was given for this condition already. Ask the engineer to open it again!',
  conditionNotClosed: 'This condition has no evidence yet. Ask for evidence, or give it yourself!',
  conditionConfirmed: 'This condition is confirmed. Confirmed conditions stay as they are!',
  conditionWithdrawn: 'This condition was withdrawn: nothing is needed for it.',
  evidenceUnknown: 'This file was not uploaded by you. Please upload it again!',
  evidenceType: 'Evidence is a photo or a PDF: everybody can open these. Please save it as one of them!',
  objectionRequired: 'Please say what is missing!',
  markOutside: 'A mark lies outside the photo!',
  markWithoutLength: 'The two ends of a mark must differ!',
  knownLengthRange: 'The known length must be more than 0 and at most 500 000 mm!',
  oneKnownLength: 'A photo can have one known length only!',
  reconsiderationOver: 'This reconsideration is settled already. Please load the project again!',
  reconsiderationRenewed:
    'What differs has changed since you read it. Nothing is settled. Please read what differs now, then say whether the result stands!',
  reconsiderationUnread: 'Please read what differs now, and tick that you have!',
  underReconsideration:
    'The result of this project is under reconsideration since {date}: calculated today, it is worse. Say first, with the reason, that it stands, or return the project to be calculated again!',
  resultNotCompared:
    'The result of this project cannot be calculated again, so nobody knows whether it stands today. Nothing is signed. Please return the project to be calculated again!',
  reviewFileUnknown: 'This review file was not uploaded here. Please upload it again!',
  reviewFileUsed: 'This file was delivered already. Please upload the corrected review!',
  reviewIsIssued:
    'This file is no new review: it was issued as {kind} {code}, revision {revision} of {project}. Please upload the review of this project!',
  reviewIssuedHere:
    'This PDF is, or was made from, {what} that was issued here. Please upload a review of your own, or issue a review certificate and deliver it!',
  documentOfCode: 'document {code}',
  documentWithoutCode: 'a document',
  thisProject: 'this project',
  anotherProject: 'another project',
  registrationUntil: '{body} {number}, {class}, valid until {day}',
  reviewNotPdf: 'The review must be a PDF!',
  reviewEncrypted: 'This PDF is encrypted. Please save it without a password!',
  reviewActive: 'This PDF holds {what}. Please save it without active content!',
  reviewUnreadable: 'This PDF is damaged. Please save it again!',
} as const satisfies Same<ReviewMessages>
