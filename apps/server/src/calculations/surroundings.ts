import type { StepContext } from '@soundroof/contract/project/step'
import { choices } from '@soundroof/data/choices'
import type { Config } from '../platform/config.ts'

/** What the rules of the steps look at besides the project. There are no tables of max spans yet: not checked. */
export const surroundings = (config: Pick<Config, 'provider'>): Omit<StepContext, 'project'> => ({
  choices,
  provider: config.provider.name,
  maxSpan: () => null,
})
