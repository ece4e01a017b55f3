import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { BuildingDraft } from '@soundroof/contract/roofs/project/draft'
import classes from './drawing.module.css'
import { Dimension, Drawing, valueOr } from './drawing.tsx'

type Props = { readonly draft: BuildingDraft; readonly form: RoofForm; readonly active: string | null }

/** Near end, long side, roof beside it, and parapet. */
type Building = { readonly end: string; readonly wall: string; readonly roof: string; readonly parapet: string }

const longWall = 'M200 190L310 150V80L200 120Z'
const eaveParapet = 'M200 120V108L310 68V80'

const buildings: Readonly<Record<RoofForm, Building>> = {
  gable: {
    end: 'M60 190V120L130 85L200 120V190Z',
    wall: longWall,
    roof: 'M130 85L240 45L310 80L200 120Z',
    parapet: eaveParapet,
  },
  hip: {
    end: 'M60 190V120L163 73L200 120V190ZM60 120H200',
    wall: longWall,
    roof: 'M163 73L207 57L310 80L200 120Z',
    parapet: eaveParapet,
  },
  skillion: {
    end: 'M60 190V120L200 85V190Z',
    wall: 'M200 190L310 150V45L200 85Z',
    roof: 'M60 120L170 80L310 45L200 85Z',
    parapet: 'M200 85V73L310 33V45',
  },
  flat: {
    end: 'M60 190V102.5H200V190Z',
    wall: 'M200 190L310 150V62.5L200 102.5Z',
    roof: 'M60 102.5L170 62.5H310L200 102.5Z',
    parapet: 'M200 102.5V90.5L310 50.5V62.5',
  },
}

/** Near end, roof and long side, with every dimension that is asked for. */
export const BuildingDrawing = ({ draft, form, active }: Props) => (
  <Drawing title="Building with its length, width, average roof height, slope and parapet" width={350} height={225}>
    <path className={classes.face} d={buildings[form].end} />
    <path className={classes.dark} d={buildings[form].wall} />
    <path className={classes.panel} d={buildings[form].roof} />
    <path className={classes.dashed} d={buildings[form].parapet} />
    <path className={classes.dashed} d="M30 102.5H166" />
    <Dimension
      from={[38, 190]}
      to={[38, 102.5]}
      label={valueOr('height', draft.roofHeight, 'm')}
      active={active === 'roofHeight'}
      offset={[-5, 4]}
      anchor="end"
    />
    <Dimension
      from={[60, 202]}
      to={[200, 202]}
      label={valueOr('width', draft.width, 'm')}
      active={active === 'width'}
      offset={[0, 16]}
    />
    <Dimension
      from={[204, 202]}
      to={[314, 162]}
      label={valueOr('length', draft.length, 'm')}
      active={active === 'length'}
      offset={[14, 16]}
      anchor="start"
    />
    <g className={active === 'roofSlope' ? classes.active : undefined}>
      <path className={classes.dimension} d="M60 120H96M88 120A28 28 0 0 0 85 107.5" />
      <text className={classes.label} x="99" y="124">
        {valueOr('slope', draft.roofSlope, '°')}
      </text>
    </g>
    <g className={active === 'parapetHeight' ? classes.active : undefined}>
      <path className={classes.dimension} d="M316 80V66M312 80H320M312 66H320" />
      <text className={classes.label} x="318" y="58" textAnchor="middle">
        {valueOr('parapet', draft.parapetHeight, 'm')}
      </text>
    </g>
  </Drawing>
)

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
