import { type Choices, editionsWithPanelClause, choices as schema } from '@soundroof/contract/roofs/catalogue/choices'
import bands from './panels/bands.json' with { type: 'json' }
import highPlaces from './regions/high-places.json' with { type: 'json' }
import locations from './regions/locations.json' with { type: 'json' }
import sections from './sections/options.json' with { type: 'json' }
import sheeting from './sheeting/profiles.json' with { type: 'json' }
import panelClause from './wind/panel-clause.json' with { type: 'json' }
import terrains from './wind/terrains.json' with { type: 'json' }

type Support = { readonly label: string; readonly means: string; readonly unsure?: boolean }
type Depth = { readonly depth: number; readonly supportAsked?: boolean }

const supports = (list: readonly Support[]) => list.map((support) => ({ unsure: false, ...support }))
const depths = (list: readonly Depth[]) => list.map((depth) => ({ supportAsked: true, ...depth }))

const high: ReadonlySet<string> = new Set(highPlaces.rows.flatMap(({ places }) => places))

type Area = (typeof locations.states)[number]['areas'][number]
const withHigh = (area: Area) => ({
  ...area,
  locations: area.locations.map((leaf) => ({ ...leaf, mayLieHigh: high.has(`${area.id}/${leaf.id}`) })),
})

const lists = {
  states: locations.states.map((state) => ({ ...state, areas: state.areas.map(withHigh) })),
  terrains: terrains.terrains,
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
  panelClauses: editionsWithPanelClause(panelClause),
  panelLengthBands: bands.lengths,
  panelWidthBands: bands.widths,
  purlins: {
    Z: {
      label: 'Steel Z-purlin',
      depths: depths(sections.zAndC),
      supports: supports(sections.supports.Z),
      bridgingAsked: true,
    },
    C: {
      label: 'Steel C-purlin',
      depths: depths(sections.zAndC),
      supports: supports(sections.supports.C),
      bridgingAsked: true,
    },
    'top-hat': {
      label: 'Steel Top Hat',
      depths: depths(sections.topHat),
      supports: supports(sections.supports.topHat),
      bridgingAsked: false,
    },
  },
  bridging: sections.bridging,
  timberSupports: supports(sections.supports.timber),
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
  sheetings: sheeting.profiles.map((profile) => ({ ...profile, status: sheeting.status })),
  rackingSystems: [],
  modules: [],
}

/** The public option lists: no capacity, no factor. */
export const choices: Choices = schema.parse(lists)
