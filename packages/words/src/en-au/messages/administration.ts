import type { AdministrationMessages } from '@soundroof/contract/platform/messages/administration'
import type { Same } from '../../language/same.ts'

export const administration = {
  accountUnknown: 'There is no such account!',
  reasonRequired: 'Please give a reason for the audit trail!',
  notOneself: 'You cannot disable your own account. Please ask another administrator!',
  momentInvalid: '{label} must be a time such as 2026-11-21T09:00:00Z!',
  changedMeanwhile: 'Somebody else has changed this in the meantime. Please check it again!',
  providerNameRequired: 'Enter the name of the provider!',
  phoneInvalid: 'Please enter a valid phone number!',
  webInvalid: 'Please enter a web address that begins with https:// or http://!',
  sheetingUnknownHere: 'There is no such sheeting product!',
  sheetingNameTaken: 'Another product has this name!',
  lastAdministrator: 'This is the last administrator. Please create another one first!',
  addressHasAccount: 'This email address has an account already!',
  staffInvitationGone: 'This invitation is used or withdrawn already!',
  notOwnRole: 'You cannot change your own role!',
  formEntryUnknown: 'The entry “{label}” asks for “{entry}”, which no certificate holds!',
  formPurposeKept: 'A form keeps its purpose. Please add another form, with its own id, for the other purpose!',
  formProposalOpen: 'A proposal for this form waits already!',
  mailGone: 'This mail was sent or discarded already!',
  mailBeingSent: 'This mail is being sent. Please wait two minutes!',
  mailMandatory: 'Mails about security and withdrawn documents cannot be discarded!',
  codeGone: 'This link or code is used, void or over already!',
} as const satisfies Same<AdministrationMessages>
