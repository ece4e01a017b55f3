import type { Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Rectangle } from '../roof/plan-line.ts'

/** What stays free of panels and rails: the obstacle with its clearance on all four sides. */
export const obstacleRoom = ({ x, y, width, height, clearance = 0 }: Obstacle): Rectangle => ({
  x: x - clearance,
  y: y - clearance,
  width: width + 2 * clearance,
  height: height + 2 * clearance,
})
