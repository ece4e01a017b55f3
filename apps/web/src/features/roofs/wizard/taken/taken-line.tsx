import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { takenWords } from '@soundroof/report/wording/taken-words'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from '../photos/photos.module.css'

type Props = { readonly taken: PhotoTaken | null | undefined; readonly others?: readonly (PhotoTaken | null)[] }

/** When a photo was taken, and where it looks; nothing where that is not known. */
export const TakenLine = ({ taken, others = [] }: Props) => {
  const say = useSay()
  const words = taken ? takenWords(say, taken, others) : ''
  return words === '' ? null : <p className={classes.taken}>{words}</p>
}
