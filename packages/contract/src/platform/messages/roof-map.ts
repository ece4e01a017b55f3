/** Sentences of the roof map. */
export type RoofMapMessages = {
  readonly mapHint: never
  readonly mapControls: never
  readonly panelTitle: 'row' | 'plane' | 'zone'
  readonly panelTitleOnOnePlane: 'row' | 'zone'
  readonly zoneTitle: 'zone'
  readonly obstacleTitle: 'plane' | 'width' | 'height'
  readonly walkwayTitle: 'plane' | 'width' | 'height'
  readonly keptFree: never
  readonly zoneHeld: 'rails' | 'spacing'
  readonly zoneKeptClear: never
  readonly zoneNotApplicable: never
  readonly zoneGoverned: 'check' | 'utilisation'
  readonly toolMove: never
  readonly toolObstacle: never
  readonly toolWalkway: never
  readonly toolPanel: never
  readonly editControls: never
  readonly noRoomForBlock: never
  readonly placedAnewHint: never
  readonly checkObstacles: never
  readonly layoutKept: never
  readonly drawnOnFormerRoof: never
  readonly layoutOfFormerRevision: never
  readonly layoutChangesWait: never
  readonly roofNotFilledIn: never
  readonly formerDrawn: never
  readonly nothingDrawn: never
  readonly layoutNotKept: never
  readonly tooManyObstacles: never
  readonly underlayTaken: never
  readonly solidControls: never
  readonly solidHint: never
  readonly solidStill: never
  readonly areaTwice: never
  readonly tooManyInBlock: never
}
