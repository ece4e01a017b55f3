import type { FigureMessages } from '@soundroof/contract/platform/messages/figures'
import type { Same } from '../../language/same.ts'

export const figures = {
  figureUnknown: 'The catalogue has no such figure that is open to signing off!',
  figureReasonRequired: 'Please say why, and where the value comes from!',
  figureValueMissing: 'Please give {name} as well!',
  figureValueTwice: 'Please give {name} once only!',
  figureValueUnknown: '{figure} has no value {name}!',
  figureValueFar:
    '{name} must be between {min} and {max}: the published value is {published}. Please check number and unit! Beyond that the operator changes published figures by a release.',
  figureValueBetween: '{name} must be between {min} and {max}!',
  figureValueBetweenOrNone: '{name} must be between {min} and {max}, or empty!',
  figureValueUnfit: '{name} cannot be replaced!',
  figureTextUnfit: '{name} must be one line of visible text!',
  figureRegionUnknown: '{name} must be one of {regions}!',
  placesAlike: '{name} would be the same place as {other}: state, region, distance from the coast and latitude!',
  regionsByDistance: 'Wind must not rise with the distance from the coast: {name} would exceed {other}!',
  figureValuesSame: 'These are the published values. Please confirm them as they are, or change one!',
  figureHasNoValues: '{figure} can only be confirmed as it stands: no number of it can be replaced here!',
  figureTableByFile: '{figure} is replaced by a file, as a whole. Please give no single values!',
  figureTakesNoTable: '{figure} is no capacity table. Please give its values!',
  figureTableOther: 'The file holds {name}, not {figure}!',
  figureTableSame: 'This is the published table. Please confirm it as it is!',
  figureTableRequired: 'Please choose a table!',
  figureTableTooLarge: 'A table has at most 1 MB!',
  figureNotAllowed: 'The catalogue does not take this value. Please check number and unit!',
  figureValueExceeds: '{name} must not exceed {other}!',
  figureFactorAboveOne: '{name} is a factor: at most 1!',
  figureCapacityFactor:
    '{name} must be at most {published}, as published: the standard gives the capacity factor, and no evidence raises it!',
  figureMultiplies:
    '{names} multiply in one capacity: together they move {times} times to the unsafe side of the published values, and {most} times is the most. Please check numbers and units! Beyond that the operator changes published figures by a release.',
  figuresMultiply:
    '{names} multiply in one utilisation: together they would move {times} times to the unsafe side of what is published, and {most} times is the most. Please move it less, or ask the operator to change the published figures by a release!',
  figurePlaceTooFar:
    '{name}: wind pressure, what cyclic wind leaves of a fixing, and what heat leaves of timber would move {times} times to the unsafe side, and {most} times is the most. Please ask the operator to change the published place by a release!',
  figureProductTooFar:
    '{name}, {what}: from {before} to {after} is more than {most} times to the unsafe side of what is kept under this id. Please enter it under an id of its own, or ask the operator to change the published product by a release!',
  figureProductOther:
    '{name} has other sizes or another mass: projects that chose it were calculated with these. Please enter this product under an id of its own!',
  figureMustRise: 'The published values rise from row to row. {name} and those below it must not fall!',
  figureMustFall: 'The published values fall from row to row. {name} and those below it must not rise!',
  windClassesMustRise: 'Wind speeds must rise from class to class: {name} would exceed the next one!',
  tileHookOrder: 'A tile hook must not hold more in service than ultimately!',
  figuresContradict: '{problem} Please take back or replace {others} first!',
  figureWaitingOwn: 'You have already proposed a value for this figure. Please withdraw it first!',
  figureWaiting: '{name} has already proposed a value for this figure. Please decide on it first!',
  figureOwn: 'Another engineer has to decide on what you proposed!',
  figureNotOwn: 'Only {name}, who proposed it, can withdraw it. You can decline it!',
  figureOpensZones:
    'The list of zones that would open ({zones} in {projects} projects) and of projects that cannot be calculated today ({unknown}) is not confirmed as it is now. Please look at “Which projects would change?” and confirm the list!',
  figureTakenBackMilder:
    'The published figure would permit more than is permitted today (projects: {projects}; zones that would open: {zones}). Nobody does that alone: please propose the figure as published, or another value, and let another engineer approve it!',
  figureStillLooking:
    'So far {done} of the {resting} projects that rest on this figure were calculated with it. Nothing has changed: please ask again, it goes on with the next!',
  figureTableTooFar:
    '{size}, {support}, span {span} mm, {load}: {value} kN/m is more than twice the published value, at most {limit} kN/m! Beyond that the operator imports the table.',
  heldByScrews: '{id} ({support} of {size} mm, {screws} screws, {region})',
  heldByClampOf: '{id} (sheeting {sheeting}, {region})',
  regionBySea: '{region}, {category}',
  heldByClamps: '{way}, {level} pressure ({count} clamps at {centre} mm)',
  loadOfBridging: '{title}, bridging {bridging}',
  figureDecided: 'This has been decided on already!',
  figureChangedSince: 'The published figure has changed since it was proposed. Please decline it and look at it again!',
  figureNoteRequired: 'Please say why!',
  evidenceRequired: 'Please upload the evidence as a PDF or photo!',
  fileIsEvidence: 'This file is the evidence of a figure. Please upload it again for this project!',
  figureProposerGone:
    '{name}, who proposed it, is no active engineer any more. Please decline it and propose it yourself!',
  figureProposerUnregistered:
    '{name}, who proposed it, has no registration that counts today. An administrator can enter it; or please decline it and propose it yourself!',
  figureRulesSeveral:
    'One engineer may sign off alone only where the provider has one active engineer. At present there are {count}!',
  productWithdrawn: 'The {what} {id} was withdrawn. Please choose another!',
  productExpired:
    'The figures of the {what} {name} do not hold any more: they were valid until {day}. Please choose another!',
  productNotYet: 'The figures of the {what} {name} hold from {day} on only. Please choose another!',
  productNotJson: 'Please give the entry as a JSON object!',
} as const satisfies Same<FigureMessages>
