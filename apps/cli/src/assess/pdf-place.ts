import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { needFolder, realPlace } from '../real-place.ts'

const sameFile = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino
}

/** Where a report really goes. Throws with a sentence when it has no folder, or would replace its project. */
export const pdfPlace = (pdf: string, project: string): string => {
  const place = realPlace(pdf)
  needFolder(dirname(place))
  if (sameFile(place, project)) throw new Error(`${pdf} is the project itself: choose another name for the report.`)
  return place
}
