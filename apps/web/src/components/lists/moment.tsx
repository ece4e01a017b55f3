import { shownDayOf, shownMoment } from '../../platform/shown-date.ts'
import { useSay } from '../../platform/words/use-say.ts'

type Props = { readonly at: string /** The day alone. */; readonly isDay?: boolean }

/** Day and time, which machines read too. */
export const Moment = ({ at, isDay = false }: Props) => {
  const say = useSay()
  return <time dateTime={at}>{isDay ? shownDayOf(say, at) : shownMoment(say, at)}</time>
}
