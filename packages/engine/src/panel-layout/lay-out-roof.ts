import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedLayout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { PartsList } from '@soundroof/contract/roofs/panel-layout/parts-list'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { tiltOf } from '../actions/tilt.ts'
import { arrayRoof } from './array-roof.ts'
import { formerLayOut } from './former/former-lay-out.ts'
import { layOut } from './lay-out.ts'
import { frameProblems, type LayoutProblem, layoutProblems, wantedProblems } from './layout-problems.ts'
import { partsList } from './parts/parts-list.ts'
import { partsSetting } from './parts/parts-setting.ts'

/** A layout with its parts list, or why there is none. */
export type LaidOut =
  | { readonly ok: true; readonly layout: CodedLayout; readonly parts: PartsList }
  | { readonly ok: false; readonly problems: readonly LayoutProblem[] }

const noFrames: readonly LayoutProblem[] = [{ field: 'array.mount', message: 'tilt-frames-are-not-laid-out' }]

/** A layout by an answer that may fall says so first. */
const saidProvisional = (layout: CodedLayout, { provisional }: CodedResult): CodedLayout =>
  provisional === undefined ? layout : { ...layout, warnings: [provisional, ...layout.warnings] }

/**
 * The layout of an assessed roof with its parts list, or why there is none.
 * @param installed kW of the project; null where it says none
 * @param rules `rows`: as releases up to 2.2.2-beta drew it, where the request has no blocks
 */
export const layOutRoof = (
  input: AssessmentInput,
  result: CodedResult,
  catalogue: Catalogue,
  request: LayoutRequest,
  installed: number | null,
  rules: 'rows' | 'blocks' = 'blocks',
): LaidOut => {
  // Releases that laid out rows laid out no tilt frames.
  const isFormer = rules === 'rows' && request.blocks === null
  const problems = isFormer && tiltOf(input.array) !== null ? noFrames : layoutProblems(input, result, request)
  if (problems.length > 0) return { ok: false, problems }
  const roof = arrayRoof(input, result, catalogue, request, installed)
  const tooMany = [...frameProblems(roof), ...wantedProblems(roof)]
  if (tooMany.length > 0) return { ok: false, problems: tooMany }
  const layout = saidProvisional(isFormer ? formerLayOut(roof) : layOut(roof), result)
  return { ok: true, layout, parts: partsList(layout, partsSetting(input, catalogue, request, roof.rails)) }
}
