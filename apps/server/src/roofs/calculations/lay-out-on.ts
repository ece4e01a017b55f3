import type { Problem } from '@soundroof/contract/platform/problem'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { formerRoofField, type LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { codedMessage } from '@soundroof/contract/roofs/results/messages/coded-message'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { type FormerRoof, keptFor, onFormerRoof } from '@soundroof/engine/panel-layout/former-roof'
import { layoutHints } from '@soundroof/engine/panel-layout/hints/layout-hints'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { partsCsv } from '@soundroof/report/parts-list/parts-csv'
import { hintsInWords, layoutInWords } from '@soundroof/words/layout-in-words'
import type { Drawn } from './arrays/shown-array.ts'
import type { CalculationContext } from './calculation-context.ts'

/** A calculated roof, and the request for its layout. */
export type AskedLayout = {
  readonly input: AssessmentInput
  /** The issued result: codes and values with the derivation. */
  readonly resultJson: string
  readonly request: LayoutRequest
  /** kW of the project. */
  readonly installed: number | null
  /** `rows`: as a former release drew it, where nobody has set blocks since. */
  readonly rules?: 'rows' | 'blocks'
  /** The roof that the stored request was drawn for, where it is another. */
  readonly formerRoof?: FormerRoof | null
  /** Room left, and what would bring panels back. */
  readonly hints?: boolean
}

/** Or why the layout cannot be drawn. */
export type AnsweredLayout =
  /** As JSON made in the thread: serialising a large layout would delay every other request. */
  { readonly ok: true; readonly answerJson: string } | { readonly ok: false; readonly problems: readonly Problem[] }

type LayoutProblem = { readonly field: string; readonly message: Message }
export const codedProblem = ({ field, message }: LayoutProblem): Problem => ({ field, coded: codedMessage(message) })

/** In words and in codes, with the parts list. */
export const answerOf = (
  { layout, parts }: Drawn,
  isOfFormerRoof: boolean,
  hints: LayoutAnswer['hints'],
): LayoutAnswer => {
  const { refused, lost, warnings, assumptions } = layout
  return {
    layout: layoutInWords(layout, 'en-AU'),
    coded: { refused, lost, warnings, assumptions },
    parts,
    csv: partsCsv(parts),
    isOfFormerRoof,
    hints,
  }
}

/** Panels, rails and feet by the issued result. */
export const layOutOn = (asked: AskedLayout, { catalogue }: Pick<CalculationContext, 'catalogue'>): AnsweredLayout => {
  const result: CodedResult = JSON.parse(asked.resultJson)
  const laid = layOutRoof(asked.input, result, catalogue, asked.request, asked.installed, asked.rules)
  const { formerRoof = null } = asked
  const former = formerRoof ? [{ field: formerRoofField, message: keptFor(formerRoof) }] : []
  if (!laid.ok) return { ok: false, problems: [...laid.problems, ...former].map(codedProblem) }
  const layout = formerRoof ? onFormerRoof(laid.layout, asked.request, formerRoof) : laid.layout
  const isOfRows = asked.rules === 'rows' && asked.request.blocks === null
  const hints =
    asked.hints && !isOfRows ? hintsInWords(layoutHints({ ...asked, result, catalogue }, laid.layout), 'en-AU') : null
  return { ok: true, answerJson: JSON.stringify(answerOf({ ...laid, layout }, formerRoof !== null, hints)) }
}
