import type { Advice } from '../../../../platform/pictures/advice.ts'
import { useTakenKept } from '../../../../platform/taken/taken-choice.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { dismissAdvice, type Judged, useLooks, useUnread } from './photo-looks.ts'
import classes from './photos.module.css'

const words: Readonly<Record<Advice, (judged: Judged) => Message>> = {
  dark: () => 'roofs.looks-dark',
  blurred: () => 'roofs.looks-blurred',
  small: ({ width, height }) => ({ code: 'roofs.looks-small', values: { width, height } }),
  double: () => 'roofs.looks-double',
}

/** What the device thinks of a photo; null: nothing, or somebody has decided to keep it. */
export const adviceWords = (judged: Judged | undefined): Message | null =>
  judged?.advice && !judged.isDismissed ? words[judged.advice](judged) : null

/** Never blocks: whoever was on the roof knows better. @param photo queue id, or address once stored */
export const PhotoAdvice = ({ photo }: { readonly photo: string }) => {
  const say = useSay()
  const advice = adviceWords(useLooks().get(photo))
  if (advice === null) return null
  return (
    <div className={classes.advice} role="status">
      <span>{say(advice)}</span>
      <button type="button" className={classes.retry} onClick={() => dismissAdvice(photo)}>
        {say('roofs.keep-photo')}
      </button>
    </div>
  )
}

/** Why there is neither picture nor advice. @param isStored the server has converted it */
export const NotLookedAt = ({ photo, isStored }: { readonly photo: string; readonly isStored: boolean }) => {
  const say = useSay()
  const [kind, isSentAsItIs] = [useUnread().get(photo), useTakenKept()]
  if (kind === undefined) return null
  return (
    <div className={classes.advice}>
      {kind === 'heic' && !isStored && isSentAsItIs ? <span>{say('roofs.cannot-show-heic')}</span> : null}
      <span>{say('roofs.not-looked-at')}</span>
    </div>
  )
}
