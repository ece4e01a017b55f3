import classes from '../../../../components/choice-pictures/drawing.module.css'
import { Dimension, Drawing } from '../../../../components/choice-pictures/drawing.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

const rafters = [40, 180, 320]

type Layout = {
  readonly purlins: readonly number[]
  /** Left, top, width, height. */
  readonly panels: readonly (readonly [number, number, number, number])[]
  readonly rails: string
  readonly feet: readonly (readonly [number, number])[]
}

const perpendicular: Layout = {
  purlins: [50, 100, 150, 200],
  panels: [
    [60, 58, 104, 62],
    [60, 123, 104, 62],
    [168, 58, 104, 62],
    [168, 123, 104, 62],
  ],
  rails: 'M84 40V206M140 40V206M192 40V206M248 40V206',
  feet: [84, 140, 192, 248].flatMap((x) => [50, 100, 150, 200].map((y) => [x, y] as const)),
}

const parallel: Layout = {
  purlins: [40, 95, 150, 205],
  panels: [
    [64, 70, 62, 105],
    [129, 70, 62, 105],
    [194, 70, 62, 105],
  ],
  rails: 'M54 95H266M54 150H266',
  feet: [66, 126, 186, 246].flatMap((x) => [95, 150].map((y) => [x, y] as const)),
}

const RoofPlan = ({ purlins, panels, rails, feet }: Layout) => {
  const say = useSay()
  return (
    <Drawing width={360} height={236}>
      {rafters.map((x) => (
        <path key={x} className={classes.dashed} d={`M${x} 26V216`} />
      ))}
      {purlins.map((y) => (
        <path key={y} className={classes.line} d={`M24 ${y}H336`} />
      ))}
      {panels.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={classes.panel} x={x} y={y} width={width} height={height} rx={2} />
      ))}
      <path className={classes.mark} d={rails} />
      {feet.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={classes.solid} cx={x} cy={y} r={4.2} />
      ))}
      <text className={classes.label} x="326" y={(purlins[1] ?? 0) - 5}>
        {say('components.purlin')}
      </text>
      <text className={classes.label} x="320" y="18" textAnchor="middle">
        {say('components.rafter')}
      </text>
      <text className={classes.label} x="24" y="232">
        {say('help.coloured-rails-dots-feet')}
      </text>
    </Drawing>
  )
}

/** Rails up the slope, across the purlins. */
export const PerpendicularRails = () => <RoofPlan {...perpendicular} />

/** Rails on the purlins. */
export const ParallelRails = () => <RoofPlan {...parallel} />

export const PanelSize = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={220}>
      <rect className={classes.panel} x={70} y={44} width={220} height={132} rx={3} />
      <path className={classes.thin} d="M107 44V176M143 44V176M180 44V176M217 44V176M253 44V176M70 88H290M70 132H290" />
      <path className={classes.mark} d="M120 30V190M240 30V190" />
      <Dimension from={[70, 204]} to={[290, 204]} label={say('components.length')} offset={[0, -5]} />
      <Dimension from={[54, 44]} to={[54, 176]} label={say('components.width')} offset={[-6, 4]} anchor="end" />
      <text className={classes.label} x="120" y="22" textAnchor="middle">
        {say('help.rail')}
      </text>
    </Drawing>
  )
}

/** Side view of the parts between panel and purlin. */
export const Racking = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={200}>
      <rect className={classes.panel} x={30} y={38} width={136} height={12} />
      <rect className={classes.panel} x={194} y={38} width={136} height={12} />
      <path className={classes.mark} d="M158 34H202M180 34V66" />
      <rect className={classes.face} x={158} y={52} width={44} height={34} />
      <path className={classes.mark} d="M206 60V118H248" />
      <path className={classes.line} d="M20 140H90L98 122H262L270 140H340" />
      <rect className={classes.dark} x={110} y={150} width={170} height={34} />
      <path className={classes.line} d="M234 110V176M228 110H240" />
      <text className={classes.label} x="180" y="26" textAnchor="middle">
        {say('help.clamp')}
      </text>
      <text className={classes.label} x="150" y="74" textAnchor="end">
        {say('help.rail')}
      </text>
      <text className={classes.label} x="254" y="112">
        {say('help.foot')}
      </text>
      <text className={classes.label} x="160" y="171" textAnchor="middle">
        {say('components.purlin')}
      </text>
      <text className={classes.label} x="36" y="32">
        {say('help.panel')}
      </text>
    </Drawing>
  )
}

/** A hook from the rafter, out between two tiles. */
export const TileHook = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={200}>
      <path className={classes.dark} d="M20 176L340 96V128L20 190Z" />
      <path className={classes.face} d="M90 140h24v16h-24zM230 106h24v16h-24z" />
      <path className={classes.line} d="M30 142L150 108L156 118L36 152Z" />
      <path className={classes.line} d="M138 98L290 56L296 66L144 108Z" />
      <path className={classes.mark} d="M216 124L170 136V122L132 112V64H150" />
      <path className={classes.line} d="M206 116V146M190 120V150" />
      <text className={classes.label} x="156" y="58">
        {say('help.hook')}
      </text>
      <text className={classes.label} x="240" y="52">
        {say('help.tile')}
      </text>
      <text className={classes.label} x="292" y="122">
        {say('components.rafter')}
      </text>
    </Drawing>
  )
}
