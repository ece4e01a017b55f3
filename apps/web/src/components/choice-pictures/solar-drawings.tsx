import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

const purlins = 'M8 16H112M8 38H112M8 60H112'
const railsAcross = 'M38 6V70M82 6V70'
const railsAlong = 'M8 16H112M8 60H112'

/** Roof from above: thin purlins, thick rails, one panel. */
export const RailsDrawing = ({ direction }: { readonly direction: 'parallel' | 'perpendicular' }) => (
  <Drawing width={120} height={76}>
    <path className={classes.thin} d={purlins} />
    <rect className={classes.panel} x={28} y={10} width={64} height={56} rx={2} />
    <path className={classes.mark} d={direction === 'parallel' ? railsAlong : railsAcross} />
  </Drawing>
)

/** Roof from the side: the panel flush, or tilted. */
export const MountDrawing = ({ mount }: { readonly mount: 'flush' | 'tilt' }) => (
  <Drawing width={120} height={76}>
    <path className={classes.thick} d="M6 64L114 40" />
    {mount === 'flush' ? (
      <>
        <path className={classes.mark} d="M28 51L94 36.4" />
        <path className={classes.line} d="M38 57V50M84 46.6V39.6" />
      </>
    ) : (
      <>
        <path className={classes.mark} d="M28 56L88 18" />
        <path className={classes.line} d="M82 47V23" />
        <path className={classes.dimension} d="M56 52.9A30 30 0 0 0 53 40.5" />
      </>
    )}
  </Drawing>
)

/** The foot: a screw through the sheet, or a clamp on its rib. */
export const FixingDrawing = ({ fixing }: { readonly fixing: 'screw' | 'clamp' }) => (
  <Drawing width={120} height={76}>
    <path className={classes.line} d="M6 46H40L46 34H74L80 46H114" />
    {fixing === 'screw' ? (
      <>
        <path className={classes.dark} d="M20 58H100V68H20Z" />
        <path className={classes.mark} d="M60 20V66" />
        <path className={classes.mark} d="M50 20H70" />
        <path className={classes.dimension} d="M56 44L64 47M56 50L64 53M56 56L64 59M56 62L64 65" />
      </>
    ) : (
      <>
        <path className={classes.mark} d="M42 42V22H78V42" />
        <path className={classes.mark} d="M60 22V8" />
      </>
    )}
  </Drawing>
)
