import { catalogue } from '@soundroof/data'
import type { FixingCase } from '@soundroof/engine/checks/check'
import { railBending } from '@soundroof/engine/checks/rail-bending'
import { railDeflection } from '@soundroof/engine/checks/rail-deflection'
import type { Adapter, Inputs } from './case.ts'

/** A rail that is not named, under one pressure in every state. */
const railOf = (inputs: Inputs): FixingCase => {
  const { stiffness, changeOver, deflectionSpan, momentCapacity, certifiableMoment, status } = catalogue.fixings.rail
  const w = inputs.number('w_kPa')
  return {
    pressure: w,
    uplift: w,
    downward: null,
    feet: { uplift: w, serviceUplift: w, steps: [] },
    railLoad: w,
    module: null,
    panelWidth: 1134,
    status: { uplift: 'verified', downward: 'verified', railLoad: 'verified' },
    tributary: inputs.number('t_m'),
    hardware: {
      capacities: {},
      rail: {
        stiffness,
        changeOver,
        deflectionSpan,
        momentCapacity,
        certifiableMoment,
        status,
        certified: 'rail',
        momentDivisor: 8,
      },
      panel: { largest: w, status: 'verified' },
    },
  }
}

const trialOf = (inputs: Inputs) => {
  const spacing = 1000 * inputs.number('s_m')
  return { spacing, largest: spacing, status: 'verified' } as const
}

const bending: Adapter = (inputs) => {
  const { demand, outcome } = railBending.judge(railOf(inputs), trialOf(inputs))
  return { M_kNm: demand ?? undefined, outcome }
}

const deflection: Adapter = (inputs) => {
  const { demand, capacity } = railDeflection.judge(railOf(inputs), trialOf(inputs))
  return { deflection_mm: demand ?? undefined, limit_mm: capacity ?? undefined }
}

export const railAdapters = { 'rail-bending': bending, 'rail-deflection': deflection } as const
