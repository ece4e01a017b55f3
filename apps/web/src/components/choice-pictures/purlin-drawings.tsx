import classes from './drawing.module.css'
import { Dimension, Drawing } from './drawing.tsx'

export type PurlinShape = 'Z' | 'C' | 'top-hat' | 'timber'

const shapes: Readonly<Record<PurlinShape, string>> = {
  Z: 'M30 24V16H62V84H94V76',
  C: 'M90 28V16H46V84H90V72',
  'top-hat': 'M16 84H36L44 16H80L88 84H108',
  timber: 'M44 16H80V84H44Z',
}

type SectionProps = { readonly shape: PurlinShape; readonly depth?: string; readonly active?: boolean }

/** End view of a purlin, with its depth once known. */
export const PurlinSectionDrawing = ({ shape, depth, active = false }: SectionProps) => (
  <Drawing width={depth ? 160 : 124} height={100}>
    <path className={shape === 'timber' ? classes.dark : classes.mark} d={shapes[shape]} />
    {depth ? (
      <Dimension from={[118, 16]} to={[118, 84]} label={depth} active={active} offset={[8, 4]} anchor="start" />
    ) : null}
  </Drawing>
)

const supports = [14, 60, 106]
const triangle = (x: number) => `M${x} 30l-6 10h12z`
const spans: Readonly<Record<string, string>> = {
  'simply-supported': 'M10 26H57M63 26H110',
  continuous: 'M10 26H110',
  lapped: 'M10 24H70M50 29H110',
}

/** The purlin over its supports: simply supported, continuous or lapped. */
export const SupportDrawing = ({ support }: { readonly support: string }) => (
  <Drawing width={120} height={46}>
    {supports.map((x) => (
      <path key={x} className={classes.solid} d={triangle(x)} />
    ))}
    <path className={classes.mark} d={spans[support] ?? ''} />
  </Drawing>
)

/** Two purlins from above between their rafters, with rows of bridging across. */
export const BridgingDrawing = ({ rows }: { readonly rows: number }) => (
  <Drawing width={120} height={46}>
    <path className={classes.thick} d="M12 4V42M108 4V42" />
    <path className={classes.line} d="M12 12H108M12 34H108" />
    {Array.from({ length: rows }, (_, row) => 12 + (96 * (row + 1)) / (rows + 1)).map((x) => (
      <path key={x} className={classes.mark} d={`M${x} 12V34`} />
    ))}
  </Drawing>
)
