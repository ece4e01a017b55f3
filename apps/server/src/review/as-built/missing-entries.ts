import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { type Problem, problemAt } from '@soundroof/contract/platform/problem'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { WantedPhoto } from '@soundroof/contract/review/as-built/as-built-calls'
import {
  type AsBuiltContent,
  type AsBuiltPhoto,
  asBuiltSubjectTitles,
  type ComparedZone,
  type InstallerStatement,
  installerStatement,
  measuredZone,
} from '@soundroof/contract/review/as-built/as-built-record'
import type { PlannedZone } from './built-from.ts'

const ofZone = ['end-clamp', 'foot-over-support', 'setback'] as const

/** Photos of every zone with panels, and of the array as a whole. */
export const wantedPhotos = (
  zones: readonly Pick<PlannedZone, 'zone'>[],
  { isWithoutSplice }: Pick<AsBuiltContent, 'isWithoutSplice'>,
): WantedPhoto[] => [
  ...zones.flatMap(({ zone }) => ofZone.map((subject) => ({ subject, zone }))),
  { subject: 'module-label', zone: null },
  ...(isWithoutSplice ? [] : [{ subject: 'rail-splice', zone: null } as const]),
]

const values = ['rails', 'widestSpacing', 'smallestSetback'] as const

const notMeasured = ({ zone, measured }: ComparedZone): readonly Problem[] =>
  values
    .filter((name) => measured[name] === null)
    .map((name) => {
      const what = word(schemaField(measuredZone, name).label)
      return problemAt(`zones.${zone}.${name}`, told('asBuiltNotMeasured', { what, zone: word(zone) }))
    })

const photoField = ({ subject, zone }: WantedPhoto): string =>
  zone === null ? `photos.${subject}` : `photos.${subject}.${zone}`

const notPhotographed = (content: AsBuiltContent, wanted: WantedPhoto): readonly Problem[] => {
  const { subject, zone } = wanted
  if (content.photos.some((photo) => photo.subject === subject && (zone === null || photo.zone === zone))) return []
  const shown = word(asBuiltSubjectTitles[subject])
  if (zone === null) return [problemAt(photoField(wanted), told('asBuiltPhotoOnce', { subject: shown }))]
  return [problemAt(photoField(wanted), told('asBuiltPhotoOfZone', { subject: shown, zone: word(zone) }))]
}

/** SHA-256 of the stored files by address. */
export type Pictures = ReadonlyMap<string, string>

const isElsewhere = (one: AsBuiltPhoto, other: AsBuiltPhoto): boolean =>
  one.subject !== other.subject || one.zone !== other.zone

/** Attack: one image for everything that is asked, also uploaded again and again. In its own place a copy stands for nothing more. */
const photosTwice = ({ photos }: AsBuiltContent, pictures: Pictures): readonly Problem[] => {
  const pictureOf = ({ address }: AsBuiltPhoto): string => pictures.get(address) ?? address
  const firstOf = (photo: AsBuiltPhoto) => photos.find((one) => pictureOf(one) === pictureOf(photo)) ?? photo
  return photos.flatMap((photo) =>
    isElsewhere(photo, firstOf(photo))
      ? [
          problemAt(
            photoField(photo),
            told('asBuiltPhotoTwice', { subject: word(asBuiltSubjectTitles[photo.subject]) }),
          ),
        ]
      : [],
  )
}

/** What a record lacks before it can be signed, by field: `zones.Edge.rails`, `photos.setback.Edge`, `moduleLabel`. */
export const missingEntries = (
  content: AsBuiltContent,
  zones: readonly ComparedZone[],
  pictures: Pictures,
): readonly Problem[] => [
  ...zones.flatMap(notMeasured),
  ...wantedPhotos(zones, content).flatMap((wanted) => notPhotographed(content, wanted)),
  ...photosTwice(content, pictures),
  ...(isBlank(content.moduleLabel)
    ? [problemAt('moduleLabel', told('textRequired', { label: word('Module Label') }))]
    : []),
]

const texts = ['name', 'licence', 'accreditation'] as const

type Days = { readonly result: string; readonly today: string }

const dayProblems = (installedOn: string, { result, today }: Days): readonly Problem[] => {
  if (installedOn > today) return [problemAt('statement.installedOn', told('asBuiltInFuture'))]
  if (installedOn >= result) return []
  return [problemAt('statement.installedOn', told('asBuiltBeforeResult', { day: dayInWords(result) }))]
}

/** @param days `YYYY-MM-DD`: of the result, and the present one, where the roof stands */
export const statementProblems = (statement: InstallerStatement, days: Days): readonly Problem[] => [
  ...texts
    .filter((name) => isBlank(statement[name]))
    .map((name) =>
      problemAt(
        `statement.${name}`,
        told('textRequired', { label: word(schemaField(installerStatement, name).label) }),
      ),
    ),
  ...dayProblems(statement.installedOn, days),
  ...((statement.latitude === null) === (statement.longitude === null)
    ? []
    : [problemAt('statement.latitude', told('asBuiltHalfPosition'))]),
]
