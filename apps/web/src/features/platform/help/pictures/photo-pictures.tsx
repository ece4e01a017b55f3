import classes from '../../../../components/choice-pictures/drawing.module.css'
import { Drawing } from '../../../../components/choice-pictures/drawing.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

/** The whole roof from a corner, with everything on it. */
export const RoofPhoto = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={220}>
      <path className={classes.thin} d="M6 190H354" />
      <path className={classes.face} d="M30 190V120L92 66L154 120V190Z" />
      <path className={classes.dark} d="M154 190V120H330V190Z" />
      <path className={classes.panel} d="M92 66H268L330 120H154Z" />
      <path className={classes.thin} d="M114 66L176 120M136 66L198 120M158 66L220 120M180 66L242 120M202 66L264 120" />
      <path className={classes.thin} d="M224 66L286 120M246 66L308 120" />
      <path className={classes.face} d="M230 80V56H246V94L234 84Z" />
      <path className={classes.line} d="M60 190V150H92V190M200 140H236V166H200ZM260 140H296V166H260Z" />
      <text className={classes.label} x="180" y="58" textAnchor="middle">
        {say('report.ridge')}
      </text>
      <text className={classes.label} x="252" y="60">
        {say('help.flue')}
      </text>
      <text className={classes.label} x="240" y="134" textAnchor="middle">
        {say('help.edge')}
      </text>
    </Drawing>
  )
}

/** From inside: a rafter from wall to ridge with purlins on it, and a tape along it. */
export const RafterSpanPhoto = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={220}>
      <path className={classes.dark} d="M20 150H44V206H20Z" />
      <path className={classes.dark} d="M296 60H320V206H296Z" />
      <path className={classes.face} d="M16 134L330 34V52L16 152Z" />
      {[0, 1, 2, 3, 4].map((n) => (
        <path key={n} className={classes.panel} d={`M${46 + n * 62} ${124 - n * 19.8}v-16h14v11.6z`} />
      ))}
      <path className={classes.mark} d="M44 160L296 80M44 160l4 -12M44 160l12 2M296 80l-12 -3M296 80l-6 11" />
      <text className={classes.label} x="186" y="146">
        {say('help.span-with-the-tape-in-view')}
      </text>
      <text className={classes.label} x="48" y="200">
        {say('help.support')}
      </text>
      <text className={classes.label} x="290" y="200" textAnchor="end">
        {say('help.support')}
      </text>
      <text className={classes.label} x="60" y="84">
        {say('help.purlins')}
      </text>
    </Drawing>
  )
}

/** Close-up: two lapped purlins on a cleat of the rafter, with bolts. */
export const ConnectionPhoto = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={220}>
      <path className={classes.dark} d="M140 150H220V160H186V206H174V160H140Z" />
      <rect className={classes.panel} x={10} y={66} width={220} height={76} />
      <rect className={classes.face} x={130} y={60} width={220} height={76} />
      <path className={classes.line} d="M130 72H350M130 124H350M10 78H130M10 130H130" />
      <rect className={classes.dark} x={166} y={84} width={28} height={66} />
      {[
        [180, 98],
        [180, 120],
        [146, 98],
        [214, 98],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className={classes.solid} cx={x} cy={y} r={5} />
      ))}
      <path
        className={classes.mark}
        d="M232 166H344V184H232ZM246 166V174M262 166V174M278 166V174M294 166V174M310 166V174"
      />
      <text className={classes.label} x="288" y="202" textAnchor="middle">
        {say('help.ruler')}
      </text>
      <text className={classes.label} x="134" y="186" textAnchor="end">
        {say('components.rafter')}
      </text>
      <text className={classes.label} x="20" y="58">
        {say('components.purlin')}
      </text>
      <text className={classes.label} x="180" y="48" textAnchor="middle">
        {say('help.bolts-and-cleat')}
      </text>
    </Drawing>
  )
}

/** The end of a sheet over its clip, and a lifted edge. */
export const SheetingPhoto = () => {
  const say = useSay()
  return (
    <Drawing width={360} height={220}>
      <path
        className={classes.mark}
        d="M20 70H60L66 34L60 30L66 24H84L90 30L84 34L90 70H180L186 34L180 30L186 24H204L210 30L204 34L210 70H250"
      />
      <path className={classes.line} d="M72 70V36H78V70M192 70V36H198V70" />
      <rect className={classes.dark} x={20} y={74} width={320} height={16} />
      <text className={classes.label} x="130" y="108" textAnchor="middle">
        {say('help.in-place-pan-and-rib-in')}
      </text>
      <rect className={classes.dark} x={20} y={184} width={320} height={16} />
      <path className={classes.mark} d="M20 180H150L156 144L150 140L156 134H174L180 140L174 144L180 172L260 140" />
      <path className={classes.line} d="M252 180V150L262 146M246 180H262" />
      <path className={classes.dimension} d="M272 166Q280 150 272 136M268 142L272 136L279 139" />
      <text className={classes.label} x="272" y="176">
        {say('help.clip')}
      </text>
      <text className={classes.label} x="130" y="216" textAnchor="middle">
        {say('help.one-edge-lifted')}
      </text>
    </Drawing>
  )
}
