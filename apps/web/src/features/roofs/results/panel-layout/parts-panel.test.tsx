import { MantineProvider } from '@mantine/core'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { sampleLayout } from '@soundroof/report/testing/sample-layout'
import { sayIn } from '@soundroof/words/say'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { nothingChanged } from './edit-layout.ts'
import { PartsPanel } from './parts-panel.tsx'
import { WantedFields } from './wanted-fields.tsx'

const html = (node: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>{node}</Speaking>
    </MantineProvider>,
  )

const panels = { kind: 'panel', length: null, needed: 1, spare: 0, total: 1, partNumber: null } as const
const parts: LayoutAnswer['parts'] = {
  parts: [panels],
  cutting: [],
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
}
const shown = (refusal: string | null): string =>
  html(<PartsPanel answer={answer} refusal={refusal} fileName="parts.csv" />)

it('the parts of a former layout are not offered for a roof that cannot be laid out', () => {
  expect(shown(null)).toMatch(/<table.*Solar panel.*Download CSV/s)
  const refused = shown('The obstacle reaches beyond the plane.')
  expect(refused).toContain('There is no parts list: The obstacle reaches beyond the plane.')
  expect(refused).not.toMatch(/<table|Download CSV|Copy|1 panel/)
})

it('a power of the array is shown as its own, not as that of the project', () => {
  const chosen = (wanted: typeof nothingChanged.wanted): string =>
    html(<WantedFields kept={{ ...nothingChanged, wanted }} change={vi.fn()} />)
  const own = chosen({ kind: 'power', kilowatts: 12.5 })
  expect(own).toMatch(/<option value="power" selected="">A power of the array/)
  expect(own).toMatch(/Power of the array[\s\S]*value="12.5"/)
  expect(chosen(null)).toMatch(/<option value="project" selected="">/)
})
