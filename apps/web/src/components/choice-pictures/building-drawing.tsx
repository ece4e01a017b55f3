import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { BuildingDraft } from '@soundroof/contract/roofs/projects/draft'
import { useSay } from '../../platform/words/use-say.ts'
import { buildingShape, ground, middle, slopeMark } from './building-shape.ts'
import classes from './drawing.module.css'
import { Dimension, Drawing, Measure, valueOr } from './drawing.tsx'

type Props = { readonly draft: BuildingDraft; readonly form: RoofForm; readonly active: string | null }

/** Near end, roof and long side, with every dimension that the step asks for. */
export const BuildingDrawing = ({ draft, form, active }: Props) => {
  const say = useSay()

  const shape = buildingShape(form, draft.roofSlope)
  const [x, y] = shape.farEave
  const mark = slopeMark(shape)
  return (
    <Drawing title={say('components.building-with-its-length-width-average')} width={350} height={ground + 35}>
      <path className={classes.face} d={shape.end} />
      <path className={classes.dark} d={shape.wall} />
      <path className={classes.panel} d={shape.roof} />
      <path className={classes.dashed} d={shape.parapet} />
      <path className={classes.dashed} d={`M30 ${middle}H166`} />
      <Dimension
        from={[38, ground]}
        to={[38, middle]}
        label={valueOr(say, 'components.height', draft.roofHeight, 'm')}
        field="roofHeight"
        active={active === 'roofHeight'}
        offset={[-5, 4]}
        anchor="end"
      />
      <Dimension
        from={[60, ground + 12]}
        to={[200, ground + 12]}
        label={valueOr(say, 'components.width', draft.width, 'm')}
        field="width"
        active={active === 'width'}
        offset={[0, 16]}
      />
      <Dimension
        from={[204, ground + 12]}
        to={[314, ground - 28]}
        label={valueOr(say, 'components.length', draft.length, 'm')}
        field="length"
        active={active === 'length'}
        offset={[14, 16]}
        anchor="start"
      />
      <Measure
        field="roofSlope"
        active={active === 'roofSlope'}
        label={valueOr(say, 'components.slope', draft.roofSlope, '°')}
        at={mark.at}
        anchor={mark.anchor}
      >
        <path className={classes.dimension} d={mark.lines} />
      </Measure>
      <Measure
        field="parapetHeight"
        active={active === 'parapetHeight'}
        label={valueOr(say, 'components.parapet', draft.parapetHeight, 'm')}
        at={[x + 8, y - 22]}
      >
        <path className={classes.dimension} d={`M${x + 6} ${y}v-14m-4 14h8m-8 -14h8`} />
      </Measure>
    </Drawing>
  )
}

/** A roof with a straight ridge, or one with a wing. */
export const ShapeDrawing = ({ shape }: { readonly shape: 'rectangular' | 'irregular' }) => (
  <Drawing width={96} height={60}>
    {shape === 'rectangular' ? (
      <path className={classes.face} d="M10 10H86V50H10ZM10 30H86" />
    ) : (
      <path className={classes.face} d="M10 8H60V28H86V52H10ZM10 18H60M35 18V52M35 40H86" />
    )}
  </Drawing>
)

const formPaths: Readonly<Record<RoofForm, string>> = {
  gable: 'M14 52V30L34 14L54 30V52ZM34 14H78L90 30H54M90 30V52H54',
  hip: 'M10 52V30L34 14H62L86 30V52ZM10 30H86',
  skillion: 'M14 52V34L66 14V52ZM66 14L86 20V52H66',
  flat: 'M10 52V22H86V52ZM10 27H86',
}

/** The side of a building by the form of its roof. */
export const FormDrawing = ({ form }: { readonly form: RoofForm }) => (
  <Drawing width={96} height={60}>
    <path className={classes.face} d={formPaths[form]} />
  </Drawing>
)

const sidesPaths = {
  enclosed: 'M14 52V28L48 12L82 28V52Z',
  'open-sided': 'M10 28L48 12L86 28ZM18 28V52M48 28V52M78 28V52',
  'partly-open': 'M10 28L48 12L86 28ZM14 28V52H44V28M82 28V52',
} as const

/** Walls or posts below a roof. */
export const SidesDrawing = ({ sides }: { readonly sides: keyof typeof sidesPaths }) => (
  <Drawing width={96} height={60}>
    <path className={classes.face} d={sidesPaths[sides]} />
  </Drawing>
)
