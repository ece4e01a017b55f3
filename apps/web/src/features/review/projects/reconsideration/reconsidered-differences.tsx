import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { DifferenceTable } from '../../../../components/differences/difference-table.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = Pick<Reconsideration, 'verdictBefore' | 'verdictAfter' | 'differences'> & {
  readonly figures?: Reconsideration['figures']
}

/** The issued result beside today's. */
export const ReconsideredDifferences = ({ verdictBefore, verdictAfter, differences, figures = [] }: Props) => {
  const say = useSay()
  return (
    <>
      <p>
        {say('review.as-issued-today', {
          before: say(verdictWords[verdictBefore].title),
          after: say(verdictWords[verdictAfter].title),
        })}
      </p>
      {figures.length > 0 && (
        <p>
          {say('review.figures-that-engineers-have-changed', { figures: figures.map(({ name }) => name).join('; ') })}
        </p>
      )}
      <DifferenceTable
        caption={say('review.what-differs')}
        differences={differences}
        before={say('components.as-issued')}
        after={say('review.today')}
        none={say('review.zones-rails-and-spacings-are-the')}
      />
    </>
  )
}
