import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { formOfState } from '@soundroof/data/certificate-forms/certificate-forms'
import { standardsInForce } from '@soundroof/data/standards/referenced-standards'
import type { CertificateInput } from '@soundroof/report/certificate/certificate-input'
import { completed } from '@soundroof/report/testing/sample-certificate'
import { commonRoofs, drawnFrom } from './drawn-common-roofs.ts'

const file = fileURLToPath(new URL('../../../../packages/engine/common-roofs/our-roofs.ndjson', import.meta.url))
const ourRoofs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): { readonly number: string } => JSON.parse(line))

/** Of one of the common roofs by its number, as projects on the wire. */
const roofOf = (number: string): unknown => {
  const found = [...commonRoofs, ...ourRoofs].find((row) => row.number === number)
  if (found === undefined) throw new Error(`There is no roof ${number}.`)
  return found
}

const places = {
  QLD: { streetAddress: '5 Example Avenue', suburb: 'Robina', postcode: '4226' },
  VIC: { streetAddress: '27 Example Street', suburb: 'Coburg', postcode: '3058' },
  NSW: { streetAddress: '9 Example Road', suburb: 'Wagga Wagga', postcode: '2650' },
} as const

const filled = (project: ProjectDraft, state: keyof typeof places): ProjectDraft => ({
  ...project,
  header: { ...project.header, clientName: 'A. Sample' },
  building: { ...project.building, ...places[state], frontFacing: 20 },
})

/** A certificate of an assessed roof at a place of the state, in which everything is filled in. */
export const certificateIn = (drawn: Parameters<typeof completed>[0], state: keyof typeof places): CertificateInput => {
  const form = formOfState(state)
  if (form === undefined) throw new Error(`${state} has no form.`)
  return completed({ ...drawn, standards: standardsInForce, project: filled(drawn.project, state) }, form)
}

/** Of a common roof whose panels somebody confirmed where they are. */
export const certificateOf = (number: string, state: keyof typeof places): CertificateInput => {
  const drawn = drawnFrom(roofOf(number))
  return certificateIn({ ...drawn, layout: drawn.layout && { ...drawn.layout, isChosen: false } }, state)
}

/** Of a common roof whose panels placed themselves. */
export const unconfirmedOf = (number: string, state: keyof typeof places): CertificateInput =>
  certificateIn(drawnFrom(roofOf(number)), state)
