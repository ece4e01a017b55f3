import { type Choices, choices as schema } from '@soundroof/contract/roofs/catalogue/choices'

const leaf = (id: string, name: string, region: string) => ({
  id,
  name,
  value: 0,
  region,
  coastBandFrom: null,
  coastBandTo: null,
  latitude: -33.8,
  longitude: 151,
  mayLieHigh: false,
  examples: [],
  note: null,
})

const support = (label: string, means: string, unsure = false) => ({ label, means, unsure })
const depth = (size: number, thicknesses: readonly number[], supportAsked = true) => ({
  depth: size,
  thicknesses,
  unsureThickness: thicknesses[0],
  maxSpacing: 1800,
  supportAsked,
})

const steelSupports = [
  support('Simply-supported', 'simply-supported'),
  support('Continuous', 'continuous'),
  support('Lapped', 'lapped'),
  support('Unsure', 'lapped', true),
]

/** Short option lists, enough to name every kind of answer. */
export const sampleChoices: Choices = schema.parse({
  panelClauses: [],
  rackingSystems: [],
  modules: [],
  states: [
    {
      code: 'NSW',
      name: 'New South Wales',
      areas: [
        { id: 'sydney', name: 'Sydney', locations: [leaf('s1', 'Parramatta', 'A2'), leaf('s2', 'Penrith', 'A2')] },
        { id: 'hunter', name: 'Hunter', locations: [leaf('h1', 'Newcastle', 'A3')] },
      ],
    },
  ],
  terrains: [
    { text: 'Open country, scattered obstacles', category: 2, index: 2 },
    { text: 'Many close obstacles: suburbs, light industry', category: 3, index: 4 },
  ],
  buildingShapes: [
    { code: 'rectangular', label: 'Regular Rectangular with Ridgeline' },
    { code: 'irregular', label: 'Irregular Shape' },
  ],
  installationMethods: [
    { code: 'parallel', label: 'Parallel' },
    { code: 'perpendicular', label: 'Perpendicular' },
  ],
  mounts: [
    { code: 'flush', label: 'Flush mount(flat)' },
    { code: 'tilt', label: 'Tilt mount' },
  ],
  fixings: [
    { code: 'screw', label: 'Penetrative Screw' },
    { code: 'clamp', label: 'Non-penetrative Clamp' },
  ],
  panelLengthBands: [
    { lower: 1600, upper: 1700 },
    { lower: 1701, upper: 1800 },
  ],
  panelWidthBands: [
    { lower: 900, upper: 1000 },
    { lower: 1001, upper: 1200 },
  ],
  purlins: {
    Z: {
      label: 'Steel Z-purlin',
      depths: [depth(100, [1, 1.2]), depth(150, [1.2, 1.5, 1.9])],
      supports: steelSupports,
      bridgingAsked: true,
    },
    C: {
      label: 'Steel C-purlin',
      depths: [depth(200, [1.5, 1.9])],
      supports: [support('Simply-supported', 'simply-supported'), support('Unsure', 'simply-supported', true)],
      bridgingAsked: true,
    },
    'top-hat': {
      label: 'Steel Top Hat',
      depths: [depth(22, [0.42], false), depth(40, [0.48, 0.55], false), depth(61, [0.6, 0.75])],
      supports: steelSupports,
      bridgingAsked: false,
    },
  },
  bridging: [0, 1, 2, 3],
  timberSupports: [support('Simply-supported', 'simply-supported'), support('Continuous', 'continuous')],
  timberTypes: [
    { code: 'softwood', label: 'Softwood' },
    { code: 'hardwood', label: 'Hardwood' },
  ],
  rafterTypes: [
    { code: 'steel', label: 'Steel I-Beam Rafter' },
    { code: 'timber', label: 'Timber Rafter/Truss Top Chord' },
  ],
  roofTypes: [
    { code: 'tin-screwed', label: 'Tin Penetrative' },
    { code: 'tin-clamped', label: 'Tin Non-penetrative' },
    { code: 'tile', label: 'Tile' },
  ],
  sheetings: [
    { name: 'Other', ribPitch: null, ribHeight: null, picture: null, status: 'unverified' },
    { name: 'Concealed fix, pan 233 mm, rib 43 mm', ribPitch: 233, ribHeight: 43, picture: 'a', status: 'unverified' },
  ],
})
