import { isBlank } from '@soundroof/contract/platform/visible-text'
import {
  type EntryName,
  type EntryOrigin,
  type FormEntry,
  inspectionEntries,
} from '@soundroof/contract/review/certificate/certificate-form'
import { certificateRecord } from '@soundroof/contract/review/certificate/certificate-record'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { stateCodes } from '@soundroof/contract/roofs/places/state-codes'
import type { Say } from '@soundroof/words/language/say'
import { upliftText } from '@soundroof/words/numbers/result-numbers'
import { subjectOf } from '../blocks/check-groups.ts'
import { shownZones } from '../blocks/zone-table.ts'
import type { PackTable } from '../pack/pack-blocks.ts'
import { percent, significant } from '../wording/number-text.ts'
import { siteMoment } from '../wording/site-time.ts'
import { certificateOf } from './array-facts.ts'
import type { CertificateInput } from './certificate-input.ts'
import { certifiedItems, linesOf, notCertifiedItems, sentenceOf } from './certified-scope.ts'
import { keptRows } from './disposed-conditions.ts'
import { documentTable } from './document-table.ts'
import { standardsText } from './named-standards.ts'
import { statedPanels } from './stated-array.ts'
import { windSentence } from './wind-facts.ts'

/** What stands in an entry, and where it comes from. */
export type Entry = {
  readonly value: string | PackTable
  readonly origin: EntryOrigin
  /** Names with an underscore are symbols. */
  readonly symbols?: true
}

const townOf = ({ project: { building } }: CertificateInput): string =>
  [building.state === null ? undefined : stateCodes[building.state], building.postcode].filter(Boolean).join(' ')

const streetOf = ({ project: { building } }: CertificateInput): string =>
  [building.streetAddress, building.suburb].filter((part) => part !== '').join(', ')

const natureOf = (input: CertificateInput): string => {
  const { project } = input
  const array = statedPanels(input)
  const how = project.solar.mount === 'tilt' ? 'in tilt frames on' : 'fixed parallel to'
  return `Alteration: ${array} ${how} the existing roof`
}

const codeOf = ({ record }: CertificateInput): string =>
  [record.codeEdition, record.codeProvisions].filter((part) => !isBlank(part)).join(', ')

/** The zone with the greatest uplift, and the fixing that is used most. */
const greatestOf = (say: Say, { result }: CertificateInput): string => {
  const zones = shownZones(say, result).filter(({ installable, uplift }) => installable && uplift !== null)
  const [zone] = zones.toSorted((one, other) => (other.uplift ?? 0) - (one.uplift ?? 0))
  const checks = zones
    .flatMap((each) => each.checks.map((check) => ({ check, title: each.title })))
    .filter(({ check }) => subjectOf(check) === 'fixings' && check.unit === 'kN' && check.utilisation !== null)
  const [fixing] = checks.toSorted((one, other) => (other.check.utilisation ?? 0) - (one.check.utilisation ?? 0))
  const uplift = zone === undefined ? [] : [`${zone.title}: net uplift ${upliftText(zone.uplift ?? 0)} kPa`]
  if (fixing === undefined) return uplift.join('')
  const { title, demand, capacity, utilisation } = fixing.check
  const used = `${fixing.title}: ${title} ${significant(demand ?? 0, 3)} kN of ${significant(capacity ?? 0, 3)} kN, ${percent(utilisation ?? 0)}`
  return [...uplift, used].join('; ')
}

/** Products whose figures the result used; what is general says so. */
const testsOf = ({ result }: CertificateInput): string => {
  const { products = [], confirmedFigures = [] } = result
  if (products.length > 0) return products.map((product) => `${product.name}: ${certificateOf(product)}`).join('; ')
  return confirmedFigures.length === 0
    ? 'General figures of the library; no certificate of one product was relied upon'
    : `General figures of the library, ${confirmedFigures.length} of them confirmed by engineers of the provider`
}

const keptOf = (input: CertificateInput): string => {
  const kept = keptRows(input)
  return kept.length === 0 ? 'None' : kept.map(({ number, text }) => `${number}: ${text}`).join('\n')
}

const oneLine = (text: string): string => sentenceOf(linesOf(text))

const asked = (value: string): Entry => ({ value, origin: 'asked' })
const inConsole = (value: string): Entry => ({ value: oneLine(value), origin: 'console' })

type Asked = Readonly<Record<keyof CertificateInput['record'], Entry>>

