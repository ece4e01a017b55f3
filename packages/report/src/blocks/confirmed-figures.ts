import { text } from '@soundroof/contract/platform/text'
import type { ConfirmedFigure } from '@soundroof/contract/roofs/catalogue/confirmation'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { type Block, type ListItem, listUnder } from './blocks.ts'

/** Heading of the list, on screen and in the report. */
export const CONFIRMED = 'Figures confirmed by engineers'

type Confirmed = Pick<BriefResult, 'confirmedFigures'>

const noteOf = ({ confirmedBy, approvedBy, on, isReplaced }: ConfirmedFigure): string => {
  const by =
    approvedBy === null
      ? text('{engineer}, without a second engineer', { engineer: confirmedBy })
      : text('{engineer} and {second}', { engineer: confirmedBy, second: approvedBy })
  return text(isReplaced ? "the provider's own value, by {engineers}, {day}" : 'as published, by {engineers}, {day}', {
    engineers: by,
    day: on,
  })
}

/** Who stands behind each confirmed figure. */
export const confirmedItems = ({ confirmedFigures = [] }: Confirmed): readonly ListItem[] =>
  confirmedFigures.map((figure) => ({ text: figure.name, note: noteOf(figure) }))

export const confirmedBlocks = (result: Confirmed): readonly Block[] =>
  listUnder(CONFIRMED, confirmedItems(result), 'plain', 'small')
