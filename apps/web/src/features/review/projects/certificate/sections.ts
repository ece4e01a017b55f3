import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { requiredEntries } from '@soundroof/contract/review/certificate/certificate-problems'
import type { AskedEntry, CertificateRecord } from '@soundroof/contract/review/certificate/certificate-record'
import type { PlainCode } from '../../../../platform/words/use-say.ts'

type Section = { readonly id: string; readonly title: PlainCode; readonly entries: readonly AskedEntry[] }

/** Entries of the record in the order in which an engineer has them at hand. */
export const sections: readonly Section[] = [
  {
    id: 'property',
    title: 'review.property-and-building',
    entries: [
      'owner',
      'lotAndPlan',
      'volumeAndFolio',
      'localGovernmentArea',
      'buildingClass',
      'buildingPart',
      'storeys',
    ],
  },
  { id: 'code', title: 'review.construction-code', entries: ['codeEdition', 'codeProvisions', 'standardAmendments'] },
  {
    id: 'certifier',
    title: 'review.certifier',
    entries: ['certifierName', 'certifierRegistration', 'certifierAddress', 'certifierReference', 'applicationNumber'],
  },
  {
    id: 'engineer',
    title: 'review.engineer-of-the-certificate',
    entries: ['engineerQualifications', 'engineerAddress', 'engineerPhone', 'stateRegistration'],
  },
  { id: 'scope', title: 'review.scope', entries: ['notCertified', 'reliedUpon', 'inspections', 'validity'] },
]

/** Asked in one state alone: elsewhere it only takes room. */
const ofOneState: readonly AskedEntry[] = ['volumeAndFolio']

export type ShownSection = Section & { readonly further: readonly AskedEntry[] }

/** Sections with the entries that a form needs, and those that may be given beside. */
export const shownSections = (
  form: Pick<CertificateForm, 'sections'>,
  record: CertificateRecord,
): readonly ShownSection[] => {
  const needed = requiredEntries(form)
  const mayBeGiven = (entry: AskedEntry) => !(ofOneState.includes(entry) && isBlank(record[entry]))
  return sections.map(({ entries, ...section }) => ({
    ...section,
    entries: entries.filter((entry) => needed.includes(entry)),
    further: entries.filter((entry) => !needed.includes(entry)).filter(mayBeGiven),
  }))
}

/** Of several lines. */
export const longEntries: readonly AskedEntry[] = [
  'standardAmendments',
  'notCertified',
  'reliedUpon',
  'inspections',
  'validity',
]

/** On a row of their own: a field beside one with a longer hint would stand lower. */
export const wideEntries: readonly AskedEntry[] = [...longEntries, 'codeProvisions']

/**
 * Provisions that a structure is mostly certified by: Volume Two for classes 1 and 10, Volume One for the others. Printed as they
 * stand, in English; the engineer takes them on or writes others. H1P1 and H1D2 were read in NCC 2022 Volume Two, part H1, B1D2 to
 * B1D4 in the column of Volume One of its Schedule 2 (issue of 1 May 2023). B1P1 is taken as its counterpart: unverified.
 */
const suggestedProvisions = { buildings: 'Vol. 1: B1P1 (B1D2–B1D4)', houses: 'Vol. 2: H1P1 (H1D2)' } as const

/**
 * NCC 2025 holds in Victoria since 1 May 2026, by its Building and Plumbing Commission; in New South Wales and Queensland from
 * 1 May 2027, as sourceable.net reports. Of the other states no source of theirs was read: unverified.
 */
const newEditionIn: readonly string[] = ['VIC']

const editionsIn = ({ states }: Pick<CertificateForm, 'states'>): readonly string[] =>
  states.some((state) => newEditionIn.includes(state)) ? ['NCC 2025', 'NCC 2022'] : ['NCC 2022', 'NCC 2025']

/** Values to choose from; none is filled in. */
export const suggestionsFor = (
  entry: AskedEntry,
  { buildingClass }: CertificateRecord,
  form: Pick<CertificateForm, 'states'>,
): readonly string[] => {
  if (entry === 'codeEdition') return editionsIn(form)
  if (entry !== 'codeProvisions') return []
  if (buildingClass === '') return [suggestedProvisions.buildings, suggestedProvisions.houses]
  return [/^(1|10)[ab]$/.test(buildingClass) ? suggestedProvisions.houses : suggestedProvisions.buildings]
}
