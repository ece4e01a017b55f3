import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'

type Warned = Pick<Layout, 'warnings' | 'refused'>

/** Warnings of a layout. Panels that may not lie where they are stand in red on a screen, and are not on a sheet that a crew builds from. */
export const layoutWarnings = (say: Say, { warnings, refused: { length: panels } }: Warned): readonly string[] => {
  const drawnInRed = say({ code: 'panels-not-counted', values: { panels } })
  return warnings.map((warning) => (warning === drawnInRed ? say('sheet.left-out', { panels }) : warning))
}
