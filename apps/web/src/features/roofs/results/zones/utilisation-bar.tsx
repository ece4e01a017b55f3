import { percent } from '@soundroof/report/wording/number-text'
import { exceeds } from '@soundroof/words/numbers/rounding'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './zones.module.css'

export type Band = 'easy' | 'near' | 'over'

/** Above 1 the capacity is exceeded; from 0.9 it is close. */
export const bandOf = (utilisation: number): Band =>
  exceeds(utilisation) ? 'over' : utilisation >= 0.9 ? 'near' : 'easy'

type Props = { readonly label: string; readonly utilisation: number }

/** Utilisation as a bar; the mark at 100 % is the capacity, and bars are cut off at 150 %. */
export const UtilisationBar = ({ label, utilisation }: Props) => {
  const say = useSay()
  return (
    <div>
      <div className={classes.utilisationWords}>
        <span>{say('roofs.utilisation-label', { label })}</span>
        <strong>{percent(utilisation)}</strong>
      </div>
      <div className={classes.bar} aria-hidden="true">
        <span
          data-band={bandOf(utilisation)}
          style={{ width: `${(Math.min(Math.max(utilisation, 0), 1.5) / 1.5) * 100}%` }}
        />
        <small className={classes.full}>{'100\u00a0%'}</small>
      </div>
    </div>
  )
}
