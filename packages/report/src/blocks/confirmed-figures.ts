import type { ConfirmedFigure } from '@soundroof/contract/roofs/catalogue/confirmation'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { type Block, type ListItem, listUnder } from './blocks.ts'

/** Heading of the list, on screen and in the report. */
export const CONFIRMED = 'Figures confirmed by engineers'

type Confirmed = Pick<BriefResult, 'confirmedFigures'>

const noteOf = ({ confirmedBy, approvedBy, on, isReplaced }: ConfirmedFigure): string => {
  const by = approvedBy === null ? `${confirmedBy}, without a second engineer` : `${confirmedBy} and ${approvedBy}`
  return `${isReplaced ? "the provider's own value, by" : 'as published, by'} ${by}, ${on}`
}

/** Who stands behind each confirmed figure. */
export const confirmedItems = ({ confirmedFigures = [] }: Confirmed): readonly ListItem[] =>
  confirmedFigures.map((figure) => ({ text: figure.name, note: noteOf(figure) }))

export const confirmedBlocks = (result: Confirmed): readonly Block[] =>
  listUnder(CONFIRMED, confirmedItems(result), 'plain', 'small')
