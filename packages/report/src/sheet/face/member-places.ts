import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import { cornerA } from '../../setting-out/setting-out.ts'

/** Purlins and battens up the slope, or rafters from corner A, mm. */
export const memberPlaces = (plane: LaidPlane): readonly number[] => {
  const { run, first, pitch, last } = plane.members
  const [along, shift] = run === 'along-eave' ? (['y', 0] as const) : (['x', cornerA(plane)] as const)
  const far = Math.max(...plane.outline.map((point) => point[along]))
  if (!(pitch > 0)) return []
  const count = Math.max(0, Math.floor((far - first) / pitch) + 1)
  const regular = Array.from({ length: count }, (_, index) => first + index * pitch)
  const all = last === null ? regular : [...regular.filter((at) => at < last), last]
  return all.map((at) => at - shift)
}
