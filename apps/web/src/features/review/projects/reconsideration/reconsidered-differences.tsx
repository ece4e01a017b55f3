import { text } from '@soundroof/contract/platform/text'
import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { verdictWords } from '@soundroof/report/blocks/verdict-words'
import { DifferenceTable } from '../../../../components/differences/difference-table.tsx'

type Props = Pick<Reconsideration, 'verdictBefore' | 'verdictAfter' | 'differences'> & {
  readonly figures?: Reconsideration['figures']
}

/** A result as it was issued beside what it would be today. */
export const ReconsideredDifferences = ({ verdictBefore, verdictAfter, differences, figures = [] }: Props) => (
  <>
    <p>
      {text('As issued: {before}. Today: {after}.', {
        before: text(verdictWords[verdictBefore].title),
        after: text(verdictWords[verdictAfter].title),
      })}
    </p>
    {figures.length > 0 && (
      <p>{text('Figures that engineers have changed: {figures}.', { figures: figures.join('; ') })}</p>
    )}
    <DifferenceTable
      caption={text('What differs')}
      differences={differences}
      before={text('As issued')}
      after={text('Today')}
      none={text('Zones, rails and spacings are the same.')}
    />
  </>
)
