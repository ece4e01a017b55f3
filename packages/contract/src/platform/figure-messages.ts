/** Sentences about figures that engineers sign off. */
export const figureMessages = {
  figureUnknown: 'The catalogue has no such figure that is open to signing off!',
  figureReasonRequired: 'Please say why, and where the value comes from!',
  figureValueMissing: 'Please give {name} as well!',
  figureValueTwice: 'Please give {name} once only!',
  figureValueUnknown: '{figure} has no value {name}!',
  figureValueFar:
    '{name} must be between {min} and {max}: the published value is {published}. Please check number and unit!',
  figureValuesSame: 'These are the published values. Please confirm them as they are, or change one!',
  figureHasNoValues: '{figure} can only be confirmed as it stands: no number of it can be replaced here!',
  figureNotAllowed: 'The catalogue does not take this value: {reason}',
  figureWaiting: '{name} has already proposed a value for this figure. Please decide on it first!',
  figureOwn: 'Another engineer has to decide on what you proposed!',
  figureNotOwn: 'Only {name}, who proposed it, can withdraw it. You can decline it!',
  figureDecided: 'This has been decided on already!',
  figureChangedSince: 'The published figure has changed since it was proposed. Please decline it and look at it again!',
  figureNoteRequired: 'Please say why!',
  evidenceRequired: 'Please upload the evidence as a PDF or photo!',
  productWithdrawn: 'The {what} {id} was withdrawn. Please choose another!',
  productExpired:
    'The figures of the {what} {name} do not hold any more: they were valid until {day}. Please choose another!',
  productNotYet: 'The figures of the {what} {name} hold from {day} on only. Please choose another!',
  productNotJson: 'Please give the entry as a JSON object!',
} as const
