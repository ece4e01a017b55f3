import { choices } from '@soundroof/data/choices'
import { sampleProject } from '@soundroof/report/testing/sample-project'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { foundChoices } from './found-choices.tsx'

const saving = {
  variation: { screwsPerFoot: 2 },
  parts: [{ kind: 'foot', before: 56, after: 48 }],
  rails: { before: 67.2, after: 100.8 },
  isPlacedAnew: true,
} as const
const answer = {
  savings: [{ ...saving, change: 'Use two screws a foot', conditions: ['Order longer bars.'] }],
  coded: [{ ...saving, change: 'use-two-screws', conditions: ['a code of another release'] }],
} as unknown as Parameters<typeof foundChoices>[1]

it('a change says what it needs more of and what comes with it, not only what it saves', () => {
  const [found] = foundChoices(sayIn('en-AU'), answer, null, { project: sampleProject, choices })
  expect(found).toEqual({
    change: 'Use two screws a foot',
    brings: 'Foot: 56 → 48, Rail as bought: 67.2 → 100.8 m',
    costs: ['Needs more of: Rail.', expect.stringContaining('placed again')],
    conditions: ['Order longer bars.'],
    variation: { screwsPerFoot: 2 },
  })
})
