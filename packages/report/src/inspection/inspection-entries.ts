import { dayInWords } from '@soundroof/contract/platform/time/australian-time'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { EntryName } from '@soundroof/contract/review/certificate/certificate-form'
import type { InspectionMethod } from '@soundroof/contract/review/inspection/inspection-record'
import { linesOf, sentenceOf } from '../certificate/certified-scope.ts'
import type { Entry, InspectionEntries } from '../certificate/form-entries.ts'
import { outcomeWords } from '../close-out/built-page.ts'
import { capital } from '../wording/number-text.ts'
import type { InspectionInput, InspectionPart } from './inspection-part.ts'

/** A reader who files it must see at once that nobody was there. */
export const methodWords: Readonly<Record<InspectionMethod, string>> = {
  'in-person': 'On site, in person',
  'from-record':
    'From the photographs and measurements of the record as built, which the installer signed; not on site. Ask the certifier whether that is enough',
}

const entry = (value: string, origin: Entry['origin'] = 'console'): Entry => ({ value, origin })

const measuredText = ({ zones }: InspectionPart): string => {
  const outcomes = zones.map(({ zone, outcome }) => `${zone}: ${outcome === null ? '–' : outcomeWords[outcome]}`)
  return `Rails, spacing and setback of each zone, on the pages before. ${sentenceOf(outcomes)}`
}

const deviationText = ({ zones, content, decision }: InspectionPart): string => {
  if (decision === null) return 'None'
  const beyond = zones.filter(({ outcome }) => outcome === 'deviation').map(({ zone }) => zone)
  return [
    ...(beyond.length === 0 ? [] : [`Otherwise than planned: ${beyond.join(', ')}.`]),
    ...(isBlank(content.differences)
      ? []
      : [`In the words of the installer: ${sentenceOf(linesOf(content.differences))}`]),
    `Accepted by ${decision.engineer}, ${decision.registration}: ${sentenceOf(linesOf(decision.reason))}`,
  ].join('\n')
}

const metText = ({ met }: InspectionPart): string =>
  met.length === 0
    ? 'None was kept'
    : met.map(({ condition, evidence }, index) => `${index + 1}: ${condition} Met: ${evidence.trim()}`).join('\n')

/** In two halves, so that a line ends between them. */
const designText = ({ design: { name, number, code, sha256 } }: InspectionPart): string =>
  `${name} ${number}, code ${code}\nSHA-256 ${sha256.slice(0, 32)} ${sha256.slice(32)}`

const dayText = (day: string): string => (day === '' ? '' : dayInWords(day))

/** "design certificate SR-2047-C1 says: Lot 8 on SP000000" */
export const designSays = ({ inspection: { design } }: Pick<InspectionInput, 'inspection'>, says: string): string =>
  `design certificate ${design.number} says: ${says}`

type Entered = Pick<InspectionInput, 'inspection' | 'record'>

/** Both stand, so that nobody files one for the other. */
const otherwiseEntries = (input: Entered): Partial<Record<EntryName, Entry>> =>
  Object.fromEntries(
    (input.inspection.otherwise ?? []).map(({ entry: name, says }) => [
      name,
      entry(`${input.record[name]}\n${capital(designSays(input, says))}`, 'asked'),
    ]),
  )

/** Entries of a form for an inspection. */
export const entriesOfInspection = ({ inspection, record }: Entered): InspectionEntries => ({
  workInspected: entry(linesOf(inspection.inspected).join('\n')),
  workNotInspected: entry(linesOf(inspection.notInspected).join('\n')),
  inspectedOn: entry(dayText(inspection.inspectedOn)),
  requestedOn: entry(dayText(inspection.requestedOn)),
  inspectedBy: entry(inspection.inspectedBy),
  inspectionMethod: entry(methodWords[inspection.method]),
  measuredAgainstPlan: entry(measuredText(inspection), 'result'),
  deviations: entry(deviationText(inspection)),
  conditionsMet: entry(metText(inspection)),
  designCertificate: entry(designText(inspection), 'project'),
  ...otherwiseEntries({ inspection, record }),
})
