import { maxSpanFrom } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { type Choices, editionsWithPanelClause } from '@soundroof/contract/roofs/catalogue/choices'
import { replacedPlaces, withPlaces } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { withProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import type { StepContext } from '@soundroof/contract/roofs/projects/step'
import { choices } from '@soundroof/data/choices'
import type { PlatformServices } from '../../platform/http/handler.ts'
import type { KeptCatalogue } from '../catalogue/catalogue-in-force.ts'

export type CalculationContext = {
  readonly catalogue: Catalogue
  /** The option lists with the racking systems, modules and places of the catalogue. */
  readonly choices: Choices
  /** Name of the provider. */
  readonly provider: string
}

/** A catalogue with the option lists that go with it. */
export type Figures = Pick<CalculationContext, 'catalogue' | 'choices'>

/** The catalogue's products and places in the option lists. */
export const figuresOf = (catalogue: Catalogue): Figures => ({
  catalogue,
  choices: {
    ...withPlaces(withProducts(choices, catalogue), replacedPlaces(choices, catalogue)),
    panelClauses: editionsWithPanelClause(catalogue.wind.panelClause),
  },
})

/** Of the catalogue in force. Never call it inside a transaction. */
export const calculationContextOf = async ({
  catalogue,
  reference,
}: Pick<PlatformServices, 'reference'> & { readonly catalogue: KeptCatalogue }): Promise<CalculationContext> => ({
  ...figuresOf((await catalogue.get()).catalogue),
  provider: (await reference.get()).provider.name,
})

/** What the rules of the steps read besides the project. */
export const stepContextOf = ({ provider, catalogue, choices }: CalculationContext): Omit<StepContext, 'project'> => ({
  choices,
  provider,
  maxSpan: maxSpanFrom(catalogue.purlins),
})
