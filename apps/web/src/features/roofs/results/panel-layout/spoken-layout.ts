import type { LayoutHints } from '@soundroof/contract/roofs/panel-layout/hints'
import { layoutBy } from '@soundroof/words/each-sentence'
import type { Say } from '../../../../platform/words/use-say.ts'
import { orAsAnswered } from '../language/spoken.ts'
import type { Laid } from './use-layout.ts'

/** Messages of hints, in order. */
export const spokenHints = ({ strictly }: Say, { said, words }: LayoutHints): readonly string[] =>
  orAsAnswered(() => said.map((message) => strictly(message)), words)

/** A layout, or why there is none. */
export const spokenLaid = <L extends Laid>({ strictly }: Say, laid: L): L => {
  const { answer } = laid
  if (answer === null) return laid
  const { layout, coded } = answer
  const said = () => ({ ...laid, answer: { ...answer, layout: layoutBy({ ...layout, ...coded }, strictly) } })
  return orAsAnswered(said, laid)
}
