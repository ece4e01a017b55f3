import type { PlaneName } from '@soundroof/contract/roofs/array/layout-request'

export const planeLabels: Readonly<Record<PlaneName, string>> = {
  front: 'Front (bottom)',
  back: 'Back (top)',
  left: 'Left',
  right: 'Right',
  roof: 'Roof',
}