/** Texts of several lines were written by the engineer; the rest was asked for. */
const askedEntries = (input: CertificateInput): Asked => {
  const { record } = input
  return {
    ...Object.fromEntries(certificateRecord.keyof().options.map((name) => [name, asked(record[name])])),
    notCertified: inConsole(isBlank(record.notCertified) ? '' : notCertifiedItems(input).join('\n')),
    standardAmendments: inConsole(record.standardAmendments),
    reliedUpon: inConsole(record.reliedUpon),
    inspections: inConsole(record.inspections),
    validity: inConsole(record.validity),
  } as Asked
}

/** The provider's phone; a firm without one is reached by its engineer's. */
const phoneOf = ({ provider, identity, record }: CertificateInput): string =>
  provider.phone || identity.provider.phone || record.engineerPhone

/** Of the account, and that by which the state of the project knows the engineer: nobody has checked it. */
export const registrationsOf = ({ engineer, record }: Pick<CertificateInput, 'engineer' | 'record'>): string =>
  isBlank(record.stateRegistration)
    ? engineer.registration
    : `${engineer.registration}; ${record.stateRegistration} (as the engineer states)`

const accountEntries = (input: CertificateInput) =>
  ({
    engineerName: { value: input.engineer.name, origin: 'account' },
    company: { value: input.provider.name, origin: 'account' },
    companyPhone: { value: phoneOf(input), origin: 'account' },
    companyEmail: { value: input.engineer.email || input.provider.email, origin: 'account' },
    registration: { value: registrationsOf(input), origin: 'account' },
  }) as const satisfies Partial<Record<EntryName, Entry>>

const resultEntries = (say: Say, input: CertificateInput) =>
  ({
    aspectsCertified: { value: sentenceOf(certifiedItems(say, input)), origin: 'result' },
    standards: { value: standardsText(input), origin: 'result' },
    wind: { value: windSentence(input), origin: 'result', symbols: true },
    greatestAction: { value: greatestOf(say, input), origin: 'result' },
    tests: { value: testsOf(input), origin: 'library' },
  }) as const satisfies Partial<Record<EntryName, Entry>>

const projectEntries = (input: CertificateInput) =>
  ({
    streetAddress: { value: streetOf(input), origin: 'project' },
    stateAndPostcode: { value: townOf(input), origin: 'project' },
    address: { value: siteAddress(input.project.building), origin: 'project' },
    natureOfWork: { value: natureOf(input), origin: 'project' },
    documents: { value: documentTable(input), origin: 'project' },
  }) as const satisfies Partial<Record<EntryName, Entry>>

/** What only a certificate after inspection holds, and entries that it has otherwise than the design certificate. */
export type InspectionEntries = Readonly<Record<(typeof inspectionEntries)[number], Entry>> &
  Readonly<Partial<Record<EntryName, Entry>>>

/** A design is certified before anything is inspected. */
const ofDesign = Object.fromEntries(inspectionEntries.map((name) => [name, inConsole('')])) as InspectionEntries

/** Every value that a form may ask for, with where it comes from; an empty one is not known. */
export const entriesOf = (
  say: Say,
  input: CertificateInput,
  inspected: InspectionEntries = ofDesign,
): Readonly<Record<EntryName, Entry>> => {
  const moment = siteMoment(input.issuedAt, input.project.building, input.choices)
  return {
    ...askedEntries(input),
    ...projectEntries(input),
    ...resultEntries(say, input),
    ...accountEntries(input),
    ...inspected,
    conditionsKept: { value: keptOf(input), origin: 'console' },
    code: asked(codeOf(input)),
    signature: { value: `Signed electronically, ${moment}`, origin: 'console' },
    date: { value: moment.slice(0, moment.indexOf(',')), origin: 'console' },
  }
}

/** Of an entry of a form: the words of the form, or the value of that name. */
export const entryOf = (entries: Readonly<Record<EntryName, Entry>>, { value }: FormEntry): Entry =>
  typeof value === 'string' ? entries[value] : { value: value.words, origin: 'form' }

const isEmpty = ({ value }: Entry): boolean => (typeof value === 'string' ? isBlank(value) : value.rows.length === 0)

/** Entries of the form that hold nothing: with one of them the certificate is not issued. */
export const emptyEntries = (
  say: Say,
  input: CertificateInput,
  inspected: InspectionEntries = ofDesign,
): readonly FormEntry[] => {
  const entries = entriesOf(say, input, inspected)
  return input.form.sections.flatMap((section) => section.entries).filter((entry) => isEmpty(entryOf(entries, entry)))
}
