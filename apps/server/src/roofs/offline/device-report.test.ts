import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { reportBlocks } from '@soundroof/report/reports/report-blocks'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { exampleDraft } from '../example/example-roof.ts'
import { reportWorld } from './testing/device-world.ts'

const provider = { name: 'Engineers', email: 'a@example.org', phone: '', web: 'https://example.org' }

it('a device prints the summary with the code of the server, as a draft on every page', async () => {
  const result = inWords(assess(resolveInput(exampleDraft, choices), catalogue), 'en-AU')
  const issuedAt = '2026-11-24T09:30:00.000Z'
  const version = '2.2.2-beta'
  const input = { kind: 'result-summary', project: exampleDraft, choices, result, provider, issuedAt, version } as const
  const blocks = reportBlocks(sayIn('en-AU'), input)
  const answer = await reportWorld({ blocks, title: 'Warehouse', author: provider.name, madeAt: issuedAt })
  if (!answer.ok) throw new Error(answer.why)
  const { pages } = await readPdf(answer.pdf)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Draft, not issued')
  expect(pages.join(' ')).toContain('Warehouse east roof')
})
