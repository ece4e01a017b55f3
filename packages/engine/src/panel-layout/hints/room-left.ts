import type { CodedHints } from '@soundroof/contract/roofs/panel-layout/hints'
import type { CodedLayout, LaidPanel, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Obstacle, PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { cellsOf, panelOn } from '../blocks/block-cells.ts'
import { usualBlock } from '../blocks/blocks-of-rows.ts'
import { overlap, type ZonedPlane } from '../blocks/cell-refusal.ts'
import { blocksOnFace } from '../choice/choose-blocks.ts'
import { onFace } from '../frames/facing-sun.ts'
import type { Rectangle } from '../roof/plan-line.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { stepsWithin, wholeNear } from '../settings/whole-steps.ts'
import { filledFaces, laidWith, panelsOn, usedPlanes } from './laid-again.ts'

/** The block with more rows and columns on the same grid, as far as the plane reaches. Its own panels stay where they are. */
const grown = (block: PanelBlock, { plane }: ZonedPlane, roof: ArrayRoof): PanelBlock => {
  const { width, height } = panelOn(block, roof)
  const [alongPitch, upPitch] = [width + block.gaps.panels, height + block.gaps.rows]
  const offsets = Array.from({ length: block.rows }, (_, row) => block.offsets[row] ?? 0)
  const [least, most] = [Math.min(...offsets), Math.max(...offsets)]
  const left = Math.max(0, stepsWithin(block.x + least, alongPitch))
  const below = Math.max(0, stepsWithin(block.y, upPitch))
  const right = Math.max(0, stepsWithin(plane.width - block.x - most + block.gaps.panels, alongPitch) - block.columns)
  const above = Math.max(0, stepsWithin(plane.height - block.y + block.gaps.rows, upPitch) - block.rows)
  const outer = (row: number): number => offsets[Math.min(Math.max(row - below, 0), block.rows - 1)] as number
  return {
    ...block,
    rows: block.rows + below + above,
    columns: block.columns + left + right,
    x: block.x - left * alongPitch,
    y: block.y - below * upPitch,
    offsets: Array.from({ length: block.rows + below + above }, (_, row) => outer(row)),
    leftOut: [],
  }
}

/** Without the cells that lie on panels of other blocks. */
const clearOf = (block: PanelBlock, others: readonly Rectangle[], roof: ArrayRoof): PanelBlock => {
  const cells = cellsOf(block, 0, roof)
  const leftOut = cells.flatMap((cell) =>
    others.some((other) => overlap(cell, other)) ? [{ row: cell.place.row, column: cell.place.column }] : [],
  )
  return { ...block, leftOut }
}

/** Every block of a plane grown in turn, clear of the panels that lie there, and of those that came before it. */
const grownBlocks = (laid: LaidPlane, blocks: readonly PanelBlock[], zoned: ZonedPlane, roof: ArrayRoof) => {
  const next: PanelBlock[] = []
  for (const [index, block] of blocks.entries()) {
    if (block.plane !== laid.name) continue
    const others = laid.panels.filter(({ place }) => place.block !== index)
    const before = next.flatMap((each) => cellsOf(each, 0, roof))
    next.push(clearOf(grown(block, zoned, roof), [...others, ...before], roof))
  }
  return next
}

/** Panels that lie there keep their place free, with the gaps around them. */
const asObstacles = ({ name, panels }: LaidPlane, roof: ArrayRoof): readonly Obstacle[] => {
  const { gaps } = usualBlock(onFace(roof, name))
  return panels.map(({ x, y, width, height }) => ({
    kind: 'obstacle',
    plane: name,
    x: x - gaps.panels,
    y: y - gaps.rows,
    width: width + 2 * gaps.panels,
    height: height + 2 * gaps.rows,
  }))
}

/** Blocks that lie beside those of a plane. */
const besides = (laid: LaidPlane, zoned: ZonedPlane, roof: ArrayRoof): readonly PanelBlock[] => {
  const obstacles = [...roof.request.obstacles, ...asObstacles(laid, roof)]
  const around = { ...roof, request: { ...roof.request, obstacles } }
  return filledFaces(around, [zoned]).flatMap(({ full, rows }) => blocksOnFace(full, rows))
}

const placeKey = ({ x, y }: Pick<LaidPanel, 'x' | 'y'>): string => `${wholeNear(x)} ${wholeNear(y)}`
const cellKey = ({ block, row, column }: LaidPanel['place'], by = 0): string => `${block} ${row} ${column + by}`

/** Panels that lie there already, or beside another of their row: nobody lays one alone. */
const worthLaying = (panels: readonly LaidPanel[], there: readonly LaidPanel[]): number => {
  const [places, cells] = [new Set(there.map(placeKey)), new Set(panels.map(({ place }) => cellKey(place)))]
  const isBeside = ({ place }: LaidPanel): boolean => cells.has(cellKey(place, -1)) || cells.has(cellKey(place, 1))
  return panels.filter((panel) => places.has(placeKey(panel)) || isBeside(panel)).length
}

/** More blocks than this on a face are not tried longer: each would be compared with all others. */
const mostGrown = 12

/** How many more panels a face takes where none that lies there moves: rows made longer, rows more, and blocks beside them. */
const roomOn = (laid: LaidPlane, zoned: ZonedPlane, blocks: readonly PanelBlock[], roof: ArrayRoof): number => {
  const own = blocks.filter(({ plane }) => plane === laid.name)
  const alone = { ...roof, request: { ...roof.request, planes: [laid.name] } }
  const countOf = (all: readonly PanelBlock[]): number =>
    worthLaying(panelsOn(laidWith(alone, all), laid.name), laid.panels)
  const longer = own.length > mostGrown ? [] : [grownBlocks(laid, blocks, zoned, roof)]
  const counts = [[...own, ...besides(laid, zoned, roof)], ...longer].map(countOf)
  return Math.max(0, ...counts.map((count) => count - laid.panels.length))
}

/** Room left on each face that may carry panels. */
export const roomLeft = ({ planes, blocks }: CodedLayout, roof: ArrayRoof): CodedHints['room'] =>
  usedPlanes(roof).flatMap((zoned) => {
    const laid = planes.find(({ name }) => name === zoned.plane.name)
    return laid === undefined ? [] : [{ plane: laid.name, panels: roomOn(laid, zoned, blocks, roof) }]
  })
