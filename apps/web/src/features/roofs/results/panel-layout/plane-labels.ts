import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'

export const planeLabels: Readonly<Record<PlaneName, string>> = {
  front: 'roofs.front-bottom',
  back: 'roofs.back-top',
  left: 'roofs.left',
  right: 'roofs.right',
  roof: 'components.roof',
}
