import { filled, inEnglish, type Language, speak, text } from '@soundroof/contract/platform/text'
import { reportKinds } from '@soundroof/contract/roofs/documents/document'
import { afterEach, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { reportBlocks } from './report-blocks.ts'

const shouting: Language = { tag: 'zh-Hans', text: () => '中文', recognised: () => '中文' }

afterEach(() => speak({ tag: 'en-AU', text: filled, recognised: (sentence) => sentence }))

const reports = () =>
  reportKinds.map((kind) =>
    reportBlocks({
      kind,
      project: sampleProject,
      choices: sampleChoices,
      result: sampleResult,
      provider: { name: 'Firm', email: 'a@example.org', phone: '', web: 'https://example.org' },
      issuedAt: '2026-11-21T09:30:00.000Z',
      version: '2.2.2-beta',
    }),
  )

it('a report on the screen of a reader of Chinese is the one that is printed', () => {
  const printed = JSON.stringify(reports())
  expect(printed).not.toMatch(/\p{Script=Han}/u)
  speak(shouting)
  expect(JSON.stringify(reports())).toMatch(/中文/)
  expect(JSON.stringify(inEnglish(reports))).toBe(printed)
  expect(text('Save')).toBe('中文')
})

it('the language comes back after a failure', () => {
  speak(shouting)
  expect(() =>
    inEnglish(() => {
      throw new RangeError('no such kind')
    }),
  ).toThrow(new RangeError('no such kind'))
  expect(text('Save')).toBe('中文')
})
