import { useAsOf } from '../../platform/offline/as-of.ts'
import { shownMoment } from '../../platform/shown-date.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { NoteLine } from '../page/note-line.tsx'

type Props = {
  /** Hash of the project that is shown; none: a list. */
  readonly project?: string
}

/** Above what the server told before the signal was lost. */
export const AsOfNote = ({ project = '' }: Props) => {
  const say = useSay()
  const at = useAsOf(project)
  if (at === null) return null
  const moment = shownMoment(say, new Date(at).toISOString())
  return <NoteLine tone="warning" title={say('components.no-signal')} line={say('components.as-of', { moment })} />
}
