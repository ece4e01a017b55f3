import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { faceName } from '@soundroof/report/wording/face-name'
import { capital } from '@soundroof/report/wording/number-text'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'

const planeLabels: Readonly<Record<PlaneName, PlainCode>> = {
  front: 'roofs.front-bottom',
  back: 'roofs.back-top',
  left: 'roofs.left',
  right: 'roofs.right',
  roof: 'components.roof',
}

/** By where it looks, else by its place on the plan. @param facing of the front, degrees from north */
export const faceLabel = (say: Say, plane: PlaneName, facing: number | null): string =>
  facing === null ? say(planeLabels[plane]) : capital(faceName(say, plane, facing))
