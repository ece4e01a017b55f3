import type { FieldMessages } from '@soundroof/contract/platform/messages/fields'
import type { Same } from '../../language/same.ts'

export const fields = {
  // project name
  projectNameRequired: 'Please Input Project Name!',
  projectNumberRequired: 'Please Input Project Number!',
  // building
  buildingLengthRequired: 'Please input Building Length!',
  buildingWidthRequired: 'Please input Width!',
  roofHeightRequired: 'Please input Roof Height!',
  roofSlopeRequired: 'Please input Roof Slope(degrees)',
  parapetHeightRequired: 'Please input Parapet Height',
  stateRequired: 'Please Select State!',
  areaRequired: 'Please Select Area!',
  locationRequired: 'Please Select Location!',
  streetAddressRequired: 'Please input Street Address!',
  terrainRequired: 'Please Select Terrain Category!',
  buildingShapeRequired: 'Please Select Building Shape',
  // solar
  installationRequired: 'Please Select Installation Method!',
  installationScaleRequired: 'Please input Installation Scale!',
  mountRequired: 'Please Select Flush/Tilt Mount!',
  tiltAngleRequired: 'Please input Tilt angle to roof surface!',
  panelLengthRequired: 'Please Select Solar Panel Length!',
  panelWidthRequired: 'Please Select Solar Panel Width!',
  fixingRequired: 'Please Select Fixing Type!',
  // photos
  roofPhotosRequired: 'At least 2 photos of the roof please!',
  rafterSpanPhotoRequired: 'Take a photo of an overall rafter span please!',
  connectionPhotoRequired: 'Take a photo of purlin-to-rafter connection please!',
  sheetingPhotoRequired: 'Take a photo of roof sheeting in-place and lifted please!',
  // structure
  roofStructureRequired: 'Please Select Roof Structure',
  roofRafterRequired: 'Please Select Roof Rafter',
  rafterSpacingRequired: 'Please enter the correct Rafter Spacing',
  rafterSpanRequired: 'Please enter the correct Rafter Span',
  beamDepthRequired: 'Please enter the correct Steel I-Beam Rafter/Depth',
  beamFlangeWidthRequired: 'Please enter the correct Steel I-Beam Rafter/Flange Width',
  beamFlangeThicknessRequired: 'Please enter the correct Steel I-Beam Rafter/Flange Thickness',
  chordDepthRequired: 'Timber Rafter/Truss Top Chord Depth!',
  chordBreadthRequired: 'Timber Rafter/Truss Top Chord Breadth!',
  chordTypeRequired: 'Please Select Timber Rafter/Truss Top Chord Type.',
  purlinTypeRequired: 'Please select your roof structure.',
  purlinDepthRequired: 'Please Select Depth.',
  purlinThicknessRequired: 'Please Select Thickness.',
  bridgingRequired: 'Please Select Number of Bridging per span.',
  purlinSupportRequired: 'Please Select Support Condition!',
  purlinSpacingRequired: 'Please input Purlin Spacing!',
  purlinSpanRequired: 'Please input Purlin Span!',
  battenDepthRequired: 'Please input Purlin/Batten Depth!',
  battenBreadthRequired: 'Please input Purlin/Batten Breadth!',
  battenTypeRequired: 'Please Select Purlin/Batten Timber Type.',
  battenSupportRequired: 'Please Select Support Condition.',
  // roof cover
  roofTypeRequired: 'Please select Roof Type!',
} as const satisfies Same<FieldMessages>
