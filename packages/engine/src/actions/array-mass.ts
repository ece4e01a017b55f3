import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, reading, type Step } from '../calculation/step.ts'
import { GRAVITY } from '../calculation/units.ts'

/** Mass of panels and rails, kg/m2: the lighter bound counts against uplift, the heavier is what the roof carries. */
export type ArrayMass = { readonly lighter: number; readonly heavier: number }

/** Where the mass is not known, kg/m2. Method 3. */
const LIGHTEST = 10
const HEAVIEST = 15
const HEAVIEST_TILTED = 18

const heaviest = ({ mount }: AssessmentInput['array']): number => (mount === 'tilt' ? HEAVIEST_TILTED : HEAVIEST)

/** Module whose rails and fixings add up to the heaviest array, kg/m2. Method 3. */
const USUAL_MODULE = 12

type Massed = Pick<AssessmentInput, 'array' | 'options'> & { readonly moduleMass?: number | undefined }

/** Both bounds of the mass; the mass itself where it is given. A module that is known alone moves them. Method 3. */
export const arrayMassOf = ({ array, options, moduleMass }: Massed): ArrayMass => {
  const { arrayMass } = options
  if (arrayMass !== null) return { lighter: arrayMass, heavier: arrayMass }
  const most = heaviest(array)
  if (moduleMass === undefined) return { lighter: LIGHTEST, heavier: most }
  return { lighter: moduleMass, heavier: Math.max(most, moduleMass + most - USUAL_MODULE) }
}

/** Whether a mass lies between the bounds that count where none is known. */
export const isUsualMass = (mass: number, array: AssessmentInput['array']): boolean =>
  mass >= LIGHTEST && mass <= heaviest(array)

const weightWords = { unit: 'kPa', clause: 'AS/NZS 1170.1:2002 cl 2.1' } as const
const lighterWeight = clause<{ readonly m_min: number; readonly gravity: number }>(
  { ...weightWords, symbol: 'g_min', label: 'array-weight-against-uplift', formula: 'm_min * gravity / 1000' },
  ({ m_min, gravity }) => (m_min * gravity) / 1000,
)
const heavierWeight = clause<{ readonly m_max: number; readonly gravity: number }>(
  { ...weightWords, symbol: 'g_max', label: 'array-weight-as-load', formula: 'm_max * gravity / 1000' },
  ({ m_max, gravity }) => (m_max * gravity) / 1000,
)

const massStep = (symbol: string, label: Message, mass: number): Step =>
  reading({ symbol, label, unit: 'kg/m2', clause: 'Method 3' }, mass)

/** Weight of panels and rails, kPa. */
export type ArrayWeight = { readonly lighter: number; readonly heavier: number; readonly steps: readonly Step[] }

/** Both weights of the array. */
export const arrayWeightOf = ({ lighter, heavier }: ArrayMass): ArrayWeight => {
  const m_min = massStep('m_min', 'array-mass-against-uplift', lighter)
  const m_max = massStep('m_max', 'array-mass-as-load', heavier)
  const g_min = lighterWeight({ m_min: m_min.value, gravity: GRAVITY })
  const g_max = heavierWeight({ m_max: m_max.value, gravity: GRAVITY })
  return { lighter: g_min.value, heavier: g_max.value, steps: [m_min, m_max, g_min, g_max] }
}
