/** Administration. */
export type AdministrationMessages = {
  readonly accountUnknown: never
  readonly reasonRequired: never
  readonly notOneself: never
  readonly momentInvalid: 'label'
  readonly changedMeanwhile: never
  readonly providerNameRequired: never
  readonly phoneInvalid: never
  readonly webInvalid: never
  readonly sheetingUnknownHere: never
  readonly sheetingNameTaken: never
  readonly lastAdministrator: never
  readonly addressHasAccount: never
  readonly staffInvitationGone: never
  readonly notOwnRole: never
  readonly formEntryUnknown: 'label' | 'entry'
  readonly formProposalOpen: never
  readonly formPurposeKept: never
  readonly mailGone: never
  readonly mailBeingSent: never
  readonly mailMandatory: never
  readonly codeGone: never
}
