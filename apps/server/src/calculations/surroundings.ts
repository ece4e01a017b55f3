import { maxSpanFrom } from '@soundroof/contract/capacity-table'
import type { StepContext } from '@soundroof/contract/project/step'
import { choices } from '@soundroof/data/choices'
import type { Services } from '../platform/handler.ts'

export type Around = Pick<Services, 'catalogue'> & { readonly config: Pick<Services['config'], 'provider'> }

/** What the rules of the steps look at besides the project. */
export const surroundings = ({ config, catalogue }: Around): Omit<StepContext, 'project'> => ({
  choices,
  provider: config.provider.name,
  maxSpan: maxSpanFrom(catalogue.purlins),
})
