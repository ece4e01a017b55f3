import { type AssessmentOptions, defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { plain, withUnit } from '../wording/number-text.ts'
import type { KeyValue } from './blocks.ts'

type Name = keyof AssessmentOptions
type Said = { readonly label: string; readonly say: (options: AssessmentOptions) => string }

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No')
const millimetres = (value: number | null, otherwise: string): string =>
  value === null ? otherwise : withUnit(plain(value), 'mm')

const shieldingText = ({ shielding }: AssessmentOptions): string =>
  shielding === null
    ? 'None'
    : Object.entries(shielding)
        .map(([direction, value]) => `${direction} ${plain(value)}`)
        .join(', ')

const topographyText = ({ topography }: AssessmentOptions): string =>
  topography === null
    ? 'None'
    : `${topography.feature}, height ${plain(topography.height)} m, half-height distance ${plain(topography.halfHeightLength)} m, ` +
      `${plain(topography.crestDistance)} m from the crest, ${plain(topography.elevation)} m above sea level`

const internalPressures = {
  'by-region': 'By wind region',
  enclosed: 'Enclosed',
  permeable: 'Permeable',
  'dominant-opening': 'Dominant opening',
} as const

const words: { readonly [name in Name]: Said } = {
  edition: { label: 'Edition of AS/NZS 1170.2', say: (o) => o.edition },
  importanceLevel: { label: 'Importance level', say: (o) => String(o.importanceLevel) },
  designLife: { label: 'Design life', say: (o) => (o.designLife === 1 ? 'Under 5 years' : `${o.designLife} years`) },
  returnPeriod: {
    label: 'Ultimate return period',
    say: (o) => (o.returnPeriod === null ? 'From importance level and design life' : `${o.returnPeriod} years`),
  },
  directionMethod: {
    label: 'Wind direction',
    say: (o) =>
      o.directionMethod === 'maximum' ? 'Largest of all directions' : 'Eight directions, each with its own factors',
  },
  shielding: { label: 'Shielding parameter', say: shieldingText },
  topography: { label: 'Topography', say: topographyText },
  zoning: {
    label: 'Zones',
    say: (o) => (o.zoning === 'panel-clause' ? 'Clause for panels (Central, End)' : 'Local pressure zones'),
  },
  internalPressure: { label: 'Internal pressure', say: (o) => internalPressures[o.internalPressure] },
  arrayMass: { label: 'Mass of panels and rails', say: (o) => withUnit(plain(o.arrayMass), 'kg/m2') },
  panelLengthExact: {
    label: 'Exact panel length',
    say: (o) => millimetres(o.panelLengthExact, 'Upper bound of the band'),
  },
  panelWidthExact: {
    label: 'Exact panel width',
    say: (o) => millimetres(o.panelWidthExact, 'Upper bound of the band'),
  },
  panelGap: { label: 'Gap between panel and roof', say: (o) => millimetres(o.panelGap, '') },
  parapetCredit: { label: 'Credit for the parapet', say: (o) => yesNo(o.parapetCredit) },
  screwsPerFoot: { label: 'Screws per foot', say: (o) => String(o.screwsPerFoot) },
  timberGrade: { label: 'Timber stress grade', say: (o) => o.timberGrade ?? 'From the timber type' },
  builtBefore1995: { label: 'Built before 1995', say: (o) => yesNo(o.builtBefore1995) },
  flyBraceSpacing: { label: 'Fly-brace spacing', say: (o) => millimetres(o.flyBraceSpacing, 'None') },
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The assumptions that are not at their default. */
export const changedOptions = (options: AssessmentOptions): readonly KeyValue[] =>
  (Object.keys(words) as readonly Name[])
    .filter((name) => !same(options[name], defaultOptions[name]))
    .map((name) => ({ label: words[name].label, value: words[name].say(options), unit: '' }))
