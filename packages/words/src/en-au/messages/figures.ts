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
  figureNamed: '{figure}: {problem}',
  figureTwice: 'Please name each figure once only!',
  figureShownChanged: 'The published figure has changed since it was on your screen. Please load the list again!',
  figureCellsRequired: 'Please look up the {count} cells that are left out, and type them from the evidence!',
  figureCellsDiffer:
    'Of the {of} cells typed, {count} differ from the table. Please look them up in the evidence again; where the table is wrong, replace or decline it!',
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
  productDay: '{label} must be a day as year-month-day, such as 2028-06-30!',
  productDays: '{validUntil} is before the first day, {validFrom}: exchange them!',
  productFieldUnfit: 'this kind has none: leave it empty!',
  productFixingTwice: 'fixing {other} has the same kind, support, screws and regions: keep one of both!',
  productId: '{label} must be small letters, digits and single hyphens, at most {max} characters!',
  productNamedTwice: '“{name}” is given twice: name each arrangement once!',
  productOption: '{label} must be one of: {options}!',
  productSides: '{width} mm is more than the length of {length} mm: the longer side is the length!',
  productSteelGroup: 'steel has no joint group: leave it empty!',
  productTestBelowDesign: 'the test pressure {test} kPa is below the design pressure {design} kPa: are they exchanged?',
  productTimberGroup: 'give the joint group of the timber, JD1 to JD6!',
  productZoneBeyond: '{to} mm is beyond the middle of that side at {half} mm: measure from the nearer corner!',
  productZoneOrder: 'the zone ends at {to} mm, before it starts at {from} mm: exchange them!',
  csvCellsTooMany: 'row {row}: {cells} cells stand below {columns} columns',
  csvColumnTwice: 'row {row}: the column {name} stands twice: keep one of both',
  csvColumnUnknown: 'row {row}: there is no column "{name}"; columns are {columns}',
  csvEntryTwice: 'row {row}, {name}: stands twice: keep one of both',
  csvEntryUnknown: 'row {row}: there is no entry "{name}"; entries are {entries}',
  csvOneValue: 'row {row}, {name}: one value is needed; a text with commas stands in quotes',
  csvRowsTooMany: '{rows} rows are more than {most}',
  csvSemicolons: 'columns are parted by semicolons: part them by commas',
} as const satisfies Same<FigureMessages>
