import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import { type PhotoCategory, photoCategories } from '@soundroof/contract/roofs/projects/photos'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './capture.module.css'

type Props = {
  /** The one that the next photo gets; none where chosen photos are sorted. */
  readonly pressed?: PhotoCategory
  readonly disabled?: boolean
  readonly choose: (category: PhotoCategory) => void
}

/** A button for each category of photos. */
export const CategoryChips = ({ pressed, disabled = false, choose }: Props) => {
  const say = useSay()
  return (
    <fieldset className={classes.categories} aria-label={say('roofs.what-do-they-show')}>
      {photoCategories.map((category) => (
        <button
          key={category}
          type="button"
          className={classes.chip}
          disabled={disabled}
          {...(pressed === undefined ? {} : { 'aria-pressed': pressed === category })}
          onClick={() => choose(category)}
        >
          {say.named(fieldOf('photos', category).label)}
        </button>
      ))}
    </fieldset>
  )
}
