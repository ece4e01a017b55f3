import { useSay } from '../../../platform/words/use-say.ts'

import styles from './roof-drawing.module.css'

/** A roof of 20 m by 12 m in plan, drawn at 20 units per metre, with a = 1.2 m. */
const scale = 20
const roof = { length: 20 * scale, width: 12 * scale }
const a = 1.2 * scale
const left = 46
const top = 40

const panel = { length: 1.72 * scale, width: 1.05 * scale }

const rowsOf = (columns: number, rows: number, x: number, y: number) =>
  Array.from({ length: columns * rows }, (_, index) => ({
    key: `${x}-${y}-${index}`,
    x: x + (index % columns) * (panel.width + 1.4),
    y: y + Math.floor(index / columns) * (panel.length + 1.4),
  }))

/** Thirteen modules side by side stay clear of the corners. */
const columns = 13
const rowStart = left + (roof.length - columns * (panel.width + 1.4)) / 2
const rowDepth = 2 * (panel.length + 1.4)
const modules = [
  ...rowsOf(columns, 2, rowStart, top + a + 6),
  ...rowsOf(columns, 2, rowStart, top + roof.width - a - 6 - rowDepth),
]

const corners = [
  [left, top],
  [left + roof.length - 2 * a, top],
  [left, top + roof.width - 2 * a],
  [left + roof.length - 2 * a, top + roof.width - 2 * a],
] as const

const Zones = () => (
  <>
    <rect className={styles.internal} x={left} y={top} width={roof.length} height={roof.width} />
    <path
      className={styles.edge}
      fillRule="evenodd"
      d={`M${left} ${top}h${roof.length}v${roof.width}h${-roof.length}zM${left + a} ${top + a}v${roof.width - 2 * a}h${roof.length - 2 * a}v${-(roof.width - 2 * a)}z`}
    />
    {corners.map(([x, y]) => (
      <rect key={`${x} ${y}`} className={styles.corner} x={x} y={y} width={2 * a} height={2 * a} />
    ))}
  </>
)

const Modules = () => (
  <>
    {modules.map(({ key, x, y }) => (
      <g key={key}>
        <rect className={styles.module} x={x} y={y} width={panel.width} height={panel.length} rx="1" />
        <path
          className={styles.cell}
          d={`M${x + panel.width / 2} ${y}v${panel.length}M${x} ${y + panel.length / 2}h${panel.width}`}
        />
      </g>
    ))}
  </>
)

const Dimensions = () => (
  <g className={styles.dimensions}>
    <path d={`M${left} ${top - 16}h${roof.length}M${left} ${top - 21}v10M${left + roof.length} ${top - 21}v10`} />
    <text x={left + roof.length / 2} y={top - 21} textAnchor="middle">
      20.00 m
    </text>
    <path d={`M${left - 16} ${top}v${roof.width}M${left - 21} ${top}h10M${left - 21} ${top + roof.width}h10`} />
    <text transform={`translate(${left - 22} ${top + roof.width / 2}) rotate(-90)`} textAnchor="middle">
      12.00 m
    </text>
    <path
      d={`M${left} ${top + roof.width + 15}h${a}M${left} ${top + roof.width + 10}v10M${left + a} ${top + roof.width + 10}v10`}
    />
    <text x={left + a + 7} y={top + roof.width + 19}>
      a = 1.20 m
    </text>
  </g>
)

const legend = [
  [styles.internal, 'shell.internal'],
  [styles.edge, 'shell.edge'],
  [styles.corner, 'shell.corner'],
] as const

/** Roof plan with zones and two rows of modules on each side of the ridge. */
export const RoofDrawing = () => {
  const say = useSay()
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 470 306" role="img" aria-label={say('shell.plan-of-a-roof-20-by')}>
        <Zones />
        <path className={styles.ridge} d={`M${left} ${top + roof.width / 2}h${roof.length}`} />
        <Modules />
        <rect className={styles.outline} x={left} y={top} width={roof.length} height={roof.width} />
        <Dimensions />
      </svg>
      <figcaption className={styles.caption}>
        {legend.map(([zone, name]) => (
          <span key={name}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <rect className={zone} width="14" height="14" rx="3" />
            </svg>
            {say(name)}
          </span>
        ))}
        <span className={styles.example}>{say('shell.example-plan')}</span>
      </figcaption>
    </figure>
  )
}
