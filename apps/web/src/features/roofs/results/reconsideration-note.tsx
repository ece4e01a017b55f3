import { NoteLine } from '../../../components/page/note-line.tsx'
import { shownMoment } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'

/** Above a result that would be worse today, and above its review for download; null: not under reconsideration. */
export const ReconsiderationNote = ({ since }: { readonly since: string | null }) => {
  const say = useSay()
  return since === null ? null : (
    <NoteLine
      tone="warning"
      title={say('roofs.under-reconsideration-since-calculated-today-this', { date: shownMoment(say, since) })}
    />
  )
}
