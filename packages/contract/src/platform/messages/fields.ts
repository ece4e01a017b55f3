/** Messages for a field of the wizard that is empty, in the specification's words; by step, in the order in which they are shown. */
export type FieldMessages = {
  // project name
  readonly projectNameRequired: never
  readonly projectNumberRequired: never
  // building
  readonly buildingLengthRequired: never
  readonly buildingWidthRequired: never
  readonly roofHeightRequired: never
  readonly roofSlopeRequired: never
  readonly parapetHeightRequired: never
  readonly stateRequired: never
  readonly areaRequired: never
  readonly locationRequired: never
  readonly streetAddressRequired: never
  readonly terrainRequired: never
  readonly buildingShapeRequired: never
  // solar
  readonly installationRequired: never
  readonly installationScaleRequired: never
  readonly mountRequired: never
  readonly tiltAngleRequired: never
  readonly panelLengthRequired: never
  readonly panelWidthRequired: never
  readonly fixingRequired: never
  // photos
  readonly roofPhotosRequired: never
  readonly rafterSpanPhotoRequired: never
  readonly connectionPhotoRequired: never
  readonly sheetingPhotoRequired: never
  // structure
  readonly roofStructureRequired: never
  readonly roofRafterRequired: never
  readonly rafterSpacingRequired: never
  readonly rafterSpanRequired: never
  readonly beamDepthRequired: never
  readonly beamFlangeWidthRequired: never
  readonly beamFlangeThicknessRequired: never
  readonly chordDepthRequired: never
  readonly chordBreadthRequired: never
  readonly chordTypeRequired: never
  readonly purlinTypeRequired: never
  readonly purlinDepthRequired: never
  readonly purlinThicknessRequired: never
  readonly bridgingRequired: never
  readonly purlinSupportRequired: never
  readonly purlinSpacingRequired: never
  readonly purlinSpanRequired: never
  readonly battenDepthRequired: never
  readonly battenBreadthRequired: never
  readonly battenTypeRequired: never
  readonly battenSupportRequired: never
  // roof cover
  readonly roofTypeRequired: never
}
