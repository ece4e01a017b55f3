import classes from '../../../../components/choice-pictures/drawing.module.css'
import { Dimension, Drawing } from '../../../../components/choice-pictures/drawing.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

const rafters = [48, 180, 312]

const lengths = {
  'Simply-supported': [
    [40, 178],
    [182, 320],
  ],
  Continuous: [[40, 320]],
  Lapped: [
    [40, 204],
    [156, 320],
  ],
} as const

export type SupportName = keyof typeof lengths

const bolts: Readonly<Record<SupportName, readonly number[]>> = {
  'Simply-supported': [174, 186],
  Continuous: [180],
  Lapped: [160, 200],
}

const SupportRow = ({ name, top }: { readonly name: SupportName; readonly top: number }) => {
  const say = useSay()
  return (
    <g transform={`translate(0 ${top})`}>
      <text className={classes.label} x="12" y="14">
        {say(name)}
      </text>
      {rafters.map((x) => (
        <rect key={x} className={classes.face} x={x - 9} y={44} width={18} height={22} />
      ))}
      {lengths[name].map(([from, to]) => (
        <rect key={from} className={classes.panel} x={from} y={32} width={to - from} height={12} />
      ))}
      {name === 'Lapped' && <rect className={classes.lap} x={156} y={32} width={48} height={12} />}
      {[44, ...bolts[name], 316].map((x) => (
        <circle key={x} className={classes.solid} cx={x} cy={38} r={2.2} />
      ))}
    </g>
  )
}

/** Side view: a member on three rafters, for each kind of support. */
export const Supports = ({ names }: { readonly names: readonly SupportName[] }) => (
  <Drawing width={360} height={names.length * 76}>
    {names.map((name, row) => (
      <SupportRow key={name} name={name} top={row * 76} />
    ))}
  </Drawing>
)

const rowsInWords = ['none', 'components.1-row', 'components.2-rows', 'components.3-rows'] as const

const BridgedSpan = ({ rows, left, top }: { readonly rows: number; readonly left: number; readonly top: number }) => {
  const say = useSay()
  return (
    <g transform={`translate(${left} ${top})`}>
      <text className={classes.label} x="80" y="13" textAnchor="middle">
        {say(rowsInWords[rows] ?? 'none')}
      </text>
      <path className={classes.thick} d="M10 22V92M150 22V92" />
      <path className={classes.line} d="M2 34H158M2 57H158M2 80H158" />
      {Array.from({ length: rows }, (_, row) => 10 + (140 * (row + 1)) / (rows + 1)).map((x) => (
        <path key={x} className={classes.mark} d={`M${x} 34V80`} />
      ))}
    </g>
  )
}

/** Purlins from above between two rafters, with no to three rows of bridging. */
export const Bridging = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={222}>
      {rowsInWords.map((words, rows) => (
        <BridgedSpan key={words} rows={rows} left={rows % 2 === 0 ? 12 : 190} top={rows < 2 ? 4 : 112} />
      ))}
      <text className={classes.label} x="4" y="218">
        {say('help.thick-rafters-thin-purlins-coloured-bridging')}
      </text>
    </Drawing>
  )
}

/** End view of a top hat between sheeting and rafter. */
export const TopHatSection = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={170}>
      <path className={classes.line} d="M20 40H70L76 24H100L106 40H254L260 24H284L290 40H340" />
      <rect className={classes.dark} x={60} y={122} width={240} height={34} />
      <path className={classes.mark} d="M96 120H136L150 46H210L224 120H264" />
      <path className={classes.line} d="M116 112V150M110 112H122M244 112V150M238 112H250M180 34V62M174 34H186" />
      <Dimension from={[310, 46]} to={[310, 120]} label={say('components.depth')} offset={[8, 4]} anchor="start" />
      <text className={classes.label} x="180" y="144" textAnchor="middle">
        {say('help.rafter-or-truss')}
      </text>
      <text className={classes.label} x="180" y="100" textAnchor="middle">
        {say('help.top-hat')}
      </text>
      <text className={classes.label} x="24" y="58">
        {say('help.sheeting')}
      </text>
    </Drawing>
  )
}

/** A batten on a rafter, nailed at the left and screwed at the right. */
export const BattenFixing = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={170}>
      <rect className={classes.dark} x={30} y={72} width={300} height={84} />
      <rect className={classes.face} x={66} y={36} width={70} height={36} />
      <rect className={classes.face} x={224} y={36} width={70} height={36} />
      <path className={classes.line} d="M101 32V112M95 32H107" />
      <path className={classes.mark} d="M259 30V118M251 30H267" />
      <path
        className={classes.dimension}
        d="M254 80L264 83M254 86L264 89M254 92L264 95M254 98L264 101M254 104L264 107M254 110L264 113"
      />
      <text className={classes.label} x="101" y="22" textAnchor="middle">
        {say('help.nail')}
      </text>
      <text className={classes.label} x="259" y="20" textAnchor="middle">
        {say('help.screw')}
      </text>
      <text className={classes.label} x="180" y="142" textAnchor="middle">
        {say('components.rafter')}
      </text>
      <text className={classes.label} x="180" y="58" textAnchor="middle">
        {say('help.battens')}
      </text>
    </Drawing>
  )
}

/** A low roof beside a taller building. */
export const HigherWall = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={190}>
      <path className={classes.dark} d="M230 176V30H330V176Z" />
      <path className={classes.face} d="M40 176V112L110 88L180 112V176Z" />
      <path className={classes.dashed} d="M110 88H252" />
      <Dimension from={[214, 30]} to={[214, 88]} label={say('components.height')} offset={[-7, 4]} anchor="end" />
      <path className={classes.dashed} d="M214 30H230" />
      <Dimension from={[180, 140]} to={[230, 140]} label={say('help.distance')} offset={[0, 18]} />
      <text className={classes.label} x="110" y="146" textAnchor="middle">
        {say('help.this-roof')}
      </text>
    </Drawing>
  )
}
