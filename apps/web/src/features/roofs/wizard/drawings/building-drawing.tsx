import type { BuildingDraft } from '@soundroof/contract/roofs/project/draft'
import classes from './drawing.module.css'
import { Dimension, Drawing, valueOr } from './drawing.tsx'

type Props = { readonly draft: BuildingDraft; readonly active: string | null }

const gable = 'M60 190V120L130 85L200 120V190Z'
const wall = 'M200 190L310 150V80L200 120Z'
const roof = 'M130 85L240 45L310 80L200 120Z'
const parapet = 'M200 120V108L310 68V80'

/** Gable, roof and long side, with every dimension that is asked for. */
export const BuildingDrawing = ({ draft, active }: Props) => (
  <Drawing title="Building with its length, width, average roof height, slope and parapet" width={350} height={225}>
    <path className={classes.face} d={gable} />
    <path className={classes.dark} d={wall} />
    <path className={classes.panel} d={roof} />
    <path className={classes.dashed} d={parapet} />
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
