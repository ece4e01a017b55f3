import { spokenProblems } from '@soundroof/contract/platform/coded/testing/spoken'
import { listedProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { problemsOf, warningsOf } from '@soundroof/contract/roofs/projects/project'
import { choices as published } from '@soundroof/data/choices'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { bandsOfModule, entriesOf, entryWords, withEntry } from './product-choice.ts'

const say = sayIn('en-AU')

const products = listedProducts({
  racking: { [sampleRacking.id]: sampleRacking },
  modules: { [sampleModule.id]: sampleModule },
})
const choices = { ...published, ...products }
const blank = emptyProject('2026-11-21 10:00:00')
const answered = {
  ...blank,
  solar: {
    ...blank.solar,
    installation: 'perpendicular' as const,
    scale: 60,
    mount: 'flush' as const,
    tiltAngle: 0,
    fixing: 'screw' as const,
  },
}
const context = { choices, provider: 'Example Engineers', maxSpan: () => null }

describe('a module chosen in the solar step', () => {
  const options = withEntry({ ...blank.options, panelLengthExact: 1700 }, 'module', sampleModule.id)

  it('brings its size: ranges are set, exact sizes are cleared, nothing is left to answer', () => {
    expect([options.module, options.panelLengthExact]).toEqual(['example-module', null])
    const solar = { ...answered.solar, ...bandsOfModule(choices, sampleModule) }
    expect([solar.panelLengthBand, solar.panelWidthBand]).toEqual([1, 1])
    expect(problemsOf('solar', { ...answered, options, solar }, context)).toEqual([])
  })

  it('leaves the answers alone when it is taken back', () => {
    expect(bandsOfModule(choices, undefined)).toEqual({})
    expect(withEntry(options, 'module', null).module).toBeNull()
  })

  it('longer than the longest range has that range', () => {
    expect(bandsOfModule(choices, { length: 2384, width: 1303 })).toEqual({ panelLengthBand: 6, panelWidthBand: 1 })
  })
})

it('an entry says where its figures come from and how sure they are', () => {
  const [racking] = entriesOf(choices, 'racking')
  expect(racking && entryWords(say, racking)).toBe('2026-03, valid until 31 Dec 2028. Example Racking, certificate 12')
  expect(racking && entryWords(say, { ...racking, status: 'unverified', validUntil: null })).toBe(
    '2026-03, not confirmed. Example Racking, certificate 12',
  )
})

it('an entry that is out of date is warned of beside its field', () => {
  const late = {
    ...answered,
    dateTime: '2029-01-01 10:00:00',
    options: { ...blank.options, racking: sampleRacking.id },
  }
  const warnings = warningsOf('solar', late, context)
  expect(warnings.map(({ step }) => step)).toEqual(['solar'])
  expect(spokenProblems(warnings)).toMatchObject([
    {
      field: 'options.racking',
      message:
        'Example rail, 2026-03, holds from 1 Jan 2026 until 31 Dec 2028: please ask its manufacturer for the current edition.',
    },
  ])
})
