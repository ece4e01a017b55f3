import type { StructureDraft } from '@soundroof/contract/roofs/projects/draft'
import { useSay } from '../../platform/words/use-say.ts'
import classes from './drawing.module.css'
import { Dimension, Drawing, valueOr } from './drawing.tsx'

type Props = { readonly draft: StructureDraft; readonly active: string | null }

const rafters = [92, 182, 272]
const purlins = [40, 85, 130, 175]

/** The roof frame from above: thick rafters, purlins across, and what to measure. */
export const FramingDrawing = ({ draft, active }: Props) => {
  const say = useSay()
  return (
    <Drawing title={say('components.roof-frame-from-above-purlin-spacing')} width={372} height={235}>
      {rafters.map((x) => (
        <path key={x} className={classes.thick} d={`M${x} 28V187`} />
      ))}
      {purlins.map((y) => (
        <path key={y} className={classes.line} d={`M80 ${y}H284`} />
      ))}
      <Dimension
        from={[297, 40]}
        to={[297, 85]}
        label={valueOr(say, 'components.spacing', draft.spacing, 'mm')}
        field="spacing"
        active={active === 'spacing'}
        offset={[7, 4]}
        anchor="start"
      />
      <Dimension
        from={[92, 17]}
        to={[182, 17]}
        label={valueOr(say, 'components.purlin-span', draft.span, 'mm')}
        field="span"
        active={active === 'span'}
      />
      <Dimension
        from={[182, 203]}
        to={[272, 203]}
        label={valueOr(say, 'components.rafter-spacing', draft.rafterSpacing, 'mm')}
        field="rafterSpacing"
        active={active === 'rafterSpacing'}
        offset={[0, 16]}
      />
      <Dimension
        from={[66, 28]}
        to={[66, 187]}
        label={valueOr(say, 'components.rafter', draft.rafterSpan, 'mm')}
        field="rafterSpan"
        active={active === 'rafterSpan'}
        offset={[-5, -2]}
        anchor="end"
      />
      {draft.rafterSpan === null ? (
        <text className={classes.label} x="61" y="121" textAnchor="end">
          {say('components.span')}
        </text>
      ) : null}
      <text className={classes.label} x="278" y="160">
        {say('components.rafter')}
      </text>
      <text className={classes.label} x="200" y="125">
        {say('components.purlin')}
      </text>
    </Drawing>
  )
}

type RafterProps = {
  readonly material: 'steel' | 'timber'
  readonly draft: StructureDraft
  readonly active: string | null
}

/** The rafter's section with what to measure. */
export const RafterSectionDrawing = ({ material, draft, active }: RafterProps) => {
  const say = useSay()
  return material === 'steel' ? (
    <Drawing title={say('components.steel-i-beam-depth-flange-width')} width={220} height={150}>
      <path className={classes.dark} d="M60 30H140V42H105V108H140V120H60V108H95V42H60Z" />
      <Dimension
        from={[152, 30]}
        to={[152, 120]}
        label={valueOr(say, 'components.depth', draft.beamDepth, 'mm')}
        field="beamDepth"
        active={active === 'beamDepth'}
        offset={[7, 4]}
        anchor="start"
      />
      <Dimension
        from={[60, 20]}
        to={[140, 20]}
        label={valueOr(say, 'components.flange-width', draft.beamFlangeWidth, 'mm')}
        field="beamFlangeWidth"
        active={active === 'beamFlangeWidth'}
      />
      <Dimension
        from={[48, 108]}
        to={[48, 120]}
        label={valueOr(say, 'components.thick', draft.beamFlangeThickness, 'mm')}
        field="beamFlangeThickness"
        active={active === 'beamFlangeThickness'}
        offset={[-6, 4]}
        anchor="end"
      />
    </Drawing>
  ) : (
    <Drawing title={say('components.timber-rafter-or-top-chord-depth')} width={220} height={150}>
      <path className={classes.dark} d="M80 30H120V120H80Z" />
      <path className={classes.thin} d="M90 32Q98 75 88 118M104 32Q112 75 106 118" />
      <Dimension
        from={[132, 30]}
        to={[132, 120]}
        label={valueOr(say, 'components.depth', draft.chordDepth, 'mm')}
        field="chordDepth"
        active={active === 'chordDepth'}
        offset={[7, 4]}
        anchor="start"
      />
      <Dimension
        from={[80, 20]}
        to={[120, 20]}
        label={valueOr(say, 'components.breadth', draft.chordBreadth, 'mm')}
        field="chordBreadth"
        active={active === 'chordBreadth'}
      />
    </Drawing>
  )
}
