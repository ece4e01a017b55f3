import { isNoChange } from '@soundroof/engine/members/check/bare-roof-comparison'
import { estimateStatus as statusByEstimate } from '@soundroof/engine/members/check/estimate'
import { frameVerdict, judgedDirection } from '@soundroof/engine/members/rafter/frame'
import { portalSteps } from '@soundroof/engine/members/rafter/pinned-portal'
import type { Adapter } from './case.ts'

const estimateStatus: Adapter = (inputs) => ({
  status: statusByEstimate(inputs.number('u'), inputs.number('u0'), () => isNoChange(inputs.number('rho'))),
})

const frame: Adapter = (inputs) => {
  const judged = (side: 'uplift' | 'downward', direction: 'up' | 'down') =>
    judgedDirection(side, inputs.number(`u_${direction}`), 1, () => inputs.number(`rho_${direction}`))
  return { answer: frameVerdict([judged('uplift', 'up'), judged('downward', 'down')]) }
}

const portal: Adapter = (inputs) => {
  const shape = { L: inputs.number('L_m'), h: inputs.number('h_m'), f: inputs.number('f_m') }
  const steps = portalSteps(shape, inputs.number('I_c_over_I_r'), inputs.number('w_kNpm'))
  const stepOf = (symbol: string) => steps.find((step) => step.symbol === symbol)?.value
  return { M_eaves_kNm: stepOf('M_eaves'), M_apex_kNm: stepOf('M_apex') }
}

/** Members beside their bare roof, and frames. */
export const comparisonAdapters = { 'estimate-status': estimateStatus, frame, 'pinned-portal': portal } as const
