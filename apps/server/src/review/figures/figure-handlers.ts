import { decideFigure, withdrawFigure } from './decide-figure.ts'
import { figureCells } from './figure-cells.ts'
import { figureEffects } from './figure-effects.ts'
import { changeFigureRules } from './figure-rules.ts'
import { figureTable } from './figure-table.ts'
import { consoleFigures, figureHistory, figureUpload } from './list-figures.ts'
import { consoleProducts } from './list-products.ts'
import { proposeFigure, proposeProduct } from './propose-figure.ts'
import { decideFigures, figuresTogether, proposeFigures } from './several-figures.ts'

/** The use case of each call about figures and products. */
export const figureHandlers = {
  consoleFigures,
  figureHistory,
  figureUpload,
  figureTable,
  figureCells,
  figuresTogether,
  proposeFigures,
  decideFigures,
  proposeFigure,
  decideFigure,
  withdrawFigure,
  changeFigureRules,
  figureEffects,
  consoleProducts,
  proposeProduct,
}
