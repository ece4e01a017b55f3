import type { LayoutHints } from '@soundroof/contract/roofs/panel-layout/hints'
import { faceName } from '@soundroof/report/wording/face-name'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import classes from './roof-map.module.css'
import { spokenHints } from './spoken-layout.ts'

type Props = {
  /** Null: not answered yet. */
  readonly hints: LayoutHints | null
  /** Which way the front face looks, degrees from north; null: not known. */
  readonly facing: number | null
}

/** "Room for 6 more on the north face." */
const roomWords = (say: Say, { room }: LayoutHints, facing: number | null): readonly string[] => {
  const open = room.filter(({ panels }) => panels > 0)
  if (open.length === 0) return room.length === 0 ? [] : [say('roofs.no-room-for-more-panels')]
  return open.map(({ plane, panels }) =>
    say(panels === 1 ? 'roofs.room-for-1-more-panel' : 'roofs.room-for-more-panels', {
      panels,
      face: faceName(say, plane, facing),
    }),
  )
}

/** What the strictest zone costs, and what keeps panels off the roof with what would bring them back. */
export const SaidHints = ({ hints }: Pick<Props, 'hints'>) => {
  const say = useSay()
  if (hints === null || hints.said.length === 0) return null
  return (
    <ul className={classes.hints}>
      {spokenHints(say, hints).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

/** The same with the room left, below the drawing. */
export const RoofHints = ({ hints, facing }: Props) => {
  const say = useSay()
  if (hints === null) return null
  return (
    <section aria-label={say('roofs.room-and-rows-lost')}>
      <p className={classes.room}>{roomWords(say, hints, facing).join(' ')}</p>
      <SaidHints hints={hints} />
    </section>
  )
}
