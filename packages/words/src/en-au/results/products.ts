import type { Wording } from '../../language/wording.ts'
import { percent } from '../../numbers/measures.ts'

const fixingOn: Readonly<Record<string, string>> = { tile: 'hook', 'tin-clamped': 'clamp', 'tin-screwed': 'foot' }
const kinds: Readonly<Record<string, string>> = { racking: 'racking system', module: 'module' }

/** Racking systems and modules. */
export const products = {
  'capacity-by-the-sea': 'Capacity by the sea',
  'part-of-a-capacity-left-by-the-sea': 'Part of a capacity that is left by the sea',
  'foot-of-the-racking': 'Foot of the racking system with its screws',
  'foot-with-its-screws': 'foot with its screws',
  'hook-of-the-racking-ultimate': 'Tile hook of the racking system, ultimate',
  'hook-of-the-racking-service': 'Tile hook of the racking system, service',
  'clamp-of-the-racking': 'Clamp of the racking system',
  'weakest-fixing-of-the-racking': 'Weakest published fixing of the racking system',
  'bending-stiffness-of-the-rail': 'Bending stiffness of the rail',
  'overhang-of-the-rail': 'Rail overhang',
  'racking-chosen': 'Racking system',
  'module-chosen': 'Module',
  'mass-of-module-and-racking': 'module and racking system',
  'figure-of-product': ({ name, edition, source }) => `${name}, ${edition}: ${source}`,
  'capacity-of-racking': ({ name }) => `capacity of ${name}`,
  'rail-of-racking': ({ stiffness, moment }) =>
    `EI ${stiffness} kN m2${moment === null ? '' : `, design moment ${moment} kNm`}`,
  'largest-overhang': ({ share, length }) =>
    `at most ${percent(share)} of the fixing spacing${length === null ? '' : ` and ${length} mm`}`,
  'product-out-of-date': ({ kind, name, edition }) =>
    `The figures of the ${kinds[kind]} ${name} (${edition}) do not hold on the date of the project: ask its manufacturer for the current edition.`,
  'racking-has-no-figure': ({ name, cover }) =>
    `${name} has no published ${fixingOn[cover]} capacity for this support and wind region: its manufacturer confirms the force per fixing of each zone.`,
  'racking-not-in-catalogue': ({ id }) => `There is no racking system "${id}" in the catalogue.`,
  'module-not-in-catalogue': ({ id }) => `There is no module "${id}" in the catalogue.`,
} satisfies Partial<Wording>
