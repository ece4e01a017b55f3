import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'

/** Where nobody says otherwise: the defaults of a request, mm. A test compares. */
const [GAP, FIRST, PAST_PANEL, KERF] = [20, 100, 40, 3]

/** What a layout follows from before anything is drawn or measured: the defaults of the contract, which the engine may not load. */
export const usualRequest: LayoutRequest = {
  planes: null,
  orientation: null,
  wanted: { kind: 'all' },
  gaps: { alongRails: GAP, betweenRows: GAP },
  ridgeDistance: null,
  obstacles: [],
  areas: [],
  blocks: null,
  frontFacing: null,
  courses: null,
  firstMember: FIRST,
  lastMember: FIRST,
  firstRafter: FIRST,
  firstRib: FIRST,
  rowsThroughZones: 'change-at-joints',
  rails: {
    overhangShare: null,
    longestOverhang: null,
    stockLengths: null,
    pastPanel: PAST_PANEL,
    kerf: KERF,
    spliceShare: 0.25,
  },
  panelPower: null,
  frameHeight: null,
  sparePercent: 5,
  partNumbers: {},
}
