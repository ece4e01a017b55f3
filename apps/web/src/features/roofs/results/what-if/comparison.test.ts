import { partNames } from '@soundroof/report/parts-list/part-names'
import { sampleLayout } from '@soundroof/report/testing/sample-layout'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { comparedOf, editedOf, shownArray, unchanged } from './comparison.ts'
import type { VariantState } from './use-what-if.ts'
import { isSaved } from './whole-array.tsx'

const say = sayIn('en-AU')
const issuedArray = {
  layout: sampleLayout,
  coded: { refused: [], lost: [], warnings: [], assumptions: [] },
  parts: {
    parts: [],
    cutting: [],
    notes: [],
    railLength: { drawn: 0, bought: 0 },
    mass: { lighter: 0, heavier: 0 },
    foot: null,
  },
  csv: '',
  isOfFormerRoof: false,
  hints: null,
}
const variantArray = { ...issuedArray, csv: 'variant' }
const answered = (layout: typeof issuedArray | null): VariantState => ({
  ...unchanged,
  answer: {
    result: { ...sampleResult, ridgeCorner: null },
    charged: false,
    layout,
    layoutProblems: [],
    isPlacedAnew: false,
  } as unknown as NonNullable<VariantState['answer']>,
})

const compared = (shown: 'issued' | 'a' | 'b', a: VariantState, b: VariantState | null = null) =>
  comparedOf(
    say,
    { shown, edited: editedOf(shown, { a: {}, b: b === null ? null : {} }), states: { a, b } },
    { ...sampleResult, ridgeCorner: null },
  )

it('the variant that is changed stands first, the issued result last; without an answer only the issued one', () => {
  const names = (...given: Parameters<typeof compared>) => compared(...given).columns.map(({ name }) => name)
  expect(names('a', unchanged)).toEqual(['roofs.issued'])
  expect(names('b', answered(null), answered(null))).toEqual(['roofs.variant-b', 'roofs.variant', 'roofs.issued'])
  expect(names('b', answered(null))).toEqual(['roofs.variant', 'roofs.issued'])
})

it('the roof carries the array of what is shown', () => {
  expect(shownArray(compared('a', answered(variantArray)), issuedArray)).toBe(variantArray)
  expect(shownArray(compared('a', unchanged), issuedArray)).toBe(issuedArray)
  expect(shownArray(compared('issued', answered(variantArray)), issuedArray)).toBe(issuedArray)
  expect(shownArray(compared('a', answered(null)), issuedArray)).toBeNull()
})

it('fewer feet are a saving, fewer panels are none', () => {
  const [foot, panels] = [
    { name: partNames.foot, issued: 4, variant: 3 },
    { name: partNames.panel, issued: 4, variant: 3 },
  ]
  expect(isSaved(foot, [{ ...panels, variant: 4 }, foot])).toBe(true)
  expect(isSaved(panels, [panels, foot])).toBe(false)
  expect(isSaved(foot, [panels, foot])).toBe(false)
})
