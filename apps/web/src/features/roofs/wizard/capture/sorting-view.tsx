import { Button } from '@mantine/core'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import { useState } from 'react'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { movePhoto } from '../photos/move-photo.ts'
import { adviceWords } from '../photos/photo-advice.tsx'
import { useLooks } from '../photos/photo-looks.ts'
import { usePreviews } from '../photos/previews.ts'
import classes from './capture.module.css'
import { CategoryChips } from './category-chips.tsx'
import type { Session, Taken } from './use-session.ts'

type TileProps = {
  readonly taken: Taken
  readonly position: number
  readonly isChosen: boolean
  readonly choose: () => void
}

const Tile = ({ taken: { photo, category }, position, isChosen, choose }: TileProps) => {
  const say = useSay()
  const picture = usePreviews()(photo)
  const advice = adviceWords(useLooks().get(photo))
  const label = say.named(fieldOf('photos', category).label)
  return (
    <li>
      <button type="button" className={classes.tile} aria-pressed={isChosen} onClick={choose}>
        {picture ? <img src={picture} alt="" /> : <span className={classes.blank}>{position}</span>}
        <span className={classes.name}>
          {say('roofs.photo-numbered', { number: position })}: {label}
        </span>
        {advice ? <span className={classes.advice}>{say(advice)}</span> : null}
      </button>
    </li>
  )
}

type Props = {
  readonly draft: string
  readonly session: Session
  readonly back: () => void
  readonly close: () => void
}

const toggled = (chosen: ReadonlySet<string>, photo: string): ReadonlySet<string> =>
  chosen.has(photo) ? new Set([...chosen].filter((other) => other !== photo)) : new Set([...chosen, photo])

/** Photos are chosen, then what they show is pressed. */
export const SortingView = ({ draft, session, back, close }: Props) => {
  const say = useSay()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const here = session.taken.filter(({ photo }) => chosen.has(photo))
  const put = (category: PhotoCategory) => {
    const isFull = here.map(({ photo }) => movePhoto(draft, photo, category)).includes(false)
    if (isFull) toast('tooManyPhotos', 'problem')
    setChosen(new Set())
  }
  return (
    <div className={classes.sorting}>
      <p>{say('roofs.sort-how')}</p>
      <ul className={classes.tiles} aria-label={say('roofs.photos-taken', { count: session.taken.length })}>
        {session.taken.map((taken, index) => (
          <Tile
            key={taken.photo}
            taken={taken}
            position={index + 1}
            isChosen={chosen.has(taken.photo)}
            choose={() => setChosen(toggled(chosen, taken.photo))}
          />
        ))}
      </ul>
      <div className={classes.controls}>
        <CategoryChips disabled={here.length === 0} choose={put} />
        <div className={classes.row}>
          <Button variant="default" mih={48} onClick={back}>
            {say('roofs.take-more')}
          </Button>
          <Button mih={48} onClick={close}>
            {say('roofs.sorted')}
          </Button>
        </div>
      </div>
    </div>
  )
}
