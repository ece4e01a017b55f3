import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
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

/** Design moments of rail and splice, as far as they are published. */
export const publishedMoments = ({ rail, splice }: RackingSystem): readonly number[] =>
  [rail.momentCapacity, splice.momentCapacity].filter((moment) => moment !== null)

type GenericRail = Catalogue['fixings']['rail']

type Moments = Pick<Hardware['rail'], 'certifiableMoment' | 'certified' | 'momentDivisor'> & { readonly phi_M: Step }

/** Published by the system: the lesser of rail and splice. */
const publishedOf = (system: RackingSystem, moments: readonly number[]): Step =>
  leastOf(momentWords, moments, { ...productFigure('racking', system), source: figureOf(system) })

/** Rail and splices of a kind that names none; another one may be certified in its place. */
const asUnnamed = (phi_M: Step, generic: GenericRail, most: number = generic.certifiableMoment): Moments => ({
  phi_M,
  certifiableMoment: Math.max(phi_M.value, most),
  certified: 'rail',
  momentDivisor: 8,
})

/** What is not published, rail or splices, is taken as that of a rail without a name: beyond it, it has to be certified. */
const limited = (system: RackingSystem, moment: number, generic: GenericRail): Step => {
  const [own, unnamed] = [productFigure('racking', system), figureAt(generic, 'fixings/rail')]
  return leastOf(momentWords, [moment, generic.momentCapacity], {
    status: worstStatus(own.status, unnamed.status),
    figures: [...own.figures, ...unnamed.figures],
    source: figureOf(system),
  })
}

const momentsOf = (system: RackingSystem, generic: GenericRail): Moments => {
  const { origin } = system
  const [rail, splice] = [system.rail.momentCapacity, system.splice.momentCapacity]
  if (publishedMoments(system).length === 0)
    return asUnnamed(reading(momentWords, generic.momentCapacity, figureAt(generic, 'fixings/rail')), generic)
  if (rail === null) return asUnnamed(limited(system, splice ?? 0, generic), generic, splice ?? 0)
  if (origin === 'generic') return asUnnamed(limited(system, rail, generic), generic)
  const phi_M = splice === null ? limited(system, rail, generic) : publishedOf(system, [rail, splice])
  const certifiableMoment = splice === null ? rail : phi_M.value
  return { phi_M, certifiableMoment, certified: 'splices', momentDivisor: 10 }
}

const certifiableSteps = (phi_M: Step, largest: number): readonly Step[] =>
  largest > phi_M.value
    ? [
        reading({ symbol: 'phi_Mc', label: 'largest-moment-to-certify', unit: 'kNm', clause: 'Method 5.3' }, largest, {
          status: phi_M.status,
        }),
      ]
    : []

/** The rail of a racking system, and the derivation of its stiffness and moments. */
export type RackingRail = { readonly rail: Hardware['rail']; readonly steps: readonly Step[] }

/**
 * Stiffness and design moment of the rail of a racking system; what its maker does not publish is taken from the generic rail.
 * Method 5.5.
 */
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
  const { phi_M, ...moments } = momentsOf(system, generic)
  return {
    rail: {
      stiffness: K_3.value,
      changeOver: L_0.value,
      deflectionSpan: DEFLECTION_SPAN,
      momentCapacity: phi_M.value,
      ...moments,
      status: worstStatus(status, phi_M.status),
    },
    steps: [EI, K_3, L_0, phi_M, ...certifiableSteps(phi_M, moments.certifiableMoment)],
  }
}
