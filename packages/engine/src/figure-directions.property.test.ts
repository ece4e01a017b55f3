import { type CatalogueFigure, catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import { withValues } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { runs } from '../testing/runs.ts'
import { assess } from './assess.ts'
import { visitSteps } from './result/unverified.ts'

/** The direction that the data gives each figure is what the calculation does with it. */

/** All values of a figure moved the safe way together, so that their order stays. */
const onTheSafeSide = (figure: CatalogueFigure): Catalogue => {
  const moved = figure.values.flatMap(({ name, value, direction }): readonly FigureValue[] => {
    if (typeof value !== 'number' || direction === undefined || direction === 'both') return []
    return [{ name, value: direction === 'higher-is-safer' ? value * 1.5 : value / 1.5 }]
  })
  return withValues(catalogue, figure, moved)
}

const safer = new Map(
  catalogueFigures(catalogue)
    .filter(({ values }) => values.some(({ direction }) => direction !== undefined && direction !== 'both'))
    .map((figure) => [figure.id, onTheSafeSide(figure)]),
)

/** Figures that the calculation of a roof has read. */
const readBy = ({ trace }: CodedResult): readonly string[] => {
  const ids = new Set<string>()
  visitSteps(trace, ({ figures = [] }) => {
    for (const id of figures) ids.add(id)
  })
  return [...ids]
}

const answers = ({ zoneResults }: CodedResult): string => JSON.stringify(zoneResults)

/** Zones with fewer rails, or feet further apart on as many, or open where they were not. */
const kinder = (before: CodedResult, after: CodedResult): readonly string[] =>
  after.zoneResults.flatMap((zone, index) => {
    const former = before.zoneResults[index]
    if (!former || !zone.installable) return []
    const isKinder =
      !former.installable ||
      zone.numRails < former.numRails ||
      (zone.numRails === former.numRails && (zone.fixingSpacing ?? 0) > (former.fixingSpacing ?? 0))
    return isKinder ? [`${index}: ${JSON.stringify([former, zone])}`] : []
  })

test('a figure that moves to its safe side makes no answer kinder', () => {
  const changing = new Set<string>()
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const before = assess(input, catalogue)
      if (!before.chargeable) return
      for (const id of readBy(before)) {
        const after = assess(input, safer.get(id) ?? catalogue)
        if (!after.chargeable) continue
        if (answers(before) !== answers(after)) changing.add(id)
        expect(kinder(before, after), id).toEqual([])
      }
    }),
    { numRuns: runs(300) },
  )
  expect(changing.size).toBeGreaterThan(10)
})
