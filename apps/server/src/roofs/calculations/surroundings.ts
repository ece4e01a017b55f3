import { maxSpanFrom } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { StepContext } from '@soundroof/contract/roofs/project/step'
import { choices } from '@soundroof/data/choices'
import type { RoofServices } from './roof-services.ts'

export type Around = Pick<RoofServices, 'catalogue'> & {
  /** Name of the provider. */
  readonly provider: string
}

export const aroundOf = async ({
  catalogue,
  reference,
}: Pick<RoofServices, 'catalogue' | 'reference'>): Promise<Around> => ({
  catalogue,
  provider: (await reference.get()).provider.name,
})

/** What the rules of the steps look at besides the project. */
export const surroundings = ({ provider, catalogue }: Around): Omit<StepContext, 'project'> => ({
  choices,
  provider,
  maxSpan: maxSpanFrom(catalogue.purlins),
})
