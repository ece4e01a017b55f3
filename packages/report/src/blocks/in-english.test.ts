import { reportKinds } from '@soundroof/contract/roofs/documents/document'
import type { Say } from '@soundroof/words/language/say'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { reportBlocks } from '../reports/report-blocks.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'

const reports = (say: Say): string =>
  JSON.stringify(
    reportKinds.map((kind) =>
      reportBlocks(say, {
        kind,
        project: sampleProject,
        choices: sampleChoices,
        result: sampleResult,
        provider: { name: 'Firm', email: 'a@example.org', phone: '', web: 'https://example.org' },
        issuedAt: '2026-11-21T09:30:00.000Z',
        version: '2.2.2-beta',
      }),
    ),
  )

it('a report said in English is the one that is printed, whatever is said in another language', () => {
  const printed = reports(sayIn('en-AU'))
  expect(printed).not.toMatch(/\p{Script=Han}/u)
  expect(reports(sayIn('zh-Hans'))).toMatch(/\p{Script=Han}/u)
  expect(reports(sayIn('en-AU'))).toBe(printed)
})

it('no sentence of a report is a code', () => {
  expect(reports(sayIn('en-AU'))).not.toMatch(/"(shell|components|roofs|review|report)\.[a-z0-9-]+/)
})
