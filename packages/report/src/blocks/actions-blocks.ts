import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { memberActions, panelActions } from './actions-by-zone.ts'
import { roofActions } from './actions-of-roof.ts'
import { type Block, paragraph, type TableBlock } from './blocks.ts'

export const ACTIONS = 'Actions and combinations'

const about =
  'Actions, and the combinations by AS/NZS 1170.0 clauses 4.2.2 and 4.3 that decide. Their numbers stand in the derivation.'

/** Actions on one page; nothing where nothing was calculated. */
export const actionTables = (result: AssessmentResult): readonly TableBlock[] => {
  const byZone = [...panelActions(result), ...memberActions(result)]
  return byZone.length === 0 ? [] : [roofActions(result), ...byZone]
}

export const actionBlocks = (result: AssessmentResult): readonly Block[] => {
  const tables = actionTables(result)
  return tables.length === 0
    ? []
    : [{ kind: 'heading', level: 1, text: ACTIONS, onOnePage: true }, paragraph(about, 'small'), ...tables]
}
