import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { siteMoment } from '../wording/site-time.ts'
import type { KeyValue } from './blocks.ts'
import { identityFacts, type ReportIdentity } from './identity.ts'

const person = (label: string, name: string, note = ''): readonly KeyValue[] => {
  const [value = '', ...more] = [name, note].filter((part) => part !== '')
  return value === '' ? [] : [{ label, value, unit: '', ...(more[0] === undefined ? {} : { note: more[0] }) }]
}

type Titled = {
  readonly project: ProjectDraft
  readonly choices: Choices
  readonly issuedAt: string
  readonly isDraft?: boolean
  readonly identity?: ReportIdentity
}

/** Whose roof, who installs, which document: below the title of every report. What was not given is left out. */
export const titleFacts = ({ project, choices, issuedAt, isDraft = false, identity }: Titled): readonly KeyValue[] => {
  const { header, building } = project
  const moment = siteMoment(issuedAt, building, choices)
  const { firms, report, people } = identityFacts(identity, moment)
  return [
    ...person('Client', header.clientName),
    ...person('Site contact', header.contactName, header.contactPhone),
    ...firms,
    ...(report.length === 0 ? [{ label: isDraft ? 'Made' : 'Issued', value: moment, unit: '' }] : report),
    ...people,
  ]
}
