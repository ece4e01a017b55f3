import { useStore } from '../../../../platform/store.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { adviceWords } from '../photos/photo-advice.tsx'
import { useLooks } from '../photos/photo-looks.ts'
import { usePreviews } from '../photos/previews.ts'
import { queue } from '../photos/upload-state.ts'
import classes from './capture.module.css'

type Props = {
  /** Taken since the camera was opened. */
  readonly count: number
  /** Queue id, or address once stored. */
  readonly last: string | undefined
}

/** Counter, and what became of the photo before. */
export const LastPhoto = ({ count, last }: Props) => {
  const say = useSay()
  const looks = useLooks()
  const previewOf = usePreviews()
  const queued = useStore(queue)
  if (last === undefined) return <p className={classes.verdict}>{say('roofs.no-photo-yet')}</p>
  const waiting = queued.find(({ id }) => id === last)
  const isKept = waiting === undefined || waiting.kept === true
  const saved = isKept ? say('roofs.saved-on-this-device') : say(waiting.notKept ?? 'roofs.saving-photo')
  const advice = adviceWords(looks.get(last))
  const picture = previewOf(last)
  return (
    <div className={classes.last} role="status">
      {picture ? <img src={picture} alt="" /> : null}
      <p className={classes.verdict} data-safe={isKept}>
        <strong>{say('roofs.photos-taken', { count: count })}</strong> {saved}
        {advice ? <span className={classes.advice}>{say(advice)}</span> : null}
      </p>
    </div>
  )
}
