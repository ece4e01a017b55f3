import type { Wording } from '../../language/wording.ts'
import { tenthsUp, threeDigits } from '../../numbers/measures.ts'

const screws: Readonly<Record<string, string>> = {
  C2: 'screws and washers of at least class 3',
  C3: 'screws and washers of at least class 3',
  C4: 'screws and washers of class 4',
  C5: 'screws and washers of stainless steel (316), or those that their manufacturer gives for C5',
}

const waters: Readonly<Record<string, string>> = { 'open-surf': 'open surf', sheltered: 'sheltered water' }

const sizes: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  'eaves-height': ['eaves', 'm high'],
  'top-height': ['top', 'm high'],
  'house-width': ['width', 'm'],
  'house-length': ['length', 'm'],
  'house-pitch': ['pitch', 'degrees'],
}

/** Wind class and place of a house. */
export const place = {
  'design-wind-speed-of-the-class': 'Design wind speed of the class',
  'class-governs': 'the class asks for more than the site',
  'wind-class-of-the-house': 'Wind class of the house',
  'altitude-of-the-site': 'Altitude of the site',
  'distance-to-the-sea': 'Distance to the sea',
  'screws-by-the-sea': 'Class of screws and washers by the distance to the sea',
  'ask-module-maker-by-the-sea':
    'Ask the module manufacturer whether the modules are for a site as near to the sea as this: some name 50 m.',
  'mass-on-one-foot': 'Mass on one foot',
  'sea-and-category': ({ distance, water, category }) =>
    `${distance} m from ${water === null ? 'the sea, taken as open surf' : (waters[water] ?? water)}: corrosivity ${category}`,
  'screws-for-category': ({ category }) =>
    `Use ${screws[category] ?? ''} (AS 3566), with sealing washers, for corrosivity ${category}, as the manufacturer of the roof sheeting requires.`,
  'hook-screws-for-category': ({ category }) =>
    `Use ${screws[category] ?? ''} (AS 3566) for corrosivity ${category}, as the manufacturer of the tile hooks requires.`,
  'permit-rule': ({ name, rule }) => `${name}: ${rule}.`,
  'permit-foot-mass': ({ name, rule, mass, most }) =>
    `${name}: ${rule}. Here a foot carries up to ${tenthsUp(mass)} kg${mass > most ? ', more than that: set feet closer' : ''}.`,
  'altitude-given': ({ altitude }) => `${altitude} m above sea level`,
  'altitude-at-most': ({ altitude }) => `not given: below ${altitude} m, so no snow is counted`,
  'altitude-not-known': ({ altitude }) => `not given: the place may lie above ${altitude} m; no snow is counted`,
  'altitude-or-snow-load': ({ altitude }) =>
    `The altitude of the site is not given, and the place may lie above ${altitude} m: enter the altitude, or an engineer confirms the snow load on panels and roof.`,
  'altitude-for-snow-and-wind': ({ altitude }) =>
    `The altitude of the site is not given, and the place may lie above ${altitude} m: enter the altitude. No snow is counted, nor the stronger wind above 500 m.`,
  'snow-needs-engineer': ({ altitude }) =>
    `At ${altitude} m above sea level an engineer must assess the snow load; the spacings are without snow.`,
  'engineer-confirms-snow-load': ({ altitude }) =>
    `An engineer confirms the snow load on panels and roof: the site is ${altitude} m above sea level.`,
  'wind-class': ({ windClass }) => `AS 4055 class ${windClass}`,
  'class-and-site': ({ windClass, ultimate, service, siteSpeed }) =>
    `${windClass}, ${threeDigits(ultimate)} m/s ultimate and ${threeDigits(service)} m/s service; the site ${threeDigits(siteSpeed)} m/s; the larger counts`,
  'class-below-site': ({ windClass, classSpeed, siteSpeed }) =>
    `Wind class ${windClass} (${threeDigits(classSpeed)} m/s) is more than 5 % below the wind of this site (${threeDigits(siteSpeed)} m/s), which counts: check class, location, terrain and height.`,
  'outside-class-scope': ({ windClass, outside }, say) =>
    `The house is outside the scope of its wind class ${windClass}: ${outside.map(say).join(', ')}. The class still counts where it is stronger than the site.`,
  'size-beyond-class': ({ size, value, most }) => {
    const [name, unit] = sizes[size] ?? [size, '']
    return `${name} ${threeDigits(value)} ${unit}, at most ${threeDigits(most)}`
  },
  'class-contradicts-region': ({ windClass, region }) =>
    `Wind class ${windClass} is not a class of wind region ${region}: correct the wind class or the location.`,
} satisfies Partial<Wording>
