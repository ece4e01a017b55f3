import { catalogue } from '@soundroof/data'
import type { Step } from '../src/calculation/step.ts'
import type { FixingCase, Hardware } from '../src/checks/check.ts'
import { footOnSteel, footOnTimber } from '../src/fixings/foot-capacity.ts'
import { tileHookCapacity } from '../src/fixings/tile-hook-capacity.ts'
import { tryClamp } from './clamp.ts'
import type { CapacityInput } from './worked-examples.ts'

type Derived = { readonly capacities: Hardware['capacities']; readonly steps: readonly Step[] }

/** Capacities of the fixing of an example, through the same functions as an assessment. */
export const capacitiesOf = (input: CapacityInput): Derived => {
  if (input.kind === 'clamp') return tryClamp(input.sheeting)
  if (input.kind === 'rail') return { capacities: {}, steps: [] }
  if (input.kind === 'foot-on-steel') {
    const foot = footOnSteel(catalogue, input.thickness, input.screws, input.cyclonic)
    return { capacities: { 'foot-bracket': foot.bracket, 'steel-screw-pull-out': foot.screws }, steps: foot.steps }
  }
  if (input.kind === 'foot-on-timber') {
    const foot = footOnTimber(catalogue, input, input.screws, input.cyclonic)
    return { capacities: { 'foot-bracket': foot.bracket, 'timber-screw-withdrawal': foot.screws }, steps: foot.steps }
  }
  const hook = tileHookCapacity(catalogue.fixings, input)
  if (hook === null) throw new Error('no hook capacity')
  return { capacities: { 'tile-hook-ultimate': hook.ultimate, 'tile-hook-service': hook.service }, steps: hook.steps }
}

/** The loads of an example on a fixing with these capacities, on a rail that does not govern. */
export const fixingCase = (input: CapacityInput, capacities: Hardware['capacities']): FixingCase => ({
  pressure: input.uplift,
  uplift: input.uplift,
  feet: { uplift: input.uplift, serviceUplift: input.serviceUplift ?? 0, steps: [] },
  railLoad: 0,
  status: { uplift: 'verified', downward: 'verified', railLoad: 'verified' },
  downward: null,
  module: null,
  tributary: input.tributary,
  panelWidth: 900,
  hardware: {
    capacities,
    rail: {
      stiffness: 1,
      changeOver: 1,
      deflectionSpan: 120,
      momentCapacity: input.kind === 'rail' ? input.momentCapacity : null,
      certifiableMoment: input.kind === 'rail' ? input.momentCapacity : 0,
      certified: 'rail',
      momentDivisor: 8,
      status: 'verified',
    },
    panel: { largest: 5, status: 'verified' },
  },
})
