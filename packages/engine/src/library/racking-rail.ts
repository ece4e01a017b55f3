import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/library/racking-system'
import { figureAt } from '../calculation/figure.ts'
import { clause, leastOf, reading, type Step, worstStatus } from '../calculation/step.ts'
import type { Hardware } from '../checks/check.ts'
import { figureOf, productFigure } from './figure-of.ts'

/** The rail of a racking system. Method 5.5. */

/**
 * K_3 of a rail continuous over three spans or more, deflection at most a 150th of the span: w s4/(145 EI) = s/150.
 */
const deflectionStiffness = clause<{ readonly EI: number }>(
  {
    symbol: 'K_3',
    label: 'deflection-stiffness-of-the-rail',
    unit: 'kN m2',
    clause: 'Method 5.5',
    formula: 'EI * 145 / 150',
  },
  ({ EI }) => (EI * 145) / 150,
)

/** K_3 of a system stands for a deflection of this part of the span. */
const DEFLECTION_SPAN = 150

const momentWords = { symbol: 'phi_M', label: 'design-moment-of-the-rail', unit: 'kNm', clause: 'Method 5.5' } as const

/** Design moments of rail and splice, as far as they are published: the lesser counts. */
export const publishedMoments = ({ rail, splice }: RackingSystem): readonly number[] =>
  [rail.momentCapacity, splice.momentCapacity].filter((moment) => moment !== null)

type GenericRail = Catalogue['fixings']['rail']

/** A system whose rail has no published moment is taken like a rail that is not named. */
const momentOf = (system: RackingSystem, generic: GenericRail): Step => {
  const moments = publishedMoments(system)
  if (moments.length === 0) return reading(momentWords, generic.momentCapacity, figureAt(generic, 'fixings/rail'))
  return leastOf(momentWords, moments, { ...productFigure('racking', system), source: figureOf(system) })
}

/** A generic system names no rail, so that another one may be certified in its place. */
const certifiableOf = (system: RackingSystem, own: number, generic: GenericRail): number =>
  system.origin === 'generic' || publishedMoments(system).length === 0 ? Math.max(own, generic.certifiableMoment) : own

export type RackingRail = { readonly rail: Hardware['rail']; readonly steps: readonly Step[] }

export const rackingRail = (system: RackingSystem, generic: GenericRail): RackingRail => {
  const { status } = system
  const EI = reading(
    { symbol: 'EI', label: 'bending-stiffness-of-the-rail', unit: 'kN m2', clause: 'Method 5.5' },
    system.rail.stiffness,
    { ...productFigure('racking', system), source: figureOf(system) },
  )
  const K_3 = deflectionStiffness({ EI: EI.value }, { status })
  const L_0 = reading(
    {
      symbol: 'L_0',
      label: 'change-over-length-of-the-rail',
      unit: 'm',
      clause: 'Method 5.3',
    },
    generic.changeOver,
    figureAt(generic, 'fixings/rail'),
  )
  const phi_M = momentOf(system, generic)
  return {
    rail: {
      stiffness: K_3.value,
      changeOver: L_0.value,
      deflectionSpan: DEFLECTION_SPAN,
      momentCapacity: phi_M.value,
      certifiableMoment: certifiableOf(system, phi_M.value, generic),
      status: worstStatus(status, phi_M.status),
    },
    steps: [EI, K_3, L_0, phi_M],
  }
}
