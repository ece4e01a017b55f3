import type { ReviewMessages } from '@soundroof/contract/platform/messages/review'
import type { Same } from '../../language/same.ts'

export const review = {
  asBuiltWithoutResult:
    'This project has no charged result of its present inputs, so there is no plan to compare with. Please calculate it first!',
  asBuiltWithoutAnswer: 'The result of this project leaves no room for panels, so there is no plan to compare with!',
  asBuiltSavedByOther:
    '{name} saved this record after you opened it. Nothing of yours is lost: please load it again and enter what is missing!',
  asBuiltIsSigned: 'This record is signed and never changes. Please open it again, which begins a new one!',
  asBuiltNotSigned: 'This record is not signed yet, so you can change it as it is!',
  asBuiltZoneTwice: 'The zone {zone} is measured twice. Please keep one of the two!',
  asBuiltNotMeasured: '{what} of the zone {zone} is not measured yet!',
  asBuiltPhotoOfZone: 'A photo is missing: {subject}, zone {zone}!',
  asBuiltPhotoOnce: 'A photo is missing: {subject}!',
  asBuiltPhotoTwice:
    'This picture is there already and counts once. Please remove it here, or take another one: {subject}!',
  asBuiltInFuture: 'The array cannot be finished in the future!',
  asBuiltBeforeResult: 'The array cannot be finished before its result of {day}!',
  asBuiltDecided: '{engineer} has decided about this record already. Please load it again!',
  asBuiltNothingToDecide:
    'There is nothing to decide: this record was opened again, or nothing deviates. Please load it again!',
  asBuiltOfFormerPlan:
    'The project was changed after this record was signed, so it is not accepted. Please have it put right: the installer then opens it again, compares it with the present plan and signs!',
  inspectionWithoutRecord:
    'No record as built of this project is signed and without an open deviation, so there is nothing to certify after inspection!',
  inspectionOfFormerPlan:
    'The project was changed after this record was signed, so no certificate is made of it. The installer opens it again, compares it with the present plan and signs!',
  inspectionWithoutCertificate:
    'No design certificate or review of this revision is delivered, so there is nothing to inspect against. Deliver it first!',
  inspectionWithoutPack:
    'The close-out pack of this record no longer counts, so no certificate names it. The installer signs a new record first!',
  inspectionDay: 'Please enter a day from {day}, when the array was finished, to today!',
  inspectionDayFromRecord: 'Please enter a day from {day}, when the record was signed, to today!',
  inspectionRequestedInFuture: 'This day is yet to come. Please check it!',
  asBuiltOfOther: '{engineer} reviews this project and decides about what was built!',
  asBuiltUnderReconsideration:
    'The result of this project is under reconsideration since {date}: calculated today, it is worse. Nothing built on it is signed or accepted meanwhile. Please wait until an engineer says that it stands, or have the project calculated again!',
  asBuiltNotCompared:
    'The result of this project cannot be calculated again, so nobody knows whether it stands today. Nothing built on it is signed or accepted. Please have the project calculated again!',
  asBuiltGivenUp:
    '{engineer} decided on {date}: {outcome}. Nothing built on it is signed or accepted. Please have the project calculated again!',
  asBuiltHalfPosition: 'A position has a latitude and a longitude!',
  builtPasses:
    'Calculated as built: {rails} rails, fixings {spacing} apart. Governing: {check} {demand}, capacity {capacity} ({use}).',
  builtPassesBy: 'Calculated as built: {rails} rails, fixings {spacing} apart. Governing: {worst}.',
  builtFails:
    'Does not pass as built with {rails} rails, fixings {spacing} apart: {check} {demand}, capacity {capacity} ({use}).',
  builtFailsBy: 'Does not pass as built with {rails} rails, fixings {spacing} apart: {worst}.',
  builtRailsNotPossible: '{rails} rails are not calculated on this roof.',
  builtRailsNotPossibleFor: '{rails} rails are not possible on this roof: {reason}.',
  builtSetback:
    'Panels {built} from the edge of the roof; the method holds from {required}. Closer to the edge the wind on them is not covered.',
  builtAsksMore: '{check}: {demand} as built holds on a condition only; {planned}.',
  builtLoadsMember: '{check}: loaded more than planned ({reason}).',
  builtCrossing: 'Each batten crossing under a foot must hold {demand} as built; {planned}.',
  builtSag: 'The rafters sag {sag} as built; {planned}.',
  builtNotCalculated: 'This zone is not calculated on this roof.',
  builtZoneNotPlanned: 'The plan has no panels in this zone, so an engineer judges what was built there.',
  builtOtherVersion:
    'The plan was calculated by engine {engine} with figures {catalogue}; those of today are {engineNow} and {catalogueNow}. So an engineer judges this zone.',
  builtPlannedFor: 'planned for {value}',
  builtNotPlanned: 'the plan asks for nothing of the kind',
  unsubscribeInvalid: 'This link is incomplete. Please open it again from the email!',
  unsubscribed: 'You will get no more of these emails',
  projectNotNamed: 'This address names no project!',
  notSubmitted: 'This project is not submitted for review!',
  withdrawnTooLate: '{engineer} has taken this project. Please ask to have it returned!',
  takenByOther: '{engineer} has taken this project.',
  takenByYou: 'You have already taken this project.',
  claimFirst: 'Nobody has taken this project yet. Please claim it first!',
  acceptFirst: 'Please accept this project and set its delivery date first!',
  acceptedAlready: 'This project is already accepted!',
  alreadyDelivered: 'The review of this project is already delivered!',
  holderDisabled: 'The account of {engineer} is disabled. Ask an administrator to hand this project over!',
  notHolder: '{engineer} has this project. Ask {engineer} or an administrator to hand it over!',
  administratorSignsNothing: 'Administrators sign nothing. Please hand this project over to an engineer!',
  notAnEngineer: 'A registration is entered for an engineer. This account is not one, or is deleted!',
  registrationTaken:
    'This registration is kept with the account of {name}. One engineer has one account: disable the other first, or check the number!',
  onePerson:
    'You and {name} are kept with the same registration: that is one engineer. Another engineer has to decide on this!',
  registrationMissing:
    'Your registration is not kept here. Ask an administrator to enter your registration: body, number, class and valid until!',
  registrationOver: 'Your registration has expired: {registration}. Ask an administrator to enter the renewed one!',
  deletedByCustomer: 'The customer has deleted this project. It is read-only.',
  engineerUnknown: 'There is no active engineer of this name to hand over to!',
  engineerHasIt: '{engineer} already has this project!',
  dayForm: 'Dates are written as year-month-day, for example 2026-11-21!',
  dayUnknown: 'This date does not exist!',
  deliveryTooFar: 'The delivery date is more than a year ahead. Please choose a day until {last}!',
  deliveryInPast: 'The delivery date has passed. Please choose today or a later day!',
  deliverySame: 'This is the delivery date already!',
  pinTwice: 'Please pin the question to a field or to a photo, not to both!',
  returnNeedsPin: 'Please pin the question to a field or a photo!',
  fieldNotInProject: 'There is no field {field} that a customer fills in!',
  photoNotInProject: 'This photo is not part of the project!',
  questionUnknown: 'There is no such question in this project!',
  questionClosed: 'This question is closed and takes no more answers!',
  questionsOpen:
    'Questions are still open that this delivery does not name: {count}. Close them, or tick each that stays open!',
  questionUnanswered: 'Please answer “{question}” first, or submit anyway!',
  itemsUnticked: 'Not ticked in the checklist: {count}. Tick them, or confirm that you go on!',
  conditionUnknown: 'There is no such condition in this project!',
  conditionNotOpen: 'Evidence has already been given for this condition. Ask the engineer to open it again!',
  conditionNotClosed: 'This condition has no evidence yet. Ask for evidence, or give it yourself!',
  conditionConfirmed: 'This condition is confirmed. Confirmed conditions stay as they are!',
  conditionWithdrawn: 'This condition was withdrawn: nothing is needed for it.',
  conditionUnconfirmed: 'Condition no longer confirmed: certificate after inspection {code} ended',
  inspectionEnded: 'Certificate after inspection {code} ended: {why}',
  evidenceUnknown: 'This file was not uploaded by you. Please upload it again!',
  evidenceType: 'Evidence is a photo or a PDF: anybody can open these. Please save it as one of the two!',
  objectionRequired: 'Please say what is missing!',
  markOutside: 'A mark lies outside the photo!',
  markWithoutLength: 'The two ends of a mark must differ!',
  knownLengthRange: 'The known length must be more than 0 and at most 500 000 mm!',
  oneKnownLength: 'A photo can have one known length only!',
  reconsiderationOver: 'This reconsideration is already settled. Please load the project again!',
  reconsiderationSettledBy: '{engineer} has settled this already, on {date}: {outcome}. Nothing was changed now.',
  outcomeStands: 'the result stands',
  outcomeSuperseded: 'the result is superseded',
  outcomeVoid: 'its documents are void',
  resultGivenUp:
    '{engineer} decided on {date}: {outcome}. No certificate is signed on it. Please deliver a corrected review of your own, or return the project to be calculated again!',
  nothingToVoid: 'No document was issued on this result, so there is nothing to void. Please settle it as superseded!',
  reconsiderationRenewed:
    'What differs has changed since you read it. Nothing is settled. Please read what differs now, then say whether the result stands!',
  reconsiderationUnread: 'Please read what differs now, and tick that you have!',
  underReconsideration:
    'The result of this project is under reconsideration since {date}: calculated today, it is worse. Say first, with the reason, that it stands, or return the project to be calculated again!',
  resultNotCompared:
    'The result of this project cannot be calculated again, so nobody knows whether it stands today. Nothing is signed. Please return the project to be calculated again!',
  reviewFileUnknown: 'This review file was not uploaded here. Please upload it again!',
  reviewFileUsed: 'This file has already been delivered. Please upload the corrected review!',
  reviewIsIssued:
    'This file is not a new review: it was issued as {kind} {code}, revision {revision} of {project}. Please upload the review of this project!',
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
