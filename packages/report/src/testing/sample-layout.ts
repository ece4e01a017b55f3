import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'

const roof: LaidPlane = {
  name: 'roof',
  outline: [
    { x: 0, y: 0 },
    { x: 30_000, y: 0 },
    { x: 30_000, y: 18_000 },
    { x: 0, y: 18_000 },
  ],
  plan: { origin: { x: 0, y: 0 }, along: { x: 1, y: 0 }, up: { x: 0, y: 1 } },
  zones: [],
  obstacles: [],
  members: { run: 'along-eave', first: 100, pitch: 1200, last: null },
  lines: [],
  panels: [
    { x: 5000, y: 5000, width: 1100, height: 1700, zone: 'Internal', row: 0, place: { block: 0, row: 0, column: 0 } },
  ],
  rails: [],
}

/** One panel on one plane of 30 m by 18 m. */
export const sampleLayout: Layout = {
  unit: 'mm',
  roofForm: 'flat',
  orientation: 'portrait',
  panel: { length: 1700, width: 1100, power: 440 },
  planes: [roof],
  refused: [],
  blocks: [
    {
      plane: 'roof',
      orientation: 'portrait',
      rows: 1,
      columns: 1,
      offsets: [],
      gaps: { panels: 20, rows: 20 },
      x: 5000,
      y: 5000,
      leftOut: [],
    },
  ],
  distances: { edge: 200, ridge: 200 },
  isChosen: true,
  wanted: 1,
  placed: 1,
  fits: 80,
  power: { installed: null, placed: 0.44, fits: 35.2 },
  lost: [],
  warnings: [],
  assumptions: [],
}
