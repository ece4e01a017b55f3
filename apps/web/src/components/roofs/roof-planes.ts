import type { RoofOutline } from '@soundroof/contract/roofs/wire/wire-rows'
import { hipPlanes } from '@soundroof/report/drawing/hip-areas'
import { type Point, rectangle } from '@soundroof/report/drawing/scene'

/** The planes of a roof from above, m: the ridge of a gable runs along its length. */
export const roofPlanes = ({ length, width, form }: RoofOutline): readonly (readonly Point[])[] => {
  if (form === 'hip') return hipPlanes({ length, width })
  if (form === 'gable') return [rectangle(0, 0, length, width / 2), rectangle(0, width / 2, length, width)]
  return [rectangle(0, 0, length, width)]
}

/** Points of a polygon in a picture of this many pixels, to scale and centred. */
export const inPicture = (
  { length, width }: RoofOutline,
  picture: { readonly width: number; readonly height: number },
) => {
  const scale = Math.min(picture.width / length, picture.height / width)
  const left = (picture.width - length * scale) / 2
  const top = (picture.height - width * scale) / 2
  const shown = (value: number): number => Math.round(value * 10) / 10
  return (points: readonly Point[]): string =>
    points.map(({ x, y }) => `${shown(left + x * scale)},${shown(top + (width - y) * scale)}`).join(' ')
}
