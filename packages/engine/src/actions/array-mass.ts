import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { UnknownMass } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, reading, type Step } from '../calculation/step.ts'
import { GRAVITY } from '../calculation/units.ts'
import { tiltOf } from './tilt.ts'

/** Mass of panels and rails, kg/m2: the lighter bound counts against uplift, the heavier is what the roof carries. */
export type ArrayMass = { readonly lighter: number; readonly heavier: number }

const heaviestOf = ({ heaviest, heaviestTilted }: UnknownMass, array: AssessmentInput['array']): number =>
  tiltOf(array) === null ? heaviest : heaviestTilted

type Massed = Pick<AssessmentInput, 'array' | 'options'> & { readonly moduleMass?: number | undefined }

/** Both bounds of the mass; the mass itself where it is given. A module that is known alone moves them. Method 3. */
export const arrayMassOf = ({ array, options, moduleMass }: Massed, unknown: UnknownMass): ArrayMass => {
  const { arrayMass } = options
  if (arrayMass !== null) return { lighter: arrayMass, heavier: arrayMass }
  const most = heaviestOf(unknown, array)
  if (moduleMass === undefined) return { lighter: unknown.lightest, heavier: most }
  return { lighter: moduleMass, heavier: Math.max(most, moduleMass + most - unknown.usualModule) }
}

/** Whether a mass, kg/m2, lies between the bounds that count where none is known. */
export const isUsualMass = (mass: number, array: AssessmentInput['array'], unknown: UnknownMass): boolean =>
  mass >= unknown.lightest && mass <= heaviestOf(unknown, array)

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
