import type { Messages } from '@soundroof/contract/platform/messages'
import type { Same } from '../../language/same.ts'
import { administration } from './administration.ts'
import { anyField } from './any-field.ts'
import { documents } from './documents.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { identity } from './identity.ts'
import { money } from './money.ts'
import { places } from './places.ts'
import { transport } from './platform.ts'
import { projects } from './projects.ts'
import { review } from './review.ts'
import { roofMap } from './roof-map.ts'
import { screens } from './screens.ts'
import { steps } from './steps.ts'
import { whatIf } from './what-if.ts'

export const messages: Same<Messages> = {
  ...administration,
  ...anyField,
  ...documents,
  ...fields,
  ...figures,
  ...identity,
  ...money,
  ...places,
  ...projects,
  ...review,
  ...roofMap,
  ...screens,
  ...steps,
  ...transport,
  ...whatIf,
}
