import type { PartKind } from '@soundroof/contract/roofs/panel-layout/part-kinds'
import type { PlainCode } from '@soundroof/words/language/say'

/** What the parts of an array are called. */
export const partNames = {
  panel: 'Solar panel',
  rail: 'Rail',
  splice: 'Rail splice',
  foot: 'Foot',
  'roof-clamp': 'Roof clamp on a rib',
  'tile-hook': 'Tile hook',
  'metal-screw': 'Screw into steel, 14 gauge',
  'timber-screw': 'Screw into timber, 14 gauge type 17',
  'hook-screw': 'Screw of a tile hook',
  'front-leg': 'Front leg of a tilt frame',
  'middle-leg': 'Middle leg of a tilt frame',
  'rear-leg': 'Rear leg of a tilt frame',
  'mid-clamp': 'Mid clamp',
  'end-clamp': 'End clamp',
  'end-cap': 'End cap of a rail',
  'bonding-clip': 'Bonding clip',
  'earth-lug': 'Earthing lug',
  'cable-clip': 'Cable clip',
  'expansion-joint': 'Expansion joint of a rail',
} as const satisfies Readonly<Record<PartKind, PlainCode>>
