import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'

/** What of the picture each kind of photo should fill; on a picture of 100 x 75. */
export const frames: Readonly<Record<PhotoCategory, readonly string[]>> = {
  // The whole roof: ridge, both eaves and the wall below.
  roof: ['M12 46L28 18H88L72 46Z', 'M12 46V60H72V46M72 60L88 32V18'],
  // One rafter from support to ridge, with both ends in the picture.
  rafterSpan: ['M8 58L50 16L92 58', 'M8 58V68M92 58V68', 'M13 63L50 26M13 63l1 -6M13 63l6 -1M50 26l-1 6M50 26l-6 1'],
  // A purlin on its rafter, near enough to read a tape.
  connection: ['M6 30H94V44H6Z', 'M40 44H62V70H40Z', 'M36 30V24H66V30', 'M70 50H92V58H70ZM75 50v4M80 50v4M85 50v4'],
  // The end of a sheet: rib, pan and lap.
  sheeting: ['M6 52H24L30 30H42L48 52H66L72 30H84L90 52H96', 'M30 22H42M30 20v4M42 20v4M24 60H66M24 58v4M66 58v4'],
}
