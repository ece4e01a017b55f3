import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import { drawnFrom } from './drawn-common-roofs.ts'

const latin = /[A-Za-z]{4,}/g

/** Of the software, of the point of a screw, and of places and their time. */
const known = ['Soundroof', 'Type', 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'AEDT', 'AEST', 'ACDT', 'AWST']

/** English words of a text that are no names. */
export const englishIn = (text: string, row: object, input: ReportInput): readonly string[] => {
  const { project, identity, provider, proof } = input
  // The law of a state stands in the catalogue in its own words.
  const law = drawnFrom(row).result.instructions ?? []
  const names = JSON.stringify({ project, identity, provider, proof, law }).match(latin) ?? []
  const allowed = new Set([...names, ...known])
  return (text.match(latin) ?? []).filter((word) => !allowed.has(word))
}
