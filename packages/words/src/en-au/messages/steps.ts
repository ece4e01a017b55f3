import type { StepMessages } from '@soundroof/contract/platform/messages/steps'
import type { Same } from '../../language/same.ts'

export const steps = {
  // project name
  projectNameCharacters: 'The project Name and project Number cannot have these characters: \\ / : * ? " < > |',
  // building
  frontFacingOutside:
    'The direction of the front is in whole degrees from 0 (north) to 359, clockwise: 90 is east. Please correct it, or clear it where it is not known!',
  postcodeWrong: 'A postcode has four digits. Please correct it, or clear it where it is not known!',
  windClassOfOtherRegion:
    'Wind class {class} is not a class of wind region {region}: choose {allowed} or Not known under Wind class, or check the location!',
  panelClauseNotEntered:
    'The coefficients of the clause for panels parallel to a roof in AS/NZS 1170.2:{edition} are not entered. Please choose Local pressure zones under Zones!',
  // solar
  panelsOrPower: 'Please input the Number of Panels or the Power of the Array, not both!',
  scaleOfEnteredArray: 'Installation Scale is rounded up from the array: {scale} kW.',
  // photos
  imageOnly: 'Please select the correct image file!',
  imageTooCostly: 'This picture cannot be processed. Save it again as a JPEG and select that file!',
  imageTooLarge: 'Select a file that is smaller than 10 MB!',
  fileTooLarge: 'Select a file that is smaller than 50 MB!',
  partsMissing: 'A part of this file has not arrived. Please send it again!',
  partsDiffer: 'The file did not arrive as it was sent. Please send it again!',
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
    'The exact {what} of {exact} mm is not in the chosen range of {min} to {max} mm. Correct or clear it!',
} as const satisfies Same<StepMessages>
