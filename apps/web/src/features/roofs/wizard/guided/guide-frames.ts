import type { AsBuiltSubject } from '@soundroof/contract/review/as-built/as-built-record'

/** What of the picture each guided photo should fill; on a picture of 100 x 75. */
export const guideFrames: Readonly<Record<AsBuiltSubject, readonly string[]>> = {
  // The clamp at the edge of the last panel, with the end of its rail.
  'end-clamp': ['M6 20H58V34H6Z', 'M58 16H68V48H58ZM52 16H68', 'M6 48H92V60H6Z', 'M63 22v6'],
  // A foot with its screws, and the row of screws that shows the purlin or rafter below it.
  'foot-over-support': ['M42 12H56V48H78V56H42Z', 'M62 48v-5M70 48v-5', 'M6 56H94', 'M6 66H94M16 62v8M34 62v8M88 62v8'],
  // A tape from the edge of the roof to the nearest panel, its figures readable.
  setback: ['M12 10V68', 'M56 12H94V62H56Z', 'M12 34H56V42H12Z', 'M20 34v4M28 34v5M36 34v4M44 34v5M52 34v4'],
  // The label fills the picture.
  'module-label': [
    'M14 10H86V66H14Z',
    'M22 20H56M22 28H66M22 36H50',
    'M22 46H78V58H22ZM30 46v12M38 46v12M42 46v12M52 46v12M60 46v12M70 46v12',
  ],
  // Both ends of the rails with the splice and its screws.
  'rail-splice': ['M4 30H46V46H4ZM54 30H96V46H54Z', 'M28 26H72V50H28Z', 'M36 38h3M44 38h3M53 38h3M61 38h3'],
}
