import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { PlainCode } from '../../../../platform/words/use-say.ts'

export const planeLabels: Readonly<Record<PlaneName, PlainCode>> = {
  front: 'roofs.front-bottom',
  back: 'roofs.back-top',
  left: 'roofs.left',
  right: 'roofs.right',
  roof: 'components.roof',
}
