import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { needFolder, realPlace } from '../input-output/real-place.ts'

const sameFile = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino
}

/** Whether a file may be replaced by a report. */
export const namesReport = (file: string): boolean => /\.pdf$/i.test(file)

/** Pipes and devices are not replaced; a folder is reported when it is written. */
const refuseOther = (place: string): void => {
  const found = statSync(place, { throwIfNoEntry: false })
  if (found && !found.isFile() && !found.isDirectory())
    throw new Error(`${place} is a pipe or a device: choose another name for the report.`)
}

/** Path of a report with links resolved. Throws an error if its folder is missing, it is not a PDF, or it would replace the project. */
export const pdfPlace = (pdf: string, project: string): string => {
  const place = realPlace(pdf)
  needFolder(dirname(place))
  if (sameFile(place, project)) throw new Error(`${pdf} is the project itself: choose another name for the report.`)
  if (!namesReport(place)) throw new Error(`${pdf} is a link to ${place}: the name of the report ends in .pdf.`)
  refuseOther(place)
  return place
}
