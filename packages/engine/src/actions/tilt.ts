import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'

/** Tilt of the panels to the roof, degrees; null: flush. */
export const tiltOf = ({ mount, tilt }: Pick<AssessmentInput['array'], 'mount' | 'tilt'>): number | null =>
  mount === 'tilt' ? tilt : null
