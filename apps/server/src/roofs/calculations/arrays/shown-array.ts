import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import type { LaidOut } from '@soundroof/engine/panel-layout/lay-out-roof'

export type Drawn = Extract<LaidOut, { readonly ok: true }>

export type Assessed = { readonly input: AssessmentInput; readonly result: CodedResult }

/** The array as it is drawn, and what it is drawn from. */
export type Built = Assessed & {
  readonly request: LayoutRequest
  /** kW of the project. */
  readonly installed: number | null
  readonly drawn: Drawn
}

type Shown = Pick<Built, 'request' | 'drawn'>

/** As many panels as are drawn, placed anew. */
export const asManyAs = ({ request, drawn }: Shown): LayoutRequest => ({
  ...request,
  areas: [],
  blocks: null,
  orientation: null,
  wanted: { kind: 'count', count: drawn.layout.placed },
})

/**
 * As the layout of the changed project would show them: by itself, or the same panels where they lie, unless rails or panels
 * are turned.
 */
export const asShown = ({ request, drawn }: Shown, isTurned: boolean): readonly LayoutRequest[] => {
  if (request.blocks === null && request.areas.length === 0) return [request]
  return isTurned ? [] : [{ ...request, areas: [], blocks: [...drawn.layout.blocks] }]
}

/** Whether the panels of a layout do not lie where they are drawn. */
export const liesElsewhere = ({ layout }: Drawn, { drawn }: Pick<Built, 'drawn'>): boolean =>
  JSON.stringify(layout.blocks) !== JSON.stringify(drawn.layout.blocks)
