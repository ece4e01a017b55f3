import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { remedyEntries, withEntries } from '@soundroof/contract/roofs/what-if/remedy-entries'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { flyBraces } from '@soundroof/engine/possible-changes/member-variants'
import { type Asked, variantsOf } from '@soundroof/engine/possible-changes/variants'
import { expect, it } from 'vitest'
import { sampleDraft, sampleNames } from '../../testing/sample-project.ts'

const clamped = { fixing_type_index: 1, is_penetrative: 0, roof_type: 'Tin Non-penetrative', roof_sheeting_index: 1 }
const nailed = {
  purlin_type: 4,
  purlin_depth: 35,
  purlin_breath: 70,
  purlin_timber_type: 1,
  purlin_support_condition: 1,
  purlin_spacing: 900,
  purlin_span: 900,
  is_perpendicular: 0,
  rafterIndex: 1,
  rafter_spacing: 900,
  rafter_span: 3000,
  rafter_depth: 140,
  rafter_breath: 45,
  rafter_timber_type: 0,
}

const projects = [
  ...sampleNames.map((name) => sampleDraft(name)),
  sampleDraft('shed-in-sydney', clamped),
  sampleDraft('workshop-in-townsville', nailed),
]

const asked: Asked = { crossings: [2.4], modules: [{ pull: 2.4, push: 1.2 }] }
const onOffer = onOfferIn(choices, '2026-11-23')

/** Entered numbers have two decimals. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'number' ? Math.round(each * 10) / 10 : each)))

it('entering a change gives the roof that was calculated for it', () => {
  const codes = new Set<string>()
  for (const project of projects) {
    const input = resolveInput(project, choices)
    for (const { message, change } of [...variantsOf(input, catalogue, onOffer, asked), ...flyBraces(input)]) {
      const code = typeof message === 'string' ? message : message.code
      const entries = remedyEntries(message, choices)
      if (code === 'module-rated-for') {
        expect(entries).toBeNull()
        continue
      }
      codes.add(code)
      expect(entries, code).not.toBeNull()
      const entered = resolveInput(withEntries(project, entries ?? []), choices)
      expect(rounded(entered), code).toEqual(rounded(change(input)))
    }
  }
  expect([...codes].sort()).toEqual([
    'add-purlins',
    'add-rafters',
    'bridge-purlins',
    'hold-battens',
    'lay-panels-flush',
    'lower-tilt',
    'screw-battens',
    'screw-feet-instead-of-clamps',
    'shorter-panels',
    'show-fly-braces',
    'turn-rails',
    'use-feet-over-rafters',
    'use-two-screws',
  ])
})

it('two changes together are entered together, or not at all', () => {
  const both = (second: Parameters<typeof remedyEntries>[0]) =>
    remedyEntries({ code: 'both-changes', values: { first: 'use-two-screws', second } }, choices)
  expect(both('lay-panels-flush')).toHaveLength(3)
  expect(both({ code: 'module-rated-for', values: { pull: 2, push: 1 } })).toBeNull()
})
