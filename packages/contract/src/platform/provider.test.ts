import { expect, it } from 'vitest'
import { spokenProblems } from './coded/testing/spoken.ts'
import { parseWith } from './parse.ts'
import { providerChange, providerProblems } from './provider.ts'

const provider = {
  name: 'Example Engineers',
  email: 'desk@example.org',
  phone: '02 5550 1234',
  web: 'https://example.org',
}

it.each([
  provider,
  { ...provider, phone: '', web: '' },
  { ...provider, phone: '1300 SOLAR', web: 'HTTP://www.example.org/solar?x=1#top' },
  { ...provider, name: 'Büro Ångström 屋根', phone: '+61 (0)2 5550-1234' },
])('%j is right', (details) => {
  expect(providerProblems(details)).toEqual([])
  expect(parseWith(providerChange, { ...details, version: 0 }).ok).toBe(true)
})

it.each([
  ['name', ' '],
  ['email', ''],
  ['email', 'desk'],
  ['email', 'desk@example.org, other@example.org'],
  ['phone', 'ask'],
  ['web', 'example.org'],
  ['web', 'javascript:alert(1)'],
  ['web', 'https://example'],
  ['web', 'https://safe.example@evil.example'],
  ['web', 'https://example.org/a b'],
])('%s %j is wrong', (field, value) => {
  expect(providerProblems({ ...provider, [field]: value }).map((problem) => problem.field)).toEqual([field])
})

it.each(['two\nlines', 'turned \u202e round', 'null \u0000', 'split \u2028 line'])(
  '%j is not a line of text',
  (name) => {
    const read = parseWith(providerChange, { ...provider, name, version: 0 })
    expect(read.ok ? [] : spokenProblems(read.problems)).toEqual([
      { field: 'name', message: 'Name must be one line of plain text!' },
    ])
  },
)
