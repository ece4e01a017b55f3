import { MantineProvider } from '@mantine/core'
import { type KeptLayout, keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { sampleLayout } from '@soundroof/report/testing/sample-layout'
import { sayIn } from '@soundroof/words/say'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Speaking } from '../../../../../platform/words/use-say.ts'
import type { LayoutEditor } from '../use-layout-editor.ts'
import { BlockForm } from './block-form.tsx'
import { EditTools } from './edit-tools.tsx'
import { Counts, FaceTable, otherWarnings, RefusedPanels } from './side-panel.tsx'
import { Things } from './things.tsx'
import { useWork, type Work } from './use-work.ts'

const [block] = sampleLayout.blocks
if (block === undefined) throw new Error('the sample has a block')

const refused = {
  plane: 'roof',
  x: 6120,
  y: 5000,
  width: 1100,
  height: 1700,
  place: { block: 0, row: 0, column: 1 },
  reason: 'It lies on obstacle 1.',
} as const
const chimney = { kind: 'obstacle', plane: 'roof', x: 7000, y: 5000, width: 600, height: 600 } as const
const layout = { ...sampleLayout, blocks: [{ ...block, columns: 2 }], refused: [refused] }
const present: KeptLayout = keptLayout.parse({ blocks: layout.blocks, obstacles: [chimney] })

const editor: LayoutEditor = {
  isEditing: true,
  isFocusOwed: { current: false },
  begin: vi.fn(),
  layOutAnew: vi.fn(),
  keepAsItIs: vi.fn(),
  kept: present,
  change: vi.fn(),
  undo: null,
  redo: vi.fn(),
  steps: 0,
  isChanged: true,
  save: vi.fn(),
  discard: vi.fn(),
  isBusy: false,
  problem: null,
  waiting: null,
  laid: undefined,
  preview: vi.fn(),
}

const At = ({ draw }: { readonly draw: (work: Work) => ReactNode }) =>
  draw(useWork(editor, layout, { setback: 200, facing: null }))

const shown = (draw: (work: Work) => ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <At draw={draw} />
      </Speaking>
    </MantineProvider>,
  )

it('says how many panels count, and why one does not, with what helps', () => {
  const html = shown((work) => (
    <>
      <Counts work={work} saved="2 panels, 4 feet" />
      <FaceTable work={work} room={[{ plane: 'roof', panels: 0 }]} />
      <RefusedPanels work={work} />
    </>
  ))
  expect(html).toContain('1 of 2 panels count')
  expect(html).toContain('0.44 kW. Saved: 2 panels, 4 feet')
  expect(html).toMatch(/Block 1, row 1, panel 2 is not counted\.<\/strong> It lies on obstacle 1\./)
  expect(html).toContain('Leave it out')
  expect(html).toMatch(/Room left<\/th>.*<td>full<\/td>/)
  expect(html).toContain('Block 220 mm left')
})

it('says once that panels are not counted', () => {
  const counted = { code: 'panels-not-counted', values: { panels: 1 } } as const
  const coded = { refused: [], lost: [], assumptions: [], warnings: ['gable-laid-out-as-one-plane' as const, counted] }
  const said = { ...layout, warnings: ['Drawn as one plane.', '1 panel is not counted.'] }
  expect(otherWarnings({ layout: said, coded })).toEqual(['Drawn as one plane.'])
})

it('lists what lies on the roof, and shows sizes and place of a block', () => {
  const html = shown((work) => (
    <>
      <EditTools work={work} />
      <Things work={work} />
      {work.blocks.map((each) => (
        <BlockForm key="one" work={work} block={each} index={0} />
      ))}
    </>
  ))
  expect(html).toContain('Block 1: Roof, 2 panels')
  expect(html).toContain('Obstacle 1, roof: 600 × 600 mm')
  for (const [label, value] of [
    ['Columns', 2],
    ['From the eave in millimetres', 5000],
    ['From the left in millimetres', 5000],
  ])
    expect(html).toMatch(
      new RegExp(`value="${value}"[^>]*aria-label="${label}"|aria-label="${label}"[^>]*value="${value}"`),
    )
})
