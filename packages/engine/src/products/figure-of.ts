import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Figure, figureAt } from '../calculation/figure.ts'

/** All figures of a racking system or module are confirmed at once, from its certificate. */
export const productFigure = (kind: 'racking' | 'modules', product: RackingSystem | PvModule): Figure =>
  figureAt(product, `${kind}/${product.id}`)

/** Where a figure of a racking system or module comes from. */
export const figureOf = ({ name, edition, source }: RackingSystem | PvModule): Message => ({
  code: 'figure-of-product',
  values: { name, edition, source },
})
