import type { RoofSolid } from '@soundroof/report/solid/roof-solid'
import { type StillFace, stillOf } from '@soundroof/report/solid/still'
import type { Camera } from '@soundroof/report/solid/view'

const high = 1000

const pathOf = ({ points }: StillFace): string =>
  `M${points.map(({ x, y }) => `${(x * high).toFixed(1)} ${(y * high).toFixed(1)}`).join('L')}Z`

type Props = { readonly solid: RoofSolid; readonly camera: Camera; readonly aspect: number; readonly label: string }

/** The same solid for browsers without 3D. */
export const StillPicture = ({ solid, camera, aspect, label }: Props) => (
  <svg viewBox={`0 0 ${(high * aspect).toFixed(0)} ${high}`} role="img" aria-label={label}>
    {stillOf(solid, camera, aspect).map((face, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a face has no identity but its place in the order of painting
        key={index}
        d={pathOf(face)}
        fill={face.fill}
        stroke="#16202b"
        strokeOpacity={0.45}
        strokeWidth={1.2}
        strokeLinejoin="round"
        style={{ filter: `brightness(${face.light.toFixed(2)})` }}
      />
    ))}
  </svg>
)
