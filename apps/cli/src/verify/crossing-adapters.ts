import { jointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import { catalogue } from '@soundroof/data'
import { slopeCosine } from '@soundroof/engine/actions/panel-pressure'
import { fixingForce } from '@soundroof/engine/checks/capacity-check'
import { footOverRafter } from '@soundroof/engine/fixings/foot-capacity'
import { crossingNumbers, crossingStatus, crossingSteps } from '@soundroof/engine/members/crossing/crossing-at'
import {
  nailsAtCrossing,
  oneScrew,
  screwInRafter,
  screwsAtCrossing,
} from '@soundroof/engine/members/crossing/crossing-capacity'
import { spacingOnMembers } from '@soundroof/engine/spacing/setting-out'
import type { Adapter, Inputs } from './case.ts'

const verified = { status: 'verified' } as const

const zoneOf = (inputs: Inputs) => ({
  ...verified,
  coefficient: inputs.number('C'),
  localFactor: inputs.number('Kl'),
  whenLower: null,
  loads: {
    ...verified,
    wind: inputs.number('q'),
    combined: inputs.number('Kc'),
    roofSuction: inputs.number('Cpe'),
    low: null,
    internalOutward: inputs.number('Co'),
    lightWeight: inputs.number('g'),
    cosTheta: slopeCosine({ theta: inputs.number('th') }).value,
    battenSpacing: inputs.number('p'),
    rafterSpacing: inputs.number('r'),
    roofWeight: inputs.number('G'),
  },
})

const last = (steps: readonly { readonly value: number }[]) => steps[steps.length - 1]

const screwOf = (group: Parameters<typeof screwInRafter>[1], topHat: number | null): number =>
  last(oneScrew(catalogue, screwInRafter(catalogue, group), topHat))?.value ?? 0

const crossing: Adapter = (inputs) => {
  const zone = zoneOf(inputs)
  const foot = { isAcross: !inputs.flag('al'), t: inputs.number('t'), s: inputs.number('s') }
  const { F, N, N_0, X, X_0, A, A_0 } = crossingSteps(zone, foot)
  const fixing = { known: null, screw: F, isSteel: false, isStormRegion: false, steps: [] }
  return {
    F: F.value,
    N: N.value,
    N0: N_0.value,
    X: X.value,
    X0: X_0.value,
    A: A.value,
    largest_area: A_0.value,
    no_condition: crossingStatus(crossingNumbers(zone, foot), fixing) === 'held',
  }
}

const screws: Adapter = (inputs) => {
  const group = inputs.oneOf('joint_group', jointGroup.options)
  const phi_N = screwOf(group, inputs.has('top_hat_mm') ? inputs.number('top_hat_mm') : null)
  return { one_kN: phi_N, two_kN: screwsAtCrossing({ n: 2, phi_N }).value }
}

const builtIn = { 'before-1980': 'before-1980', 'from-1980': 'from-1980', 'not-known': null } as const

const nails: Adapter = (inputs) => {
  const age = {
    built: builtIn[inputs.oneOf('built', ['before-1980', 'from-1980', 'not-known'])],
    cyclonic: inputs.flag('cyclonic'),
  }
  const group = inputs.oneOf('joint_group', jointGroup.options)
  const count = inputs.number('nails') === 1 ? 1 : 2
  return { capacity_kN: last(nailsAtCrossing(catalogue, group, count, inputs.number('batten_mm'), age))?.value }
}

/** Spacing by bracket and screws alone, in A and B. */
const footOver: Adapter = (inputs) => {
  const group = inputs.oneOf('joint_group', jointGroup.options)
  const { bracket, screws } = footOverRafter(catalogue, group, inputs.number('screws'), false)
  const perMetre = fixingForce({ w: inputs.number('w_u_kPa'), t: inputs.number('t_m'), s: 1000 }).value
  const largest = (1000 * Math.min(bracket.value, screws.value)) / perMetre
  return { screws_kN: screws.value, spacing_mm: spacingOnMembers(largest, inputs.number('r_mm')) }
}

export const crossingAdapters = {
  'foot-over-rafter': footOver,
  'batten-crossing': crossing,
  'batten-crossing-screws': screws,
  'batten-crossing-nails': nails,
} as const
