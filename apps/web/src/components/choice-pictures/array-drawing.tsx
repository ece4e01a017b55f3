import type { SolarDraft } from '@soundroof/contract/roofs/projects/draft'
import { useSay } from '../../platform/words/use-say.ts'
import classes from './drawing.module.css'
import { Drawing, Measure, valueOr } from './drawing.tsx'

type Props = { readonly draft: SolarDraft; readonly active: string | null }

const Tilted = ({ draft, active }: Props) => {
  const say = useSay()
  return (
    <>
      <path className={classes.line} d="M100 133V123M220 104V63" />
      <path className={classes.mark} d="M90 128L230 58" />
      <path className={classes.thin} d="M90 128L165 110" />
      <Measure
        field="tiltAngle"
        active={active === 'tiltAngle'}
        label={valueOr(say, 'components.tilt', draft.tiltAngle, '°')}
        at={[176, 103]}
        anchor="start"
      >
        <path className={classes.dimension} d="M148 114A60 60 0 0 0 144 101" />
      </Measure>
    </>
  )
}

const Flush = () => (
  <>
    <path className={classes.line} d="M115 129V115M225 103V89" />
    <path className={classes.mark} d="M90 121L250 83" />
  </>
)

/** The array on the roof from the side, with its power and tilt. */
export const ArrayDrawing = (props: Props) => {
  const say = useSay()

  const { draft, active } = props
  return (
    <Drawing title={say('components.array-on-the-roof-from-the')} width={350} height={135}>
      <g transform="translate(0 -30)">
        <path className={classes.thick} d="M30 150L320 80" />
        {draft.mount === 'tilt' ? <Tilted {...props} /> : <Flush />}
        <Measure
          field="scale"
          active={active === 'scale'}
          label={valueOr(say, 'components.power', draft.scale, 'kW')}
          at={[130, 62]}
        >
          <path className={classes.dimension} d="M130 70V102" />
        </Measure>
      </g>
    </Drawing>
  )
}
