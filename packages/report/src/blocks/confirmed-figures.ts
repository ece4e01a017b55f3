import { text } from '@soundroof/contract/platform/text'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import type { ConfirmedFigure } from '@soundroof/contract/roofs/catalogue/confirmation'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { dayText } from '../wording/day-text.ts'
import { type Block, type ListItem, listUnder } from './blocks.ts'

/** Heading of the list, on screen and in the report. */
export const CONFIRMED = 'Figures confirmed by engineers'

type Confirmed = Pick<BriefResult, 'confirmedFigures'>

/** What stands in place of what is published: "2 (published 2.22)"; empty where the figure is no number. */
const valuesOf = ({ replaced = [] }: ConfirmedFigure): string =>
  replaced
    .map(({ name, inForce, published }) => {
      const value = text('{value} (published {published})', { value: inForce ?? '–', published: published ?? '–' })
      return name === 'value' ? value : `${valueLabel(name)}: ${value}`
    })
    .join('; ')

/** The value in force, who stands behind it, and since when. */
export const inForceWords = (figure: ConfirmedFigure): string => {
  const { confirmedBy, approvedBy, on, isReplaced } = figure
  const engineers =
    approvedBy === null
      ? text('{engineer}, without a second engineer', { engineer: confirmedBy })
      : text('{engineer} and {second}', { engineer: confirmedBy, second: approvedBy })
  if (!isReplaced) return text('as published, by {engineers}, {day}', { engineers, day: dayText(on) })
  const values = valuesOf(figure)
  return values === ''
    ? text("the provider's own value, by {engineers}, {day}", { engineers, day: dayText(on) })
    : text("the provider's own value: {values}, by {engineers}, {day}", { values, engineers, day: dayText(on) })
}

/** Who stands behind each confirmed figure. */
export const confirmedItems = ({ confirmedFigures = [] }: Confirmed): readonly ListItem[] =>
  confirmedFigures.map((figure) => ({ text: figure.name, note: inForceWords(figure) }))

export const confirmedBlocks = (result: Confirmed): readonly Block[] =>
  listUnder(CONFIRMED, confirmedItems(result), 'plain', 'small')
