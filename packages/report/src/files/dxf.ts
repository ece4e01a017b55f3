import type { Point } from '../drawing/scene.ts'

export const dxfLayers = { ROOF: 7, PANELS: 5, RAILS: 4, FEET: 1, KEEP_CLEAR: 30, OBSTACLES: 6, DIMS: 8 } as const
export type DxfLayer = keyof typeof dxfLayers

/** mm. */
export type DxfItem =
  | { readonly kind: 'line'; readonly layer: DxfLayer; readonly points: readonly Point[]; readonly closed: boolean }
  | { readonly kind: 'circle'; readonly layer: DxfLayer; readonly at: Point; readonly radius: number }
  | {
      readonly kind: 'text'
      readonly layer: DxfLayer
      readonly at: Point
      readonly text: string
      readonly height: number
      readonly turn: number
    }

type Pair = readonly [code: number, value: string | number]

/** Attack: a line break in a name would begin a pair of its own. R12 knows ASCII; other signs by their number. */
const signs = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('°', '%%d')
    .replace(/[^\x20-\x7e]/g, (sign) => `\\U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)

const number = (value: number): string => (Math.round(value * 1000) / 1000 + 0).toFixed(3)

const at = ({ x, y }: Point, second = 0): readonly Pair[] => [
  [10 + second, number(x)],
  [20 + second, number(y)],
  [30 + second, '0.0'],
]

const lineEntities = (points: readonly Point[], closed: boolean, layer: DxfLayer): readonly Pair[] =>
  points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined)
    return to === undefined ? [] : ([[0, 'LINE'], [8, layer], ...at(from), ...at(to, 1)] as const)
  })

const entity = (item: DxfItem): readonly Pair[] => {
  if (item.kind === 'line') return lineEntities(item.points, item.closed, item.layer)
  if (item.kind === 'circle') return [[0, 'CIRCLE'], [8, item.layer], ...at(item.at), [40, number(item.radius)]]
  return [
    [0, 'TEXT'],
    [8, item.layer],
    ...at(item.at),
    [40, number(item.height)],
    [1, signs(item.text)],
    [50, number(item.turn)],
  ]
}

const placesOf = (item: DxfItem): readonly Point[] => (item.kind === 'line' ? item.points : [item.at])

const layerTable = (): readonly Pair[] => [
  [0, 'SECTION'],
  [2, 'TABLES'],
  [0, 'TABLE'],
  [2, 'LAYER'],
  [70, Object.keys(dxfLayers).length],
  ...Object.entries(dxfLayers).flatMap(([name, colour]): readonly Pair[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, 'CONTINUOUS'],
  ]),
  [0, 'ENDTAB'],
  [0, 'ENDSEC'],
]

/** A drawing as DXF R12 (AC1009), in mm. Without its extents LibreOffice crops it. */
export const dxf = (items: readonly DxfItem[]): string => {
  const places = items.flatMap(placesOf)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const pairs: readonly Pair[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    ...at({ x: Math.min(...xs), y: Math.min(...ys) }),
    [9, '$EXTMAX'],
    ...at({ x: Math.max(...xs), y: Math.max(...ys) }),
    [0, 'ENDSEC'],
    ...layerTable(),
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...items.flatMap(entity),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('')
}
