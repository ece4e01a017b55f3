/** What the cases of a kind prove, in one line. A kind without one is shown too. */
const purposes: Readonly<Record<string, string>> = {
  'certificate-derate': "Share of a fixing's capacity that the support allows, by material and thickness.",
  'certificate-spacing':
    'The whole calculation of a fixing spacing, from wind to rail, against published tables, with the reference hardware of the certificate; "refused" where the table has no spacing.',
  'climate-change-multiplier': 'Climate change multiplier on regional wind speeds, by region.',
  corrosivity: 'Corrosivity category by distance from the sea.',
  'design-wind-speed': 'The design wind speed on each side of a building, from the speeds of eight directions.',
  'estimate-status':
    'How a member stands whose capacity is an estimate, by its use with panels and without, and by what panels add.',
  'external-pressure-coefficient':
    'Both pressure coefficients of a roof, by height, depth, pitch and distance from the edge.',
  'foot-mass': 'Mass that the heavier array puts on one foot.',
  'foot-over-rafter': 'Screws of a foot through the batten into the rafter, and its spacing over whole rafters.',
  frame: 'What is said of a steel frame, by what a simple span carries and by what panels add, up and down.',
  'free-roof': 'Net coefficients of a roof that is open on all sides, by its slope and zone.',
  layout: 'Setting out: the largest whole number of member pitches within a spacing; "refused" where not one fits.',
  'pinned-portal': 'Moments at knee and apex of a portal with pinned feet, by the stiffness of its columns.',
  'purlin-capacity':
    'Ultimate load of a sheeted line of purlins, by span, direction and rows of bridging, against a maker’s tables.',
  'purlin-elastic-buckling': 'Elastic buckling of a section in bending along its half-wavelengths, by finite strips.',
  'purlin-r-factor':
    'A single span without bridging in uplift by the R-factor method, beside which decision 012 states the margin of our tables.',
  'purlin-section': 'Gross and effective properties of cold-formed sections, from their dimensions.',
  'purlin-service-load': 'Load of a line of purlins at a deflection of span/150, against a maker’s tables.',
  'rail-bending': 'A rail that is not named: its moment between two feet, and what is said of it.',
  'rail-deflection': 'A rail that is not named: its deflection between two feet, beside the limit.',
  'regional-wind-speed': 'Regional wind speed by region and return period.',
  'roof-form':
    'Net coefficient of a zone by the form of the roof, the lines along which bands run, and whether there are ridge ends.',
  'shielding-multiplier': 'Shielding multiplier by shielding parameter.',
  'site-wind-speed': 'The product of regional speed and multipliers.',
  'snow-by-altitude': 'What snow asks of a roof, by state and altitude.',
  'steel-member': 'Steel rafters: lateral buckling and design moment by effective length.',
  'steel-screw-pull-out': 'Pull-out of a screw from thin steel.',
  'steel-section': 'Steel rafters: section properties from dimensions, section moment and web shear.',
  'terrain-height-multiplier': 'Terrain and height multiplier.',
  'timber-bending': 'Timber beams: slenderness, stability factor and design moment.',
  'timber-bending-and-shear': 'Timber beams: design moment and shear of a glued section.',
  'timber-material-constant': 'Material constant of timber in bending, by grade and share of temporary load.',
  'timber-screw-lateral': 'Lateral capacity of a screw in timber, by joint group.',
  'timber-screw-withdrawal': 'Withdrawal capacity of a screw from timber, by joint group and penetration.',
  'timber-slenderness': 'Slenderness of a timber beam held at intervals along its compressed edge.',
  'topographic-multiplier': 'Topographic multiplier on a ridge, and at its crest.',
  'truss-chord': 'The top chord of a truss below tiles: permanent load, bending and sag, with panels and without.',
  'truss-chord-live-load': 'Live load that panels displace excuses no permanent load.',
  'wind-class': 'Design wind speed where the class of a house is known, and what is said of class and house.',
  'wind-region': 'Wind region of a position; its area counts A, B, C and D as 0 to 3.',
  'zone-dimension': 'Zone dimension a of a roof.',
}

export const purposeOf = (kind: string): string => purposes[kind] ?? 'No description.'
