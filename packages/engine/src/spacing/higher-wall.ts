import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { clause, type Step } from '../calculation/step.ts'

type Wall = Pick<AssessmentInput['options'], 'higherWallHeight' | 'higherWallDistance' | 'panelGap'>

const reach = clause<{ readonly h_w: number; readonly x_w: number }>(
  { symbol: 'e_w', label: 'reach-of-the-higher-wall', unit: 'm', clause: 'Method 2', formula: 'h_w - x_w' },
  ({ h_w, x_w }) => h_w - x_w,
)

/**
 * How far from the roof edge beside a higher wall panels are nearer to it than its height above the roof, m; null: nowhere,
 * or the wall is no higher than the panels. Method 2.
 */
export const wallReach = ({ higherWallHeight: h_w, higherWallDistance, panelGap }: Wall): Step | null => {
  const x_w = higherWallDistance ?? 0
  if (h_w === null || h_w <= panelGap / 1000 || x_w >= h_w) return null
  return reach({ h_w, x_w })
}
