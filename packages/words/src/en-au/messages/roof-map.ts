import type { RoofMapMessages } from '@soundroof/contract/platform/messages/roof-map'
import type { Same } from '../../language/same.ts'

export const roofMap = {
  mapHint: 'Point at or tap a panel or zone, or use Tab and the arrow keys, to read its fixings and checks.',
  mapControls:
    'Roof map. The arrow keys move from panel to panel and to the zones, Enter opens the row of the zone, Escape ends.',
  panelTitle: 'Panel of row {row}, {plane} plane, zone {zone}',
  panelTitleOnOnePlane: 'Panel of row {row}, zone {zone}',
  zoneTitle: 'Zone {zone}',
  obstacleTitle: 'Obstacle, {plane} plane: {width} by {height} mm',
  walkwayTitle: 'Walkway, {plane} plane: {width} by {height} mm',
  keptFree: 'No panel and no rail is laid here.',
  zoneHeld: '{rails} rails per panel, fixings every {spacing} mm along the rail.',
  zoneKeptClear: 'Keep clear of panels.',
  zoneNotApplicable: 'This zone does not apply to this roof.',
  zoneGoverned: 'Governing check: {check}, {utilisation} of its capacity.',
  toolMove:
    'Drag a block, or its edges for more rows and columns. Arrow keys move it by 10 mm, with Shift by 100; Esc gives up the drag.',
  toolObstacle: 'Drag from corner to corner: no panel and no rail lies there. Or add it by size.',
  toolWalkway: 'Drag from corner to corner: the way stays free of panels and rails. Or add it by size.',
  toolPanel:
    'Tap a panel to leave it out or to put it back. Drag it away to make it a block of its own. Drag the ends of a row.',
  editControls:
    'Roof map of the editor. The arrow keys move the chosen block or obstacle by 10 mm, with Shift by 100. Delete removes it, Escape gives up.',
  noRoomForBlock: 'No roof plane has room for one more panel.',
  placedAnewHint: 'Blocks are chosen again as an installer would. Undo brings back what you drew.',
  checkObstacles: 'Obstacles and walkways stay where they were drawn on the former roof: check each of them.',
  layoutKept: 'The layout is saved as a new revision; reports are drawn again.',
  drawnOnFormerRoof:
    'The roof has changed in size or form. Obstacles and places of the array that were drawn on the former roof stay where they were: please check them on its drawing.',
  layoutOfFormerRevision:
    'This project was saved again after its array was opened for changes. Your changes were not saved: put them on the roof as it is now, or drop them.',
  layoutChangesWait:
    'This project was saved again after your unsaved changes of its array. The drawing shows the roof as it is now, without them.',
  roofNotFilledIn: 'Fill in all steps of this roof first: obstacles and the array are drawn on its result.',
  formerDrawn: 'The drawing shows the last array that could be laid out.',
  nothingDrawn: 'No array can be laid out like this.',
  layoutNotKept: 'This browser cannot keep unsaved changes of the roof. Please keep the page open.',
  tooManyObstacles: 'One roof takes 200 obstacles and walkways. Please join some!',
  underlayTaken: 'The traced sizes are in the form. Undo takes them out again.',
  solidControls:
    'Roof in 3D. The left and right arrow keys turn it, up and down tilt it, plus and minus zoom, Home shows the first view.',
  solidHint:
    'Drag to turn and tilt; zoom with two fingers or the buttons. The same array and zones as on the map; grey-black zones are kept clear.',
  solidStill:
    'This browser cannot draw 3D, so this is a still picture: turn it with the buttons. The same array and zones as on the map; grey-black zones are kept clear.',
  tooManyInBlock: 'A drawing takes 5000 panels at most. Please give the block fewer rows or columns!',
  areaTwice: 'The array has one place on each roof plane!',
} as const satisfies Same<RoofMapMessages>
