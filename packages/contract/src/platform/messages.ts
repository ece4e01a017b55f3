import { type Told, type ToldValue, toldBy } from './coded/told.ts'
import { documentMessages } from './document-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { figureMessages } from './figure-messages.ts'
import { placeMessages } from './place-messages.ts'
import { reviewMessages } from './review-messages.ts'
import { roofMapMessages } from './roof-map-messages.ts'
import { screenMessages } from './screen-messages.ts'
import { said, type Values } from './text.ts'
import { whatIfMessages } from './what-if-messages.ts'

/** Every user-visible sentence of the contract, in English (Australia). `say` fills in `{name}` and speaks the chosen language. */
export const messages = {
  // account
  agreementRequired: 'Please read and agree to the Terms of Service and Privacy!',
  emailInvalid: 'Please enter a valid email address!',
  nameRequired: 'Enter your name!',
  passwordLength: 'Password between 6 to 8 characters!',
  passwordConfirmationLength: 'Confirm Password between 6 to 8 characters!',
  passwordStrongLength: 'Password between 12 to 128 characters!',
  passwordConfirmationStrongLength: 'Confirm Password between 12 to 128 characters!',
  passwordCommon: 'This password is too common. Please choose another!',
  passwordOfKnownWords:
    'This password has too little in it besides your name, address, company or the name of this product!',
  passwordConfirmationDiffers: 'Password confirm fail, please try again!',
  companyNameRequired: 'Please enter company name!',
  contactNumberRequired: 'Please input Contact Number!',
  loginEmailEmpty: 'Mailbox account cannot be empty!',
  loginPasswordEmpty: "Password fields can't be empty!",
  loginFailed: 'The email address or the password is not right!',
  emailKnown: 'This email address is already registered!',
  oldPasswordLength: 'Old Password between 6 to 8 characters!',
  oldPasswordStrongLength: 'Old Password between 6 to 128 characters!',
  oldPasswordWrong: 'The old password is not right!',
  passwordWrong: 'The password is not right!',
  passwordChanged: 'Reset password successfully!',
  passwordMailSent:
    'If this email address is registered, a link to set a new password is on its way. It opens once, within 30 minutes.',
  passwordLinkOver: 'This link is not valid any more. Please ask for a new one!',
  sessionUnknown: 'This device is not logged in any more!',
  deviceWith: '{browser} on {system}',
  deviceSignedOut: 'The device is signed out',
  everywhereSignedOut: 'You are signed out on all devices',
  deletionNeedsLogin: 'Please log in again before you delete your account!',
  accountDeleted: 'User logout successfully',
  loggedIn: 'Login successfully',
  registered: 'Register successfully',
  loggedOut: 'LogOut successfully',
  sessionEnded: 'Please log in first',
  apiKeyNameRequired: 'Please enter a name for the API key!',
  apiKeyScopeRequired: 'Please choose what the API key may do!',
  tooManyApiKeys: 'You have {most} API keys. Please revoke one first!',
  apiKeyMade: 'API key created',
  apiKeyRevoked: 'API key revoked',
  apiKeyUnknown: 'This API key does not exist or is not yours!',
  tooManyAttempts: 'Too many attempts. Please try again in {wait}!',
  // one-time codes
  codeWanted:
    'Please enter the code of your authenticator app. If nothing asks you for it, update this app or log in on the website!',
  codeForm: 'Enter the 6 digits that your authenticator app shows, or a recovery code!',
  oneTimeCodeForm: 'Enter the 6 digits that your authenticator app shows!',
  codeWrong: 'This code is not right, or it was used before. Please wait for the next one!',
  codesLost:
    'The server has lost its key for checking authenticator codes. Please use a recovery code, then turn codes off and on again!',
  recoveryCodeWrong: 'This recovery code is not right, or it was used before!',
  loginTicketOver: 'This login took too long or had too many wrong codes. Please enter your password again!',
  tooManyCodes: 'Too many wrong codes. Please use a recovery code, or try again in {wait}!',
  codesAlreadyOn: 'One-time codes are on already!',
  codesNotOn: 'One-time codes are not on!',
  codeSetupOver: 'This took too long. Please begin again!',
  codesTurnedOn: 'Logging in now requires a code',
  codesTurnedOff: 'Logging in no longer requires a code',
  // passkeys
  passkeyAdded: 'Passkey added',
  passkeyRemoved: 'Passkey removed',
  passkeyUnknown: 'This passkey does not exist or is not yours!',
  passkeyKnown: 'This passkey is already in use!',
  tooManyPasskeys: 'An account can have at most {max} passkeys. Please remove one first!',
  passkeyRefused: 'This passkey could not be verified. Please try again!',
  passkeyOpensNothing: 'No account here uses this passkey. Please log in with your password!',
  passkeyTooLate: 'This took too long. Please try again!',
  passkeyElsewhere: 'Passkeys work at {address} only. Please open this page there!',
  passkeyNotUsed: 'No passkey was used. Please try again!',
  passkeyOnDevice: 'This device already holds a passkey of your account!',
  passkeyNeedsLock: 'Please set up a PIN, fingerprint or face for this device first!',
  passkeysUnsupported: 'This browser does not support passkeys!',
  // company
  invited: 'Invitation sent',
  invitationWithdrawn: 'Invitation withdrawn',
  invitationUnknown: 'This invitation does not exist or is not yours!',
  invitationInvalid: 'This invitation is no longer valid. Please ask for a new one!',
  invitationOfOther: 'This invitation was sent to another email address. Please log in with that one!',
  alreadyInvited: 'This email address is already invited!',
  alreadyMember: 'This person is already in your company!',
  tooManyInvitations: 'Too many invitations today. Please try again tomorrow!',
  memberUnknown: 'This person does not exist or is not in your company!',
  memberRemoved: 'Removed from the company',
  lastOwner: 'Please hand over the company to somebody else first!',
  leaveInstead: 'Please leave the company to remove yourself!',
  onlyPerson: 'You are the only person in your company!',
  companyHoldsProjects:
    'You are the only person in your present company, and it has projects that nobody else could open. Delete them first, or ask for an invitation to another email address.',
  companyJoined: 'Welcome to {company}',
  companyLeft: 'You have left the company',
  saved: 'Saved',
  ...fieldMessages,
  // project name
  projectNameCharacters: 'The project Name and project Number cannot have these characters: \\ / : * ? " < > |',
  // building
  windClassOfOtherRegion:
    'Wind class {class} is not a class of wind region {region}: choose {allowed} or Not known under Wind class, or check the location!',
  panelClauseNotEntered:
    'The coefficients of the clause for panels parallel to a roof in AS/NZS 1170.2:{edition} are not entered. Please choose Local pressure zones under Zones!',
  ...placeMessages,
  // photos
  imageOnly: 'Please select the correct image file!',
  imageTooCostly: 'This picture cannot be processed. Save it again as a JPEG and select that file!',
  imageTooLarge: 'Select a file that is smaller than 10 MB!',
  fileTooLarge: 'Select a file that is smaller than 50 MB!',
  tooManyPhotos: 'Please upload a maximum of 9 pictures!',
  tooManyFiles: 'Please upload a maximum of 999 files!',
  photoTwice: 'Please add each photo only once!',
  photoUnknown: 'This file was not uploaded by your company. Please upload it again!',
  // structure
  railsCannotBeParallel:
    'The purlin spacing is larger than allowable rail spacing. Rails cannot be installed parallel to purlins.',
  spanExceedsLimit:
    'The span input exceeds the practical upper limit. The calculation cannot continue. Please double check or contact {provider} for further investigation.',
  supportNotAvailable:
    'This support condition is not available for the section. Please double check or contact {provider} for further investigation.',
  spanNotChecked: 'The practical upper limit of the span is not checked: there is no table of this size',
  spanNotLoaded:
    'The practical upper limit of the span is not checked now: its table could not be loaded. It is checked when you calculate.',
  spanUnlikeRafters:
    'The purlin span is usually the rafter spacing. They differ here by more than half: please double check both.',
  thicknessUnsure: 'The result may be conservative due to unsure purlin thickness.',
  supportUnsure: 'The result may be inaccurate due to unsure support condition.',
  spacingExceedsLimit:
    'The spacing input may exceed the practical upper limit. The result may be inaccurate if the calculation continues. Please double check or contact {provider} for further investigation.',
  noBattensToFix: 'Z and C purlins stand on cleats, no batten is fixed to the rafters: set {label} to {toClear}!',
  nailsNeedTimber: 'Nails hold timber battens in timber rafters alone: choose how the battens are fixed, or Unsure!',
  // roof cover
  roofTypeNotAllowed: 'This roof type does not go with the chosen fixing and structure. Please select Roof Type!',
  feetOverRaftersNeed: 'Feet over rafters need {need}: correct that, or clear Feet over rafters!',
  sheetingRequired: 'Select or input roof sheeting type please!',
  sheetingUnknown:
    'The result may be conservative due to unknown roof sheeting type. Contact {provider} for further investigation.',
  roofTooSteepForFlat:
    'A flat roof slopes less than 3 degrees. Please choose gable, hip or skillion, or correct the roof slope!',
  roofTooFlatForHip: 'A hip roof slopes 3 degrees or more. Please choose flat, or correct the roof slope!',
  rackingUnknown: 'There is no racking system "{id}". Please choose another one!',
  moduleUnknown: 'There is no module "{id}". Please choose another one!',
  moduleOutsideBand:
    'The {what} of the module is {exact} mm, not in the chosen range of {min} to {max} mm. Please choose the range of the module!',
  moduleLargerThanRoof:
    '{name} ({length} x {width} mm) is larger than the roof ({roofLength} x {roofWidth} m). Please check the building, or choose another module!',
  outOfDate: '{name}, {edition}, holds from {from} until {until}: please ask its manufacturer for the current edition.',
  exactOutsideBand:
    'The exact {what} of {exact} mm is not in the chosen range of {min} to {max} mm. Correct or clear it under Assumptions!',
  // any field
  asWritten: '{text}',
  listEntry: '{label} {number}',
  partOfEntry: '{entry}, {part}',
  listOf: 'a list of {bound}',
  atMost: 'at most {number}',
  atLeast: 'at least {number}',
  above: 'above {number}',
  below: 'below {number}',
  dateTimeForm: 'Date and time must be a real moment as year-month-day hour:minute:second!',
  andMore: 'and {count} more',
  oneSecond: '1 second',
  manySeconds: '{count} seconds',
  oneMinute: '1 minute',
  manyMinutes: '{count} minutes',
  textRequired: 'Please Input {label}!',
  outOfRange: '{label} must be between {min} and {max}{unit}!',
  aboveZero: '{label} must be more than {min} and at most {max}{unit}!',
  notWhole: '{label} must be a whole number!',
  wholeBetween: '{label} must be a whole number from {min} to {max}{unit}!',
  notAnOption: '{label} is not one of the options!',
  textEmpty: 'Enter {label}!',
  tooShort: '{label} must have at least {min} characters!',
  tooLong: '{label} must have at most {max} characters!',
  wrongType: '{label} must be {type}!',
  missing: '{label} is missing!',
  unknownField: 'There is no field {field}!',
  contradiction: '{label} contradicts {other}!',
  tooLarge: 'The request is too large!',
  requestMalformed: 'The request cannot be read!',
  notJson: 'The request is not valid JSON!',
  jsonRequired: 'The request must be sent as JSON!',
  oneLine: '{label} must be one line of plain text!',
  textInvalid: '{label} contains characters that cannot be stored!',
  // projects
  draftLost: 'Project has been lost please try again !',
  unfinishedProject: 'Detected an unfinished project on your local system, please confirm to continue to complete it?',
  sameAsLastJob: 'Same as my last job',
  filledAsLastJob: 'Filled in as in {name}. Please check every answer.',
  rackingLeftOut:
    'The racking system of that job, {id}, is no longer offered: please choose one, or keep the generic figures.',
  moduleLeftOut: 'The module of that job, {id}, is no longer offered: please choose one, or check the size range.',
  projectCopied:
    'Copied without the site of the other job and the picture of its roof. Please enter number, place, address, terrain and photos, and if they apply wind class, altitude, distance to the sea, hill, shielding and higher wall.',
  confirmDelete: 'This operation will permanently delete the item. Do you want to continue?',
  deleted: 'Successfully deleted',
  noRecord: 'No record',
  notEditable: 'This project is under review and can no longer be edited!',
  projectUnknown: 'This project does not exist or is not yours!',
  revisionUnknown: 'This project has no revision {revision}!',
  recalculationSame: 'The present engine and figures give the same result. There is nothing new to keep!',
  recalculationOld: 'Only the result of the latest revision can be kept anew. Open the latest revision!',
  submitIncomplete: 'Please complete all five steps before you submit the project!',
  resultOfOtherProject:
    'The result of these inputs belongs to another project. This project was saved without a result; calculate it to have one of its own.',
  alreadySubmitted: 'This project is already submitted for review!',
  ...reviewMessages,
  subscribeInApp: 'Please use the APP side to open subscription service!',
  noCalculationsLeft:
    'You have no calculations left. The next renewal is on {date}. Your project can be saved with its input summary.',
  notSubscribed: 'You need a subscription for results. Your project can be saved with its input summary.',
  decrementNotSubscribed: 'You need a subscription to reserve a calculation!',
  decrementNoneLeft: 'You have no calculations left!',
  reserveFirst: 'Please reserve a calculation before you ask for a result!',
  ...documentMessages,
  ...roofMapMessages,
  ...screenMessages,
  ...whatIfMessages,
  // subscription
  purchaseOfAnother: 'This purchase belongs to another account! Please log in with the account that bought it.',
  purchaseNotGenuine: 'This purchase does not come from the store!',
  purchaseNotSubscription: 'This purchase is not a subscription!',
  productUnknown: 'This product is not offered here!',
  noticeNotGenuine: 'This notice does not come from the store!',
  storeUnreachable: 'The store cannot be reached. Please try again later!',
  purchaseUnknown: 'This purchase does not exist or is not yours!',
  storeNotUsed: 'Subscriptions are not sold through this store here!',
  // administration
  accountUnknown: 'There is no such account!',
  reasonRequired: 'Please give a reason for the audit trail!',
  notOneself: 'You cannot disable your own account. Please ask another administrator!',
  momentInvalid: '{label} must be a time such as 2026-11-21T09:00:00Z!',
  changedMeanwhile: 'Somebody else has changed this in the meantime. Please check it again!',
  providerNameRequired: 'Enter the name of the provider!',
  phoneInvalid: 'Please enter a valid phone number!',
  webInvalid: 'Please enter a web address that begins with https:// or http://!',
  ...figureMessages,
  sheetingUnknownHere: 'There is no such sheeting product!',
  sheetingNameTaken: 'Another product has this name!',
  lastAdministrator: 'This is the last administrator. Please create another one first!',
  // transport
  networkError: 'Network Error!',
  addressUnknown: 'The requested address does not exist!',
  serviceAway: 'The service is not available at the moment. Please try again in a few seconds!',
  versionOvertaken: 'A newer version of the service is starting. Please try again in a few seconds!',
  serverError: 'Server error, please try again later!',
  loginRequired: 'Please log in first',
  forbidden: 'You have no right to do this!',
  notSigned: 'The request is not signed!',
  signatureWrong: 'The signature of the request is wrong!',
  randomStrWrong: 'The value of randomStr must be 8 ASCII characters!',
  keyRandomStrWrong: 'The value of randomStr must be 16 to 64 letters, digits, hyphens or underscores!',
  requestStale: 'The request is too old. Please check the clock of your device!',
  requestReplayed: 'The request was sent twice!',
  apiKeyWrong: 'The API key or the signature of the request is wrong!',
  apiKeyGone: 'This API key does not exist any more!',
  apiKeyEnded: 'This API key was revoked!',
  apiKeyExpired: 'This API key has expired!',
  apiKeyOfClosedAccount: 'The account of this API key is closed!',
  apiKeyOfOtherCompany: 'The account of this API key has left the company for which the key was made!',
  apiKeyNotTaken: 'API keys cannot make this call!',
  apiKeyLacksScope: 'This API key lacks the scope {scope}!',
  apiKeyAndToken: 'Please send either an API key or a token, not both!',
  methodNotAllowed: 'The requested address does not accept {method}!',
  policyInvalid: 'The upload permission is not valid!',
  policyExpired: 'The upload permission has expired. Please try again!',
  tooManyRequests: 'Too many requests. Please try again in {wait}!',
  tooManyAtOnce: 'Too many of your requests are in work at once. Please try again in a few seconds!',
} as const

export type MessageKey = keyof typeof messages

export const say = (key: MessageKey, values: Values = {}): string => said(messages[key], values)

type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The placeholders of a message; a test finds one that is left out. */
export type MessageValues<K extends MessageKey> = { readonly [N in Placeholder<(typeof messages)[K]>]?: ToldValue }

/** A message in English and in code. */
export const told = <K extends MessageKey>(key: K, values?: MessageValues<K>): Told =>
  toldBy(said, messages[key], key, values as Readonly<Record<string, ToldValue>> | undefined)
