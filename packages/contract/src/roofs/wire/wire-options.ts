import type { Choices } from '../catalogue/choices.ts'
import {
  buildingShapes,
  fixings,
  installations,
  mounts,
  structureMaterials,
  timberSpecies,
} from '../fields/wizard-fields.ts'

/** Names of the values that travel as positions, for the OpenAPI document. */

export type WireOption = { readonly value: number; readonly title: string }

/** `under`: the choice that leads to this list; under another choice the same position means something else. */
type Entry = { readonly value: number; readonly name: string; readonly under?: string }

const list = (names: readonly string[], first = 0): readonly Entry[] =>
  names.map((name, index) => ({ value: index + first, name }))

const listUnder = (under: string, names: readonly string[]): readonly Entry[] =>
  list(names).map((entry) => ({ ...entry, under }))

type Labels = readonly { readonly code: string; readonly label: string }[]

const coded = (codes: readonly string[], labels: Labels, first = 0): readonly Entry[] => {
  const labelOf = (code: string) => labels.find((entry) => entry.code === code)?.label ?? code
  return list(codes.map(labelOf), first)
}

type Band = { readonly lower: number; readonly upper: number }
const bands = (all: readonly Band[]) => list(all.map(({ lower, upper }) => `${lower} to ${upper} mm`))

const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name)
const labelsOf = (all: readonly { readonly label: string }[]) => all.map(({ label }) => label)

const building = ({ states, terrains, buildingShapes: shapes }: Choices) => ({
  state_index: list(namesOf(states)),
  area_index: states.flatMap(({ name, areas }) => listUnder(name, namesOf(areas))),
  location_index: states.flatMap((state) =>
    state.areas.flatMap((area) => listUnder(`${state.name}, ${area.name}`, namesOf(area.locations))),
  ),
  terrain_category_index: list(terrains.map(({ text }) => text)),
  building_shape_index: coded(buildingShapes, shapes),
})

const solar = (choices: Choices) => ({
  is_perpendicular: coded(installations, choices.installationMethods),
  is_tilt_mount: coded(mounts, choices.mounts),
  panel_length_index: bands(choices.panelLengthBands),
  panel_width_index: bands(choices.panelWidthBands),
  fixing_type_index: coded(fixings, choices.fixings),
})

const millimetres = (value: number) => `${value} mm`
const timberPurlin = 'Timber purlin'

const purlins = (choices: Choices) => {
  const sections = Object.values(choices.purlins)
  return {
    purlin_type: list([...labelsOf(sections), timberPurlin], 1),
    purlin_depth_index: sections.flatMap(({ label, depths }) =>
      listUnder(
        label,
        depths.map(({ depth }) => millimetres(depth)),
      ),
    ),
    purlin_thickness_index: sections.flatMap(({ label, depths }) =>
      depths.flatMap(({ depth, thicknesses }) =>
        listUnder(`${label} ${millimetres(depth)}`, [...thicknesses.map(millimetres), 'Unsure']),
      ),
    ),
    purlin_bridging: list(choices.bridging.map((rows) => `${rows} ${rows === 1 ? 'row' : 'rows'} of bridging`)),
    purlin_support_condition: [
      ...sections.flatMap(({ label, supports }) => listUnder(label, labelsOf(supports))),
      ...listUnder(timberPurlin, labelsOf(choices.timberSupports)),
    ],
    purlin_timber_type: coded(timberSpecies, choices.timberTypes, 1),
  }
}

const entries = (choices: Choices) => ({
  ...building(choices),
  ...solar(choices),
  ...purlins(choices),
  rafterIndex: coded(structureMaterials, choices.rafterTypes),
  rafter_timber_type: coded(timberSpecies, choices.timberTypes),
  roof_sheeting_index: list(namesOf(choices.sheetings)),
})

/** `1.2 mm (Steel Z-purlin 100 mm, Steel C-purlin 100 mm); 1.5 mm (…)`. */
const titleOf = (same: readonly Entry[]): string =>
  [...new Set(namesOf(same))]
    .map((name) => {
      const under = same.flatMap((entry) => (entry.name === name && entry.under) || [])
      return under.length > 0 ? `${name} (${under.join(', ')})` : name
    })
    .join('; ')

const byValue = (all: readonly Entry[]): readonly WireOption[] =>
  [...new Set(all.map(({ value }) => value))]
    .sort((a, b) => a - b)
    .map((value) => ({ value, title: titleOf(all.filter((entry) => entry.value === value)) }))

/** The named values of each project field that travels as a position. */
export const wireOptions = (choices: Choices): ReadonlyMap<string, readonly WireOption[]> =>
  new Map(Object.entries(entries(choices)).map(([field, all]) => [field, byValue(all)]))
