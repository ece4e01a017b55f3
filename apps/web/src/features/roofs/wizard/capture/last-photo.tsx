import { useStore } from '../../../../platform/store.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { adviceWords } from '../photos/photo-advice.tsx'
import { useLooks } from '../photos/photo-looks.ts'
import { usePreviews } from '../photos/previews.ts'
import { queue } from '../photos/upload-state.ts'
import classes from './capture.module.css'
import type { Session } from './use-session.ts'

/** Counter, and what became of the photo before. */
export const LastPhoto = ({ session }: { readonly session: Session }) => {
  const say = useSay()
  const looks = useLooks()
  const previewOf = usePreviews()
  const queued = useStore(queue)
  const last = session.taken.at(-1)
  if (last === undefined) return <p className={classes.verdict}>{say('roofs.no-photo-yet')}</p>
  const waiting = queued.find(({ id }) => id === last.photo)
  const isKept = waiting === undefined || waiting.kept === true
  const saved = isKept ? say('roofs.saved-on-this-device') : say(waiting.notKept ?? 'roofs.saving-photo')
  const advice = adviceWords(looks.get(last.photo))
  const picture = previewOf(last.photo)
  return (
    <div className={classes.last} role="status">
      {picture ? <img src={picture} alt="" /> : null}
      <p className={classes.verdict} data-safe={isKept}>
        <strong>{say('roofs.photos-taken', { count: session.taken.length })}</strong> {saved}
        {advice ? <span className={classes.advice}>{say(advice)}</span> : null}
      </p>
    </div>
  )
}
