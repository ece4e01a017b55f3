import { expect, test } from 'vitest'
import { warn } from '../../drawing/palette.ts'
import type { Pen } from '../paper.ts'
import { framed } from './headline.ts'

const pen: Pen = { width: () => 40, wrap: (text) => [text] }
const place = { x: 0, y: 0, width: 200 }
const said = { name: 'Needs an engineer: do not install yet', text: 'Why.', stop: '' }

const filled = (mayBuild: boolean): readonly string[] =>
  framed(pen, { ...said, mayBuild }, place).parts.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'path' && mark.fill !== null ? [mark.fill] : [])),
  )

test('only a sheet that is not to be built from has a warning band behind its name', () => {
  expect(filled(false)).toContain(warn)
  expect(filled(true)).not.toContain(warn)
})
