import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { parseWireProject, toWireProject } from '../wire/wire.ts'
import { copiedProject, furtherRoof } from './copy.ts'
import { projectDraft } from './draft.ts'
import { asOnRoof, isFromDesk, mergedFiles } from './photos.ts'
import { problemsOf } from './project.ts'
import { resolveInput } from './resolve.ts'

const around = { choices, provider: 'the provider', maxSpan: () => null }
const shed = JSON.parse(
  readFileSync(new URL('../../../../../apps/cli/examples/shed-in-sydney.json', import.meta.url), 'utf8'),
)
const photographed = { roof_photos: ['a', 'b'], rafter_span_photos: ['c'], connection_photos: ['d'] }
const none = { roof_photos: [], rafter_span_photos: [], connection_photos: [], roof_sheeting_photos: [], big_file: [] }

const read = (more: object) => {
  const parsed = parseWireProject({ ...shed, ...none, ...more })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value.project
}
const messages = (project: Parameters<typeof problemsOf>[1]) => problemsOf('photos', project, around).map(spoken)

const asked = [
  'At least 2 photos of the roof please!',
  'Take a photo of an overall rafter span please!',
  'Take a photo of purlin-to-rafter connection please!',
]

test('who was on the roof needs the photos; who was not goes on without them', () => {
  for (const from_desk of [undefined, null, '', 0, '0']) expect(messages(read({ from_desk }))).toEqual(asked)
  for (const from_desk of [1, '1']) expect(messages(read({ from_desk }))).toEqual([])
  expect(messages(read({ from_desk: 1, fixing_type_index: 1, is_penetrative: 0 }))).toEqual([])
})

test('the most photos hold from the desk too', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `${index}`)
  expect(messages(read({ from_desk: 1, roof_photos: ten }))).toEqual(['Please upload a maximum of 9 pictures!'])
})

test('screws require no photos of the sheeting, and take nine', () => {
  const sheets = (count: number) => ({ roof_sheeting_photos: Array.from({ length: count }, (_, index) => `s${index}`) })
  const screwed = (count: number) => messages(read({ ...photographed, ...sheets(count) }))
  expect([screwed(0), screwed(9)]).toEqual([[], []])
  expect(screwed(10)).toEqual(['Please upload a maximum of 9 pictures!'])
})

test.each([2, -1, 0.5, 'yes', true, [], {}])('from_desk %j is refused by its name', (from_desk) => {
  expect(parseWireProject({ ...shed, from_desk })).toMatchObject({ ok: false, problems: [{ field: 'from_desk' }] })
})

test('the calculation is asked the same', () => {
  expect(resolveInput(read({ from_desk: 1 }), choices)).toEqual(resolveInput(read({}), choices))
})

test('with every photo that the step requires a project is no longer from the desk', () => {
  expect(isFromDesk(read({ from_desk: 1 }))).toBe(true)
  expect(isFromDesk(read({ from_desk: 1, ...photographed, connection_photos: [] }))).toBe(true)
  const complete = read({ from_desk: 1, ...photographed })
  expect([isFromDesk(complete), complete.photos.fromDesk, toWireProject(complete).from_desk]).toEqual([false, false, 0])
  const clamped = { ...photographed, from_desk: 1, fixing_type_index: 1, is_penetrative: 0 }
  expect(isFromDesk(read(clamped))).toBe(true)
  expect(isFromDesk(read({ ...clamped, roof_sheeting_photos: ['e'] }))).toBe(false)
})

test('is written as it was read, and open in drafts of before', () => {
  const project = read({ from_desk: 1 })
  expect(toWireProject(project).from_desk).toBe(1)
  expect(read(toWireProject(project))).toEqual(project)
  const { fromDesk: _, ...former } = project.photos
  expect(projectDraft.parse({ ...project, photos: former }).photos.fromDesk).toBe(false)
})

test('for a review it is asked as of everybody', () => {
  expect(messages(asOnRoof(read({ from_desk: 1 })))).toEqual(asked)
})

test('a further roof of the job stays at the desk; another job says it anew', () => {
  const project = read({ from_desk: 1 })
  for (const copy of ['site', 'all'] as const)
    expect(furtherRoof(project, '2026-11-23 08:00:00', copy).photos.fromDesk).toBe(true)
  expect(copiedProject(project, '2026-11-23 08:00:00').photos.fromDesk).toBe(false)
})

test('lists of files that two people changed have what each added, without what either removed', () => {
  const files = (roof: readonly string[]) => ({
    ...{ roof: [...roof], rafterSpan: [], connection: [], sheeting: [], extra: [] },
  })
  const merged = mergedFiles(files(['a', 'b', 'c']), files(['a', 'c', 'theirs']), files(['b', 'c', 'mine']))
  expect(merged).toEqual(files(['c', 'mine', 'theirs']))
  expect(mergedFiles(files(['a']), files(['a']), files(['b']))).toEqual(files(['b']))
})
