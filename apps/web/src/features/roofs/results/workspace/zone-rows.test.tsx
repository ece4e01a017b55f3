import { MantineProvider } from '@mantine/core'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { ZoneRows } from './zone-rows.tsx'

type Verdict = (typeof sampleResult)['verdict']

const html = (
  panels: Readonly<Record<string, number>> | null,
  verdict: Verdict = 'pass',
  withoutRoom: readonly string[] = [],
): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <ZoneRows
          project={emptyProject('2026-01-01T00:00:00Z')}
          result={{ ...sampleResult, verdict, ridgeCorner: null }}
          found={[]}
          panels={panels && new Map(Object.entries(panels))}
          withoutRoom={new Set(withoutRoom)}
          open={null}
          onOpen={() => undefined}
        />
      </Speaking>
    </MantineProvider>,
  )

it('the zone that holds the whole array says so; of several none sets all, and none where an engineer must look', () => {
  const page = html({ Edge: 16 })
  expect(page.match(/use this/g)).toHaveLength(1)
  expect(page).toMatch(/data-used="true"[^>]*aria-label="[^"]*Edge/)
  expect(html({ Internal: 3, Edge: 16 })).not.toContain('use this')
  expect(html(null)).not.toContain('use this')
  expect(html({ Edge: 16 }, 'needs-engineer')).not.toContain('use this')
})

it('the mark of the capacity is labelled above the table, and under the first bar of a phone', () => {
  expect(html(null).match(/100\u00a0%<\/b>/g)).toHaveLength(2)
})

it('a zone that is only too small says so, and not that it is kept clear', () => {
  expect(html(null)).not.toContain('No room for a panel')
  const page = html(null, 'pass', ['Internal'])
  expect(page.match(/No room for a panel/g)).toHaveLength(1)
})
