import { everyWord } from '@soundroof/contract/testing/every-word'
import { loneNames } from '../identity/sessions/device.ts'
import { activeKinds } from '../roofs/pdf-structure/active-content.ts'
import { wholeName } from '../roofs/projects/roofs-of-project.ts'

/** Of tables and products that move too far: support, load, fixing and what a rail holds. Others are messages of results. */
const ofLimits = [
  ...['single', 'all'],
  ...['lesser of both', 'service'],
  ...['steel', 'timber', 'regions C and D', 'regions A and B'],
  ...['pull', 'push', 'design', 'tested', 'confirmed'],
  ...['stiffness of the rail', 'moment of the rail', 'moment of the rail to certify'],
  ...['overhang of the rail', 'overhang by the spacing'],
]

/** Every word that a code of an answer names. */
export const everyToldWord: ReadonlySet<string> = new Set([
  ...everyWord,
  ...activeKinds,
  ...loneNames,
  ...ofLimits,
  wholeName,
])
