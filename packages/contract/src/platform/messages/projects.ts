/** Projects and their results. */
export type ProjectMessages = {
  readonly draftLost: never
  readonly unfinishedProject: never
  readonly sameAsLastJob: never
  readonly filledAsLastJob: 'name'
  readonly rackingLeftOut: 'id'
  readonly moduleLeftOut: 'id'
  readonly projectCopied: never
  readonly confirmDelete: never
  readonly deleted: never
  readonly noRecord: never
  readonly notEditable: never
  readonly projectUnknown: never
  readonly revisionUnknown: 'revision'
  readonly savedSinceOpened: never
  readonly savedSinceSeen: never
  readonly draftChangedElsewhere: never
  readonly draftSavedElsewhere: never
  readonly draftTooLong: never
  readonly tooManyDrafts: 'most'
  readonly recalculationSame: never
  readonly recalculationOld: never
  readonly submitIncomplete: never
  readonly resultOfOtherProject: never
  readonly alreadySubmitted: never
}
