import type { Wording } from '../../language/wording.ts'
import { millimetresUp, percent, threeDigits } from '../../numbers/measures.ts'
import { wholePercent } from '../../numbers/rounding.ts'

export const scope = {
  'excluded-bolted-knees': 'Bolted knees and apex of C-section rafters, which the capacity tables do not cover',
  'c-rafter-outside-tables':
    'The steel rafter is no C-section of 100 to 350 mm depth in a thickness that has a capacity table.',
  'excluded-cleats': 'Cleats, laps and bolts of purlins',
  'excluded-batten-fixings': 'Fixings between batten and truss or rafter',
  'excluded-edge-distance': 'Distance of screws from the edges of narrow timber',
  'excluded-frame': 'Portal and truss action, bracing and tie-down of the frame',
  'excluded-person': 'The point load of 1.4 kN of a person on the roof: panels do not change it',
  'excluded-sliding': 'Sliding of panels along the roof slope',
  'excluded-open-buildings': 'Open-sided buildings, carports and awnings',
  'excluded-panels-and-cover': 'The panels, their clamps and the roof sheet or tiles themselves',
  'excluded-damage': 'Corrosion, decay and damage of the roof',
  'excluded-snow-and-earthquake': 'Snow, earthquake and ground-mounted arrays',
  'excluded-bracing': 'Bracing and tie-down of the frame',
  'excluded-portal-action': 'Portal action, knees, apex and footings of the frame',
  'excluded-truss-action': 'Axial forces and joints of the trusses',
  'excluded-attached-awnings': 'Carports and awnings attached to the building',
  'excluded-panels-and-sheet': 'The panels, their clamps and the roof sheeting',
  'excluded-panels-and-tiles': 'The panels, their clamps and the roof tiles',
  'excluded-beyond-module-checks': 'Glass, frame and clamps of the panels, beyond the pressures compared here',
  'excluded-tiles': 'The roof tiles',
  'excluded-sheeting': 'The roof sheeting',
  'excluded-snow': 'Snow load',
  'excluded-earthquake': 'Earthquake',
  'excluded-top-hat-feet': 'Foot fixings, web crushing and fatigue of top hats',
  'excluded-end-bays': 'End bays of lapped purlins of three and more spans',
  'excluded-steel-rafter-deflection': 'Deflection of steel rafters',
  'panel-clause-has-no-coefficients':
    'The zones Central and End were chosen, but the coefficients of the clause for solar panels have not been entered.',
  'slope-above-45': 'The roof slope is above 45 degrees.',
  'slope-and-tilt-above-30': 'Roof slope and panel tilt together are above 30 degrees.',
  'roof-above-25-m': 'The average roof height is above 25 m: any spacing given is indicative.',
  'tiles-on-steel-purlins': 'Tiles on steel purlins are not covered.',
  'fixing-contradicts-roof': 'Fixing type and roof type contradict each other.',
  'sheeting-not-in-catalogue': 'The roof sheeting is not in the catalogue.',
  'not-a-pair-of-table-f2': 'Importance level and design life are not a pair of AS/NZS 1170.0 table F2.',
  'needs-wind-analysis': 'Importance level 4 with a design life of 100 years needs its own wind analysis.',
  'panel-size-outside-range': 'The panel size is outside 500 to 3000 mm by 300 to 3000 mm.',
  'rafter-outside-hook-table': 'The rafter is outside the table of tile hook supports.',
  'shielding-below-0': 'A shielding parameter is below 0.',
  'spacing-below-10-mm': 'A purlin or rafter spacing below 10 mm is not a roof.',
  'purlin-spacing': 'purlin spacing',
  'rafter-spacing': 'rafter spacing',
  'rafter-span': 'rafter span',
  'no-panel-fits': ({ length, width, setback, shorter, longer }) =>
    `No panel fits on the roof: a panel of ${length} mm by ${width} mm and ${millimetresUp(setback)} to every roof edge need more than ${shorter} m by ${longer} m.`,
  'excluded-portal': ({ mass, added }) =>
    `Portal action, knees, apex and footings of the frame, to which panels and rails add ${threeDigits(mass)} kg/m²${wholePercent(added) === 0 ? '' : ` and ${percent(added)} of the largest downward load on a rafter`}`,
  'excluded-truss-forces': ({ mass, share }) =>
    `Axial forces and joints of the trusses, to which panels and rails add ${threeDigits(mass)} kg/m², ${percent(share)} of the roof's own weight: ask the truss manufacturer to confirm`,
  'truss-forces-not-checked': ({ mass, share }) =>
    `Axial forces and joints of the trusses were not checked: panels and rails add ${threeDigits(mass)} kg/m², ${percent(share)} of the roof's own weight. Ask the truss manufacturer to confirm.`,
  'steel-too-thin': ({ smallest }) => `Steel thinner than ${smallest} mm is outside the table of screw capacities.`,
  'field-is-zero': ({ field }, say) => `Not checked: ${say(field)} is 0`,
} satisfies Partial<Wording>
