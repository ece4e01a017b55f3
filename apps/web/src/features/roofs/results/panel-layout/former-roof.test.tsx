import { MantineProvider } from '@mantine/core'
import { sampleLayout } from '@soundroof/report/testing/sample-layout'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { alreadySaid, Speaking } from '../../../../platform/words/use-say.ts'
import { nothingChanged } from './edit-layout.ts'
import { FormerRoof } from './former-roof.tsx'
import type { Laid } from './use-layout.ts'
import type { LayoutEditor } from './use-layout-editor.ts'

const editor: LayoutEditor = {
  isEditing: false,
  isFocusOwed: { current: false },
  begin: vi.fn(),
  layOutAnew: vi.fn(),
  keepAsItIs: vi.fn(),
  kept: nothingChanged,
  change: vi.fn(),
  undo: null,
  redo: null,
  steps: 0,
  isChanged: false,
  save: vi.fn(),
  discard: vi.fn(),
  isBusy: false,
  problem: null,
  waiting: null,
  laid: undefined,
  preview: vi.fn(),
}

const parts = {
  parts: [],
  cutting: [],
  notes: [],
  railLength: { drawn: 0, bought: 0 },
  mass: { lighter: 0, heavier: 0 },
  foot: null,
}
const laidOn = (isOfFormerRoof: boolean): Laid => ({
  answer: {
    layout: sampleLayout,
    coded: { refused: [], lost: [], warnings: [], assumptions: [] },
    parts,
    csv: '',
    isOfFormerRoof,
    hints: null,
  },
  problem: null,
})
const refused: Laid = {
  answer: null,
  problem: alreadySaid('There is no plane "left".'),
  formerRoof: alreadySaid('Kept for an earlier roof.'),
}

const html = (laid: Laid, change: Partial<LayoutEditor> | null = {}): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <FormerRoof laid={laid} editor={change && { ...editor, ...change }} />
      </Speaking>
    </MantineProvider>,
  )
const shown = (...given: Parameters<typeof html>): readonly string[] =>
  [...html(...given).matchAll(/Kept for an earlier roof\.|Lay the array out anew|Keep it on this roof as it is/g)].map(
    ([words]) => words,
  )

it('an array of a former roof is laid out anew or kept as it is; one that does not fit can only be laid out anew', () => {
  expect(shown(laidOn(true))).toEqual(['Lay the array out anew', 'Keep it on this roof as it is'])
  expect(shown(refused)).toEqual(['Kept for an earlier roof.', 'Lay the array out anew'])
})

it('nothing is offered on its own roof, while it is changed, or where nothing may be changed', () => {
  expect(shown(laidOn(false))).toEqual([])
  expect(shown(laidOn(true), { isEditing: true })).toEqual([])
  expect(shown(laidOn(true), null)).toEqual([])
  expect(shown(refused, null)).toEqual(['Kept for an earlier roof.'])
})
