import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { AsBuiltOfProject, WantedPhoto } from '@soundroof/contract/review/as-built/as-built-calls'
import {
  type AsBuiltContent,
  asBuiltSubjectTitles,
  type MeasuredZone,
} from '@soundroof/contract/review/as-built/as-built-record'
import { fieldOfZone, type Measure, zoneIn } from '../../../platform/as-built/merged-content.ts'
import { type Pictured, secondPlaces } from '../../../platform/as-built/same-pictures.ts'
import type { Say } from '../../../platform/words/use-say.ts'
import { isMeasured } from './comparison.ts'

/** What a record still lacks; `field` is also the id of its element. */
export type Missing =
  | { readonly kind: 'measure'; readonly field: string; readonly zone: MeasuredZone['zone']; readonly measure: Measure }
  | { readonly kind: 'photo' | 'double'; readonly field: string; readonly wanted: WantedPhoto }
  | { readonly kind: 'label'; readonly field: string }

export type Entered = Pictured

export const photoField = ({ subject, zone }: WantedPhoto): string =>
  ['photos', subject, ...(zone === null ? [] : [zone.replace(' ', '-')])].join('.')

/** Ids of elements have no spaces, as zones have. */
export const elementOf = (field: string): string => field.replaceAll(' ', '-')

const photosIn = ({ content, waiting }: Entered, { subject, zone }: WantedPhoto): number =>
  [...content.photos, ...waiting].filter((photo) => photo.subject === subject && photo.zone === zone).length

const splice: WantedPhoto = { subject: 'rail-splice', zone: null }

/** What is photographed as entered now: a splice only where there is one. */
export const askedPhotos = (wanted: readonly WantedPhoto[], content: AsBuiltContent): readonly WantedPhoto[] => {
  const others = wanted.filter(({ subject }) => subject !== splice.subject)
  return content.isWithoutSplice ? others : [...others, splice]
}

const measuresMissing = ({ content }: Entered, zone: MeasuredZone['zone']): readonly Missing[] => {
  const measured = zoneIn(content, zone)
  return (['rails', 'widestSpacing', 'smallestSetback'] as const)
    .filter((measure) => measured[measure] === null)
    .map((measure) => ({ kind: 'measure', field: fieldOfZone(zone, measure), zone, measure }))
}

export const isDouble = (entered: Entered, { subject, zone }: WantedPhoto): boolean =>
  secondPlaces(entered).some((place) => place.subject === subject && place.zone === zone)

export const isPhotographed = (entered: Entered, wanted: WantedPhoto): boolean =>
  photosIn(entered, wanted) > 0 && !isDouble(entered, wanted)

type Plan = Pick<AsBuiltOfProject, 'zones' | 'wanted'>

const photosMissing = (entered: Entered, wanted: readonly WantedPhoto[]): readonly Missing[] =>
  wanted.flatMap((photo): readonly Missing[] => {
    const named = { field: photoField(photo), wanted: photo }
    if (photosIn(entered, photo) === 0) return [{ kind: 'photo', ...named }]
    return isDouble(entered, photo) ? [{ kind: 'double', ...named }] : []
  })

/** Zone by zone, in the order of the page. */
export const missingOf = ({ zones, wanted }: Plan, entered: Entered): readonly Missing[] => {
  const asked = askedPhotos(wanted, entered.content)
  const ofZones = zones.flatMap(({ zone }) => [
    ...measuresMissing(entered, zone),
    ...photosMissing(
      entered,
      asked.filter((photo) => photo.zone === zone),
    ),
  ])
  const label: readonly Missing[] = isBlank(entered.content.moduleLabel)
    ? [{ kind: 'label', field: 'moduleLabel' }]
    : []
  return [
    ...ofZones,
    ...label,
    ...photosMissing(
      entered,
      asked.filter(({ zone }) => zone === null),
    ),
  ]
}

export const isZoneDone = (plan: Plan, entered: Entered, zone: MeasuredZone['zone']): boolean =>
  isMeasured(zoneIn(entered.content, zone)) &&
  plan.wanted.every((photo) => photo.zone !== zone || isPhotographed(entered, photo))

export const measureNames = {
  rails: 'Rails',
  widestSpacing: 'Widest Spacing',
  smallestSetback: 'Smallest Setback',
} as const satisfies Readonly<Record<Measure, string>>

const photoWords = (say: Say, { subject, zone }: WantedPhoto): string => {
  const label = { code: asBuiltSubjectTitles[subject] }
  return zone === null
    ? say('review.photo-of', { label })
    : say('review.photo-of-zone', { label, zone: { code: zone } })
}

export const missingWords = (say: Say, missing: Missing): string => {
  if (missing.kind === 'label') return say.named('Module Label')
  if (missing.kind === 'measure')
    return say('review.measure-of-zone', {
      measure: { code: measureNames[missing.measure] },
      zone: { code: missing.zone },
    })
  const words = photoWords(say, missing.wanted)
  return missing.kind === 'double' ? say('review.another-picture', { what: words }) : words
}
