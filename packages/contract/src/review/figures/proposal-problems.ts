import { told } from '../../platform/messages.ts'
import type { Problem } from '../../platform/problem.ts'
import { isBlank } from '../../platform/visible-text.ts'
import type { CatalogueFigure } from './catalogue-figures.ts'
import { isTableFigure } from './figure-tables.ts'
import { type FigureValue, type PublishedValue, valueProblem } from './value-kinds.ts'
import { valueLabel } from './value-label.ts'
import { orderProblems } from './value-order.ts'
import { productProblems } from './value-products.ts'

/** Checks every value of the name: a proposal may give a name twice, and either could count. */
const valueProblems = (published: PublishedValue, given: readonly FigureValue[]): readonly Problem[] => {
  const { name } = published
  const field = `values.${name}`
  const named = given.filter((one) => one.name === name)
  if (named.length === 0) return [{ field, ...told('figureValueMissing', { name: valueLabel(name) }) }]
  if (named.length > 1) return [{ field, ...told('figureValueTwice', { name: valueLabel(name) }) }]
  return named.flatMap(({ value }) => valueProblem(published, value))
}

type Figure = Pick<CatalogueFigure, 'id' | 'values' | 'name'>

const replacementProblems = (given: readonly FigureValue[], { id, values: published, name: figure }: Figure) => {
  if (published.length === 0)
    return [{ field: 'values', ...told(isTableFigure(id) ? 'figureTableByFile' : 'figureHasNoValues', { figure }) }]
  const names = new Set(published.map(({ name }) => name))
  const unknown = given.filter(({ name }) => !names.has(name))
  const same = published.every((one) => given.find(({ name }) => name === one.name)?.value === one.value)
  const wrong = [
    ...unknown.map(({ name }) => ({
      field: 'values',
      ...told('figureValueUnknown', { name: valueLabel(name), figure }),
    })),
    ...published.flatMap((one) => valueProblems(one, given)),
    ...(same ? [{ field: 'values', ...told('figureValuesSame') }] : []),
  ]
  return wrong.length > 0 ? wrong : [...orderProblems(id, published, given), ...productProblems(published, given)]
}

/** A sign-off says why. */
export const reasonProblems = (reason: string): readonly Problem[] =>
  isBlank(reason) ? [{ field: 'reason', ...told('figureReasonRequired') }] : []

/** What is wrong with a proposal, field by field. */
export const proposalProblems = (
  { values, reason }: { readonly values: readonly FigureValue[] | null; readonly reason: string },
  figure: Figure,
): readonly Problem[] => [...reasonProblems(reason), ...(values === null ? [] : replacementProblems(values, figure))]
