import { decideFigure, withdrawFigure } from './decide-figure.ts'
import { figureEffects } from './figure-effects.ts'
import { changeFigureRules } from './figure-rules.ts'
import { consoleFigures, figureHistory, figureUpload } from './list-figures.ts'
import { consoleProducts } from './list-products.ts'
import { proposeFigure, proposeProduct } from './propose-figure.ts'

export const figureHandlers = {
  consoleFigures,
  figureHistory,
  figureUpload,
  proposeFigure,
  decideFigure,
  withdrawFigure,
  changeFigureRules,
  figureEffects,
  consoleProducts,
  proposeProduct,
}
