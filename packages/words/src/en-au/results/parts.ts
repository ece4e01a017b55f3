import type { Wording } from '../../language/wording.ts'
import { millimetres } from '../../numbers/measures.ts'

const classes: Readonly<Record<string, string>> = {
  C2: 'class 3 or better (AS 3566, corrosivity C2)',
  C3: 'class 3 or better (AS 3566, corrosivity C3)',
  C4: 'class 4 (AS 3566, corrosivity C4)',
  C5: 'stainless steel 316 (corrosivity C5)',
}
const classOf = (category: string | null): string =>
  (category === null ? undefined : classes[category]) ?? 'class 4 (AS 3566; the distance to the sea is not known)'

/** What parts of an array are, and what a parts list rests on. */
export const parts = {
  'screw-into-steel': ({ thickness, category }) =>
    `10 TPI, self-drilling, hexagon head, sealing washer, ${classOf(category)}; for steel of ${thickness} mm. Length to be named: foot, crest and steel together, and its drill point.`,
  'screw-into-timber': ({ thread, batten, category }) =>
    `10 TPI, hexagon head, sealing washer, ${classOf(category)}. At least ${millimetres(thread + batten)} longer than foot and crest together${batten > 0 ? ` (batten ${batten}, thread in the rafter ${thread})` : ''}: measure the crest.`,
  'screw-of-hook': ({ support, category }) =>
    `At least 14 gauge, 10 TPI, ${support === 'timber' ? 'type 17' : 'self-drilling'}, into the rafter, ${classOf(category)}. Length to be named by the maker of the hooks.`,
  'clamp-of-frame': ({ height }) =>
    height === null
      ? 'To fit the frames of the panels: measure whether they are 30, 35 or 40 mm high.'
      : `For frames ${millimetres(height)} high.`,
  'clamp-on-profile': ({ sheeting }) => `Made for this sheeting: ${sheeting}.`,
  'foot-on-the-crest': 'L-foot, screwed through the crest of the sheeting.',
  'hook-for-the-tile': 'To suit the profile of the tiles and the width of the rafters.',
  'caps-of-a-rail': 'Two a rail.',
  'clips-of-a-row': 'Between frame and rail (AS/NZS 5033): one a panel, and one more in a row with an odd number.',
  'lug-of-a-rail': 'One a rail, for the earthing conductor (AS/NZS 5033).',
  'clips-of-leads': 'Assumed: one for each of the two leads of a panel.',
  'use-racking': ({ name, edition }) => `Use another racking system: ${name} (${edition})`,
  'joint-each': ({ length }) => `At most ${millimetres(length)} of rail without one.`,
  'no-expansion-joint-named':
    'No expansion joints are counted: the library names no length of rail that needs one. Ask the maker of the rails.',
  'bars-cut': ({ kerf, offcut, offcuts }) =>
    `A saw cut takes ${millimetres(kerf)}. Rests of ${millimetres(offcut)} and more are cut again; ${offcuts === 0 ? 'none is left over' : `${offcuts} of them ${offcuts === 1 ? 'is' : 'are'} left over`}.`,
} satisfies Partial<Wording>
