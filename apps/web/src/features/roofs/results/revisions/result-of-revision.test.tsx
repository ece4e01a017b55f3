import { MantineProvider } from '@mantine/core'
import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { sampleProject } from '@soundroof/report/testing/sample-project'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { codedAsIssued } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { ResultOfRevision } from './result-of-revision.tsx'
import { RevisionPage } from './revision-page.tsx'

const hash = 'h'
const issued: IssuedResult = {
  id: 'first',
  issued_at: '2026-11-21T09:30:00.000Z',
  revision: 1,
  is_present: false,
  result: sampleResult,
  coded: codedAsIssued(sampleResult),
}
const facing = (frontFacing: number) => ({
  ...sampleProject,
  building: { ...sampleProject.building, frontFacing },
})
const saved = (project: typeof sampleProject) => ({ project, summary: { updatedAt: issued.issued_at } })

/** Page of a project saved with its front to the east and a result, then with it to the north and none. */
const shown = (node: ReactNode, queries = new QueryClient()): string => {
  queries.setQueryData(['project', hash], saved(facing(0)))
  queries.setQueryData(['revision', hash, 1], saved(facing(90)))
  queries.setQueryData(['revision', hash, 2], saved(facing(0)))
  queries.setQueryData(
    ['revisions', hash],
    [
      { revision: 2, result: null },
      { revision: 1, result: 'first' },
    ],
  )
  queries.setQueryData(['issued-result', hash, 'first'], issued)
  queries.setQueryData(['layout', hash, 'first', 1], { answer: null, problem: null })
  return renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <QueryClientProvider client={queries}>{node}</QueryClientProvider>
      </Speaking>
    </MantineProvider>,
  )
}

it('draws an earlier result on the roof of its own revision, to read only', () => {
  const page = shown(<ResultOfRevision hash={hash} issued={issued} />)
  expect(page).toContain('faces east (90°)')
  expect(page).not.toContain('faces north')
  expect(page).not.toContain('Edit the array')
})

it('draws no result whose inputs were never saved', () => {
  const page = shown(<ResultOfRevision hash={hash} issued={{ ...issued, revision: null }} />)
  expect(page).toContain('were not saved with the project')
  expect(page).not.toContain('<svg')
})

it('draws the array of the revision that is shown, also where a later one has the same result', () => {
  const queries = new QueryClient()
  shown(<RevisionPage hash={hash} revision={1} />, queries)
  const asked = queries.getQueryCache().getAll()
  expect(asked.flatMap(({ queryKey }) => (queryKey[0] === 'layout' ? [queryKey] : []))).toEqual([
    ['layout', hash, 'first', 1],
  ])
})

it('shows with a revision the result of that revision alone', () => {
  expect(shown(<RevisionPage hash={hash} revision={1} />)).toContain('faces east (90°)')
  const second = shown(<RevisionPage hash={hash} revision={2} />)
  expect(second).toContain('This revision has no result.')
  expect(second).not.toContain('Recommendation by zone')
})
