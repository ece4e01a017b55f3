import type { Wording } from '../../language/wording.ts'
import { array } from './array.ts'
import { assumptions } from './assumptions.ts'
import { conditions } from './conditions.ts'
import { crossings } from './crossings.ts'
import { fixings } from './fixings.ts'
import { hints } from './hints.ts'
import { layout } from './layout.ts'
import { materials } from './materials.ts'
import { members } from './members.ts'
import { parts } from './parts.ts'
import { place } from './place.ts'
import { products } from './products.ts'
import { remedies } from './remedies.ts'
import { roofForm } from './roof-form.ts'
import { scope } from './scope.ts'
import { verdict } from './verdict.ts'
import { wind } from './wind.ts'

/** English, Australia. The type refuses a code without words, and words without a code. */
export const results: Wording = {
  ...wind,
  ...materials,
  ...fixings,
  ...crossings,
  ...layout,
  ...place,
  ...members,
  ...assumptions,
  ...scope,
  ...conditions,
  ...verdict,
  ...remedies,
  ...products,
  ...roofForm,
  ...array,
  ...parts,
  ...hints,
}
