import { mkdirSync, writeFileSync } from 'node:fs'
import type { CodedLayout, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import fc from 'fast-check'
import { type ArrayCase, arrayOf, feetOf, roofOf } from './array-case.ts'
import { randomCases } from './random-cases.ts'
import { twentyRoofs } from './twenty-roofs.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const box = ({ x, y, width, height }: Box, look: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`

const path = (points: readonly { readonly x: number; readonly y: number }[], look: string): string =>
  `<path d="M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z" ${look}/>`

const colours: Readonly<Record<string, string>> = {
  Internal: '#fff',
  Central: '#fff',
  Intermediate: '#eef',
  Edge: '#dde',
}

const drawnPlane = ({ outline, plan: { origin, along, up }, zones, obstacles, panels, rails }: LaidPlane): string =>
  [
    `<g transform="matrix(${[along.x, along.y, up.x, up.y, origin.x, origin.y].join(' ')})">`,
    ...zones.map(({ polygon, zone, isKeptClear }) =>
      path(polygon, `fill="${isKeptClear ? '#fbb' : (colours[zone] ?? '#ccd')}"`),
    ),
    path(outline, 'fill="none" stroke="#000" stroke-width="40"'),
    ...obstacles.map((each) => box(each, 'fill="#f80"')),
    ...panels.map((each) => box(each, 'fill="#248" fill-opacity="0.5" stroke="#013" stroke-width="20"')),
    ...rails.map(({ from, to }) => path([from, to], 'stroke="#d00" stroke-width="40"')),
    ...rails.flatMap(({ feet }) => feet.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="90" fill="#080"/>`)),
    '</g>',
  ].join('')

const said = ({ placed, wanted, fits, blocks, planes, panel }: CodedLayout): string => {
  const rows = blocks.map(
    ({ plane, rows: up, columns, offsets }) => `${plane} ${up}x${columns}${offsets.length > 0 ? '*' : ''}`,
  )
  const rails = planes.reduce((sum, each) => sum + each.rails.length, 0)
  return `${placed} of ${wanted} (${fits}), ${panel.length}x${panel.width}: ${rows.join(', ')}; ${rails} rails`
}

const drawn = (given: ArrayCase, index: number): string => {
  const layout = arrayOf(given)
  const { building, request } = roofOf(given)
  const [length, width] = [building.length, building.width]
  const north = request.frontFacing === null ? 'no direction' : `front ${request.frontFacing}°`
  return `<figure><svg viewBox="-300 -300 ${length + 600} ${width + 600}"><g transform="matrix(1 0 0 -1 0 ${width})">${layout.planes.map(drawnPlane).join('')}</g></svg>
<figcaption><b>${index + 1} ${given.name}</b> ${north}<br>${said(layout)}, ${feetOf(layout)} feet</figcaption></figure>`
}

const page = (cases: readonly ArrayCase[]): string =>
  `<!doctype html><meta charset="utf-8"><style>body{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;margin:12px;font:12px sans-serif}figure{margin:0}svg{width:100%;max-height:330px}</style>${cases.map(drawn).join('\n')}`

/** Arrays that the layout chooses, on one page to look at: `node --import tsx packages/engine/testing/arrays/draw-arrays.ts [how many random roofs] [seed]`. */
const [many, seed] = process.argv.slice(2).map(Number)
const cases = many === undefined ? twentyRoofs : fc.sample(randomCases, { numRuns: many, seed: seed ?? 1 })
const folder = new URL('../../../../.cache/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('arrays.html', folder), page(cases))
