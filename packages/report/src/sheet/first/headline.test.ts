import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { expect, test } from 'vitest'
import { warn } from '../../drawing/palette.ts'
import { sampleLayout } from '../../testing/sample-layout.ts'
import { sampleProject } from '../../testing/sample-project.ts'
import { sampleResult } from '../../testing/sample-result.ts'
import type { Pen } from '../paper.ts'
import { isReleased, mayBuild } from '../sheet-input.ts'
import { framed } from './headline.ts'

const pen: Pen = { width: () => 40, wrap: (text) => [text] }
const place = { x: 0, y: 0, width: 200 }
const said = { name: 'Needs an engineer: do not install yet', text: 'Why.', stop: '' }

const filled = (isBuildable: boolean): readonly string[] =>
  framed(pen, { ...said, isBuildable }, place).parts.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'path' && mark.fill !== null ? [mark.fill] : [])),
  )

test('only a sheet that is not to be built from has a warning band behind its name', () => {
  expect(filled(false)).toContain(warn)
  expect(filled(true)).not.toContain(warn)
})

test('a crew builds at once from a released sheet, of a job from the desk not before it has measured, of a draft not before it is issued', () => {
  const roof = { result: sampleResult, layout: sampleLayout }
  const desk = { ...sampleProject, photos: { ...emptyProject('').photos, fromDesk: true } }
  const sheets = [
    { ...roof, project: sampleProject },
    { ...roof, project: desk },
    { ...roof, project: sampleProject, isDraft: true },
  ]
  expect(sheets.map(isReleased)).toEqual([true, true, true])
  expect(sheets.map(mayBuild)).toEqual([true, false, false])
})
