import { MantineProvider } from '@mantine/core'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { reportBlocks } from '@soundroof/report/reports/report-blocks'
import { sampleChoices } from '@soundroof/report/testing/sample-choices'
import { sampleProject } from '@soundroof/report/testing/sample-project'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { BeforeYouClimb } from '../workspace/before-you-climb.tsx'
import { VerdictHead } from '../workspace/verdict-head.tsx'
import { ZoneRows } from '../workspace/zone-rows.tsx'
import { ChecksTable } from '../zones/checks-table.tsx'
import { BlockView } from './block-view.tsx'

const say = sayIn('en-AU')

const html = (node: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={say}>{node}</Speaking>
    </MantineProvider>,
  )

/** Visible text without tags. */
const words = (node: ReactNode): string =>
  html(node)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

type RowsProps = { readonly result: typeof sampleResult; readonly open: string | null }

const Rows = ({ result, open }: RowsProps) => (
  <ZoneRows
    project={sampleProject}
    result={result}
    found={[]}
    panels={null}
    withoutRoom={new Set()}
    open={open}
    onOpen={() => undefined}
  />
)

const input = {
  project: sampleProject,
  choices: sampleChoices,
  result: sampleResult,
  provider: { name: 'Firm', email: '', phone: '', web: '' },
  issuedAt: '2026-11-21T09:30:00.000Z',
  version: '2.2.2-beta',
} as const
const blocks = reportBlocks(say, { ...input, kind: 'full-calculation' })

describe('on the screen', () => {
  it('every block of a report is drawn', () => {
    const shown = blocks.map((block) => ({ kind: block.kind, markup: html(<BlockView block={block} previews={{}} />) }))
    for (const { kind, markup } of shown)
      if (kind !== 'footer' && kind !== 'contents')
        expect(markup, kind).toMatch(/<(h\d|p|section|dl|ul|ol|figure|header)/)
    const all = words(blocks.map((block, position) => <BlockView key={String(position)} block={block} previews={{}} />))
    for (const text of ['Keep panels at least 200 mm', 'Rafters: whole roof', 'u₀', 'governs', 'Unchanged'])
      expect(all).toContain(text)
    expect(shown.map(({ markup }) => markup).join('')).toContain('V</span><sub>des</sub>')
  })

  it('checks of members stand beside those of the bare roof, and the governing one is named', () => {
    const [zone] = sampleResult.zoneResults
    const text = words(
      <ChecksTable checks={zone?.checks ?? []} label="Checks" {...(zone ? { governing: zone } : {})} />,
    )
    expect(text).toContain('Fixings, rail and panel')
    expect(text).toMatch(/Ultimate uplift of the fixing governs/)
    expect(text).toMatch(/Unchanged 112 % 2\.13 kN\/m of 3\.01 kN\/m 119 % 0\.95/)
    expect(text.split('governs').length).toBe(2)
  })

  it('the rafters and the setback are shown', () => {
    expect(words(<Rows result={sampleResult} open="rafters" />)).toContain('An engineer must look at them.')
    expect(words(<Rows result={{ ...sampleResult, roofChecks: [] }} open="rafters" />)).not.toContain('Rafters')
    expect(words(<VerdictHead project={emptyProject('2026-01-01T00:00:00Z')} result={sampleResult} />)).toContain(
      'Rafters at 107 %, 97 % without panels',
    )
    expect(words(<BeforeYouClimb result={sampleResult} />)).toContain('Keep panels at least 200 mm from roof edges.')
  })

  it('a roof that fails is told no setback, on the screen or in a report', () => {
    const zoneResults = sampleResult.zoneResults.map((zone) => ({ ...zone, installable: false, fixingSpacing: null }))
    const result = { ...sampleResult, zoneResults, ridgeCorner: null }
    const failing = { ...input, result }
    const reports = (['result-summary', 'full-calculation'] as const).flatMap((kind) =>
      reportBlocks(say, { ...failing, kind }),
    )
    const all = [
      words(<VerdictHead project={emptyProject('2026-01-01T00:00:00Z')} result={result} />),
      words(<Rows result={result} open={null} />),
      words(<BeforeYouClimb result={result} />),
      ...reports.map((block) => words(<BlockView block={block} previews={{}} />)),
    ].join(' ')
    expect(all).toContain('Keep clear')
    expect(all).not.toMatch(/Keep panels at least|Setback|torque/i)
  })
})
