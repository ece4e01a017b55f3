import { expect, it } from 'vitest'
import { type Origin, origins } from '../origins/origin.ts'
import { copiedProject, furtherRoof } from '../projects/copy.ts'
import { emptyProject, projectDraft } from '../projects/draft.ts'
import { measuredValues } from '../what-if/measured-values.ts'
import { parseWireProject, toWireProject } from '../wire/wire.ts'
import {
  originOf,
  photosOfOrigins,
  withFormerOrigins,
  withHeldOrigins,
  withOrigin,
  withSentPhoto,
  withTappedPhotos,
} from './origins-of-project.ts'

const exampleProject = emptyProject('2026-11-29 10:00:00')
const key = 'building/roofSlope'
const at = '2026-11-29T03:00:00.000Z'
const slope = (value: number, error = 1): Origin => ({ kind: 'measured', instrument: 'inclinometer', value, error, at })
const sloped = (roofSlope: number) => ({ ...exampleProject, building: { ...exampleProject.building, roofSlope } })
const measured = withOrigin(sloped(22), key, slope(22))

it('tells of the value that it was measured for, and of no other', () => {
  expect(originOf(measured, key)).toEqual(slope(22))
  const typed = { ...measured, building: { ...measured.building, roofSlope: 23 } }
  expect(originOf(typed, key)).toBeNull()
  expect(originOf({ ...typed, building: measured.building }, key)).toEqual(slope(22))
  expect(withHeldOrigins(typed)).not.toHaveProperty('origins')
})

it('a draft of a release without origins is read as it is, and one with them keeps them', () => {
  expect(projectDraft.parse(exampleProject)).toEqual(exampleProject)
  expect(projectDraft.parse(exampleProject)).not.toHaveProperty('origins')
  expect(projectDraft.parse(measured)).toEqual(measured)
})

it('goes over the wire and back; one that does not hold is left behind', () => {
  const sent = parseWireProject(toWireProject(measured))
  expect(sent.ok && sent.value.project.origins).toEqual({ [key]: slope(22) })
  const stale = parseWireProject({ ...toWireProject(measured), roof_slope: 25 })
  expect(stale.ok && stale.value.project).not.toHaveProperty('origins')
})

it.each([
  { 'building/roofSlope/x': slope(22) },
  { '__proto__/roofSlope': slope(22) },
  { [key]: { ...slope(22), error: -1 } },
  { [key]: { ...slope(22), at: 'yesterday' } },
  { [key]: { ...slope(22), instrument: 'guess' } },
  { [key]: { ...slope(22), more: 1 } },
  Object.fromEntries(
    Array.from({ length: 81 }, (_, n) => [
      `building/f${'a'.repeat(n % 39)}${n > 38 ? 'B' : ''}${n > 77 ? 'C'.repeat(n - 77) : ''}`,
      slope(1),
    ]),
  ),
])('refuses what is no origin: %#', (sent) => {
  expect(origins.safeParse(sent).success).toBe(false)
})

it('another job, or another roof, was measured anew', () => {
  expect(copiedProject(measured, exampleProject.dateTime)).not.toHaveProperty('origins')
  expect(furtherRoof(measured, exampleProject.dateTime, 'all')).not.toHaveProperty('origins')
})

it('an edit of a program that tells none keeps those of the values that it leaves', () => {
  expect(withFormerOrigins(sloped(22), measured).origins).toEqual({ [key]: slope(22) })
  expect(withFormerOrigins(sloped(25), measured)).not.toHaveProperty('origins')
})

it('names the photos on which something was tapped', () => {
  const tapped = { photo: '/files/a', reference: 'card' as const, corners: [], points: [] }
  const project = withOrigin(measured, key, {
    ...slope(22),
    kind: 'measured',
    instrument: 'photo-length',
    error: 1,
    at,
    tapped,
  })
  expect(photosOfOrigins(project)).toEqual(['/files/a'])
  expect(photosOfOrigins(withTappedPhotos(project, (address) => `${address}?s`))).toEqual(['/files/a?s'])
})

it('a measured slope offers low, likely and high; a typed one nothing', () => {
  expect(measuredValues(measured, 'roofSlope')).toEqual([21, 22, 23])
  expect(measuredValues(sloped(22), 'roofSlope')).toEqual([])
  expect(measuredValues(withOrigin(sloped(0.5), key, slope(0.5)), 'roofSlope')).toEqual([0, 0.5, 1.5])
})

it('an error that is another roof is cut off', () => {
  expect(measuredValues(withOrigin(sloped(22), key, slope(22, 30)), 'roofSlope')).toEqual([19, 22, 25])
})

it('a photo that was sent after the measurement is named by that measurement alone', () => {
  const onPhoto = (moment: string): Origin => ({
    kind: 'measured',
    instrument: 'photo-length',
    value: 22,
    error: 1,
    at: moment,
    tapped: { photo: null, reference: 'tape', corners: [], points: [] },
  })
  const later = '2026-11-29T03:00:01.000Z'
  const two = withOrigin(withOrigin(sloped(22), key, onPhoto(at)), 'structure/spacing', onPhoto(later))
  expect(photosOfOrigins(withSentPhoto(two, [at], '/files/1.jpg'))).toEqual(['/files/1.jpg'])
  const sent = withSentPhoto(withSentPhoto(two, [at, later], '/files/1.jpg'), [at, later], '/files/2.jpg')
  expect(photosOfOrigins(sent)).toEqual(['/files/1.jpg', '/files/1.jpg'])
  expect(withSentPhoto(measured, [at], '/files/1.jpg')).toEqual(measured)
})
