import { choose, type Entry, find, select, type } from './wizard.ts'

/** Roofs, described step by step as an installer would. */
export type Roof = {
  readonly name: string
  readonly number: string
  readonly building: readonly Entry[]
  readonly solar: readonly Entry[]
  readonly structure: readonly Entry[]
  readonly roofType: readonly Entry[]
}

const building = (length: number, width: number, height: number, slope: number): readonly Entry[] => [
  type('length', length),
  type('width', width),
  type('roofHeight', height),
  type('roofSlope', slope),
  type('parapetHeight', 0),
  choose('shape', /Regular Rectangular/),
]

/** A shed in the Sydney basin: Z purlins, clamps on a concealed-fix sheet. */
export const clampedShed: Roof = {
  name: 'Shed at Acacia Road',
  number: 'P-2041',
  building: [
    ...building(30, 18, 6, 5),
    select('state', 'New South Wales'),
    select('area', 'Sydney'),
    select('location', 'Sydney basin, up to 50 km from the coast'),
    type('streetAddress', '12 Acacia Road, Parramatta 2150'),
    choose('terrain', /Many close obstacles/),
  ],
  solar: [
    choose('installation', /^Perpendicular/),
    choose('fixing', /^Non-penetrative Clamp/),
    choose('mount', /^Flush mount/),
    type('scale', 60),
    choose('panelLengthBand', '1701 to 1800'),
    choose('panelWidthBand', '1001 to 1200'),
  ],
  structure: [
    choose('material', /^Steel/),
    choose('section', /^Steel Z-purlin/),
    choose('depth', /^150 mm/),
    choose('thickness', /^1.9 mm/),
    choose('bridging', /^1/),
    choose('support', /^Lapped/),
    type('spacing', 1200),
    type('span', 6000),
    choose('rafterMaterial', /^Steel/),
    type('beamDepth', 310),
    type('beamFlangeWidth', 165),
    type('beamFlangeThickness', 10.2),
    type('rafterSpacing', 6000),
    type('rafterSpan', 9000),
  ],
  roofType: [choose('roofType', /^Tin Non-penetrative/), choose('sheeting', /pan 350 mm/)],
}

/** A workshop in Townsville, region C: Z purlins, tilt frames screwed through the sheet. */
export const cyclonicWorkshop: Roof = {
  name: 'Workshop with tilt frames',
  number: 'P-2042',
  building: [
    ...building(40, 20, 5, 5),
    select('state', 'Queensland'),
    select('area', 'Townsville and Burdekin'),
    select('location', 'Up to 50 km (Townsville, Ayr, Home Hill, Ingham)'),
    type('streetAddress', '3 Harbour Road, Townsville 4810'),
    choose('terrain', /Some trees or houses/),
    choose('options.roofForm', /^Gable/),
  ],
  solar: [
    choose('installation', /^Perpendicular/),
    choose('fixing', /^Penetrative Screw/),
    choose('mount', /^Tilt mount/),
    type('tiltAngle', 10),
    type('scale', 40),
    choose('panelLengthBand', '1801 to 1900'),
    choose('panelWidthBand', '1001 to 1200'),
  ],
  structure: [
    choose('material', /^Steel/),
    choose('section', /^Steel Z-purlin/),
    choose('depth', /^200 mm/),
    choose('thickness', /^1.9 mm/),
    choose('bridging', /^2/),
    choose('support', /^Unsure/),
    type('spacing', 1000),
    type('span', 6000),
    choose('rafterMaterial', /^Steel/),
    type('beamDepth', 310),
    type('beamFlangeWidth', 165),
    type('beamFlangeThickness', 10.2),
    type('rafterSpacing', 6000),
    type('rafterSpan', 9000),
  ],
  roofType: [choose('roofType', /^Tin Penetrative/)],
}

/** A house in Melbourne: tiles on softwood battens and trusses. */
export const tiledHouse: Roof = {
  name: 'House in Garden Lane',
  number: 'P-2043',
  building: [
    ...building(16, 10, 4, 22),
    select('state', 'Victoria'),
    select('area', 'Melbourne'),
    type('streetAddress', '8 Garden Lane, Melbourne 3000'),
    choose('terrain', /Many close obstacles/),
    type('options.altitude', 40),
    type('options.seaDistance', 900),
    select('options.seaWater', 'Sheltered bay or gulf'),
  ],
  solar: [
    choose('installation', /^Parallel/),
    choose('fixing', /^Penetrative Screw/),
    choose('mount', /^Flush mount/),
    type('scale', 7),
    choose('panelLengthBand', '1600 to 1700'),
    choose('panelWidthBand', '1001 to 1200'),
    find('options.module', 'Module 1762 x 1134 mm, its manual gives a design pressure of 2.4 kPa or more'),
  ],
  structure: [
    choose('material', /^Timber/),
    type('timberDepth', 38),
    type('timberBreadth', 50),
    choose('timberSpecies', /^Softwood/),
    choose('support', /^Continuous/),
    type('spacing', 330),
    type('span', 600),
    choose('rafterMaterial', /^Timber/),
    type('chordDepth', 90),
    type('chordBreadth', 35),
    choose('chordSpecies', /^Softwood/),
    select('options.timberRafter', 'Truss top chord'),
    type('rafterSpacing', 600),
    type('rafterSpan', 1500),
  ],
  roofType: [choose('roofType', /^Tile/)],
}

/** The same below a hip roof. */
export const hipHouse: Roof = {
  ...tiledHouse,
  building: [...tiledHouse.building, choose('options.roofForm', /^Hip/)],
}
