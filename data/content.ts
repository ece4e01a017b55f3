import battenFixings from './fixings/batten-fixings.json' with { type: 'json' }
import clampCapacities from './fixings/clamp-capacities.json' with { type: 'json' }
import corrosivity from './fixings/corrosivity.json' with { type: 'json' }
import rail from './fixings/rail.json' with { type: 'json' }
import screwGrades from './fixings/receiving-steel-strength.json' with { type: 'json' }
import referenceHardware from './fixings/reference-hardware.json' with { type: 'json' }
import foot from './fixings/screws-and-brackets.json' with { type: 'json' }
import supportFactors from './fixings/support-factors.json' with { type: 'json' }
import tileHook from './fixings/tile-hook.json' with { type: 'json' }
import figureDirections from './method/figure-directions.json' with { type: 'json' }
import method from './method/readings.json' with { type: 'json' }
import { modules } from './modules/modules.ts'
import arrayMass from './panels/array-mass.json' with { type: 'json' }
import limits from './panels/limits.json' with { type: 'json' }
import { tables } from './purlins/tables.ts'
import { rackingSystems } from './racking/racking-systems.ts'
import borders from './regions/borders.json' with { type: 'json' }
import coast from './regions/coast.json' with { type: 'json' }
import coastStrips from './regions/coast-strips.json' with { type: 'json' }
import highPlaces from './regions/high-places.json' with { type: 'json' }
import locations from './regions/locations.json' with { type: 'json' }
import permitRules from './regions/permit-rules.json' with { type: 'json' }
import snow from './regions/snow.json' with { type: 'json' }
import topHat from './sections/top-hat.json' with { type: 'json' }
import universalBeams from './sections/universal-beams.json' with { type: 'json' }
import coldFormed from './sections/z-and-c.json' with { type: 'json' }
import sheeting from './sheeting/profiles.json' with { type: 'json' }
import grades from './timber/grades.json' with { type: 'json' }
import timberScrews from './timber/screws.json' with { type: 'json' }
import windClasses from './wind/as4055-classes.json' with { type: 'json' }
import directionMultipliers from './wind/direction-multipliers.json' with { type: 'json' }
import freeRoof from './wind/free-roof.json' with { type: 'json' }
import gableRoof from './wind/gable-roof.json' with { type: 'json' }
import hipRoof from './wind/hip-roof.json' with { type: 'json' }
import internalPressure from './wind/internal-pressure.json' with { type: 'json' }
import panelClause from './wind/panel-clause.json' with { type: 'json' }
import parapet from './wind/parapet.json' with { type: 'json' }
import regionalSpeeds from './wind/regional-speeds.json' with { type: 'json' }
import returnPeriods from './wind/return-periods.json' with { type: 'json' }
import shielding from './wind/shielding.json' with { type: 'json' }
import terrainHeight from './wind/terrain-height.json' with { type: 'json' }
import tiltedPanels from './wind/tilted-panels.json' with { type: 'json' }

/** The table of locations is a public list of choices; the catalogue holds its source and status, and where each place lies. */
const { source, edition, status, version } = locations
/** The bounds of an area say how its places were found; no calculation reads them. */
const highAreas = highPlaces.rows.map(({ id, name, state, places }) => ({ id, name, state, places }))
const placesOf = ({ code, areas }: (typeof locations.states)[number]) =>
  areas.flatMap((area) =>
    area.locations.map((leaf) => ({
      id: `${area.id}/${leaf.id}`,
      name: `${area.name}, ${leaf.name}`,
      state: code,
      region: leaf.region,
      coastBandFrom: leaf.coastBandFrom,
      latitude: 'northernLimit' in leaf ? leaf.northernLimit : leaf.latitude,
    })),
  )
const rows = locations.states.flatMap(placesOf)

/** Everything the catalogue holds, as written in the files. */
export const content = {
  wind: {
    regionalSpeeds,
    directionMultipliers,
    terrainHeight,
    shielding,
    gableRoof,
    internalPressure,
    parapet,
    returnPeriods,
    tiltedPanels,
    panelClause,
    hipRoof,
    freeRoof,
    windClasses,
  },
  regions: {
    coast,
    coastStrips,
    borders,
    locations: { source, edition, status, version, rows },
    permitRules,
    snow,
    highPlaces: {
      source: highPlaces.source,
      edition: highPlaces.edition,
      status: highPlaces.status,
      version: highPlaces.version,
      rows: highAreas,
    },
  },
  panels: { limits, arrayMass },
  sections: { coldFormed, topHat, universalBeams, screwGrades },
  purlins: tables,
  timber: { grades, screws: timberScrews },
  fixings: { corrosivity, battenFixings, foot, rail, tileHook, clampCapacities, referenceHardware, supportFactors },
  sheeting,
  racking: rackingSystems,
  modules,
  method,
  figureDirections,
}
