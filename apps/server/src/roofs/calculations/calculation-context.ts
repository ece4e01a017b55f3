import { maxSpanFrom } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { StepContext } from '@soundroof/contract/roofs/project/step'
import { choices } from '@soundroof/data/choices'
import type { PlatformServices } from '../../platform/http/handler.ts'

export type CalculationContext = {
  readonly catalogue: Catalogue
  /** Name of the provider. */
  readonly provider: string
}

export const calculationContextOf = async ({
  catalogue,
  reference,
}: Pick<PlatformServices, 'reference'> & { readonly catalogue: Catalogue }): Promise<CalculationContext> => ({
  catalogue,
  provider: (await reference.get()).provider.name,
})

/** What the rules of the steps look at besides the project. */
export const stepContextOf = ({ provider, catalogue }: CalculationContext): Omit<StepContext, 'project'> => ({
  choices,
  provider,
  maxSpan: maxSpanFrom(catalogue.purlins),
})
