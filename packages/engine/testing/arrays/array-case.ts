import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedLayout } from '@soundroof/contract/roofs/panel-layout/layout'
import { layoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { catalogue } from '@soundroof/data'
import { assess } from '../../src/assess.ts'
import { arrayRoof } from '../../src/panel-layout/array-roof.ts'
import { layOut } from '../../src/panel-layout/lay-out.ts'
import type { ArrayRoof } from '../../src/panel-layout/settings/array-settings.ts'

/** A roof with what an installer asks for. */
export type ArrayCase = { readonly name: string; readonly input: AssessmentInput; readonly request: unknown }

export const roofOf = ({ input, request }: ArrayCase): ArrayRoof =>
  arrayRoof(input, assess(input, catalogue), catalogue, layoutRequest.parse(request), null)

export const arrayOf = (given: ArrayCase): CodedLayout => layOut(roofOf(given))

export const feetOf = ({ planes }: Pick<CodedLayout, 'planes'>): number =>
  planes.reduce((sum, { rails }) => rails.reduce((more, { feet }) => more + feet.length, sum), 0)
