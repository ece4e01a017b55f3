import { isNoChange } from '@soundroof/engine/members/check/bare-roof-comparison'
import { estimateStatus as statusByEstimate } from '@soundroof/engine/members/check/estimate'
import { frameStatus, frameVerdict } from '@soundroof/engine/members/rafter/frame'
import type { Adapter } from './case.ts'

const estimateStatus: Adapter = (inputs) => ({
  status: statusByEstimate(inputs.number('u'), inputs.number('u0'), () => isNoChange(inputs.number('rho'))),
})

const frame: Adapter = (inputs) => {
  const status = (direction: 'up' | 'down') =>
    frameStatus(inputs.number(`u_${direction}`), 1, () => isNoChange(inputs.number(`rho_${direction}`)))
  return { answer: frameVerdict([status('up'), status('down')]) }
}

/** Members beside their bare roof. */
export const comparisonAdapters = { 'estimate-status': estimateStatus, frame } as const
