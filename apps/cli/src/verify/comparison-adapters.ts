import { isNoChange } from '@soundroof/engine/members/check/bare-roof-comparison'
import { estimateStatus as statusByEstimate } from '@soundroof/engine/members/check/estimate'
import type { Adapter } from './case.ts'

const estimateStatus: Adapter = (inputs) => ({
  status: statusByEstimate(inputs.number('u'), inputs.number('u0'), () => isNoChange(inputs.number('rho'))),
})

/** Members beside their bare roof. */
export const comparisonAdapters = { 'estimate-status': estimateStatus } as const
