import { MantineProvider } from '@mantine/core'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sampleLayout } from '@soundroof/report/testing/sample-layout'
import { sayIn } from '@soundroof/words/say'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Speaking } from '../../../../../platform/words/use-say.ts'
import { SettingOutFiles } from '../../setting-out/setting-out-files.tsx'
import { nothingChanged } from '../edit-layout.ts'
import { WantedFields } from '../wanted-fields.tsx'
import { Parts } from './parts.tsx'
import { Savings } from './savings.tsx'

const html = (node: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>{node}</Speaking>
    </MantineProvider>,
  )

const panels = { kind: 'panel', length: null, needed: 1, spare: 0, total: 1, partNumber: null, article: null } as const
const parts: LayoutAnswer['parts'] = {
  parts: [panels],
  cutting: [],
  notes: [],
  railLength: { drawn: 0, bought: 0 },
  mass: { lighter: 20, heavier: 30 },
  foot: null,
}
const answer: LayoutAnswer = {
  layout: sampleLayout,
  coded: { refused: [], lost: [], warnings: [], assumptions: [] },
  parts,
  csv: 'Solar panel,,,1,0,1',
  isOfFormerRoof: false,
  hints: null,
}
it('the parts of the array are a table to take along', () => {
  expect(html(<Parts answer={answer} fileName="parts.csv" />)).toMatch(/<table.*Solar panel.*Download CSV/s)
})

it('what would need fewer feet is told with the parts before and after, those that grow, and its conditions', () => {
  const saving = {
    parts: [{ kind: 'tile-hook' as const, before: 322, after: 216 }],
    rails: { before: 120, after: 120 },
    isPlacedAnew: false,
  }
  const says = (changes: Partial<typeof saving>): string => {
    const said = { ...saving, ...changes }
    return html(
      <Savings
        answer={{
          savings: [{ ...said, change: 'Use two screws', conditions: ['Keep clear'] }],
          coded: [{ ...said, change: 'use-two-screws', conditions: ['no-expansion-joint-named'] }],
        }}
      />,
    )
  }
  const told = says({})
  expect(told).toMatch(/What would need fewer feet.*two screws.*Tile hook: 322 → 216.*No expansion joints/s)
  expect(told).not.toContain('Rail as bought')
  expect(told).not.toMatch(/Needs more|cost/)
  expect(says({ rails: { before: 84, after: 100.8 } })).toContain('Needs more of: Rail.')
  expect(html(<Savings answer={{ savings: [], coded: [] }} />)).not.toContain('fewer feet')
})

it('positions and a drawing of each face with panels are offered as files', () => {
  const files = html(<SettingOutFiles project={emptyProject('2026-11-21 9:05:00')} layout={sampleLayout} />)
  expect(files).toMatch(/Positions \(CSV\).*DXF: Roof/s)
  const [plane] = sampleLayout.planes
  const bare = { ...sampleLayout, planes: plane ? [{ ...plane, panels: [] }] : [] }
  const none = html(<SettingOutFiles project={emptyProject('2026-11-21 9:05:00')} layout={bare} />)
  expect(none).not.toContain('button')
})

it('a power of the array is shown as its own, not as that of the project', () => {
  const chosen = (wanted: typeof nothingChanged.wanted): string =>
    html(<WantedFields kept={{ ...nothingChanged, wanted }} change={vi.fn()} />)
  const own = chosen({ kind: 'power', kilowatts: 12.5 })
  expect(own).toMatch(/<option value="power" selected="">A power of the array/)
  expect(own).toMatch(/Power of the array[\s\S]*value="12.5"/)
  expect(chosen(null)).toMatch(/<option value="project" selected="">/)
})
