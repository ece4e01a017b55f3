import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { emptyProject, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { expect, it } from 'vitest'
import { savedSince } from './saved-since.ts'

const opened = emptyProject('2026-11-03 09:05:07')
const named = (name: string): ProjectDraft => ({ ...opened, header: { ...opened.header, name } })
const edit = { hash: 'h', openedRevision: 1, project: named('mine') }
const at = (revision: number): Revision => ({
  revision,
  saved_at: '2026-11-03T01:00:00Z',
  saved_by: 'Ben',
  result: null,
  issued_at: null,
  engine_version: null,
  catalogue_version: null,
})
/** @param inputs of the revisions from the first on */
const saved = (...inputs: readonly (ProjectDraft | null)[]) => ({
  newest: async () => (inputs.length === 0 ? null : at(inputs.length)),
  inputsAt: async (_: string, revision: number) => inputs[revision - 1] ?? null,
})

const long = (project: ProjectDraft): ProjectDraft => ({ ...project, building: { ...project.building, length: 7 } })
const seen = (revision: number, isOverwritten: boolean) => ({ newest: at(revision), isOverwritten })

it('takes away what a later save changed and the edit has not', async () => {
  expect(await savedSince(edit, saved(opened, named('his')))).toEqual(seen(2, true))
  expect(await savedSince(edit, saved(opened, long(opened)))).toEqual(seen(2, true))
  expect(await savedSince(edit, saved(opened, named('his'), named('his again')))).toEqual(seen(3, true))
})

it.each([
  ['the drawing alone was saved', edit.project, opened],
  ['the answer of the same edit was lost', edit.project, edit.project],
  ['the edit followed what the result page saved', long(edit.project), long(opened)],
])('takes nothing away where %s', async (_, project, now) => {
  expect(await savedSince({ ...edit, project }, saved(opened, now))).toEqual(seen(2, false))
})

it.each([
  ['nobody saved since', edit, saved(opened)],
  ['the server does not answer', edit, saved()],
  ['the project is new', { ...edit, hash: null }, saved(opened, named('his'))],
  ['a release before stored the edit', { ...edit, openedRevision: null }, saved(opened, named('his'))],
])('is none where %s', async (_, mine, there) => {
  expect(await savedSince(mine, there)).toBeNull()
})

it('asks rather than guesses where the inputs cannot be read', async () => {
  expect(await savedSince(edit, saved(null, named('his')))).toEqual(seen(2, true))
  expect(await savedSince(edit, { ...saved(opened, opened), inputsAt: async () => null })).toEqual(seen(2, true))
})
