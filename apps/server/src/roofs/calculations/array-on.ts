import type { LaidPanel, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { cornersOf, toPlan } from '@soundroof/report/drawing/array-plan'
import type { CalculationContext } from './calculation-context.ts'
import type { AskedLayout } from './lay-out-on.ts'

type Box = Pick<LaidPanel, 'x' | 'y' | 'width' | 'height'>

/** Wider gaps are seen in a small picture, mm. */
const seen = 200

const continues = (one: Box, { x, y, height }: Box): boolean =>
  one.y === y && one.height === height && x - (one.x + one.width) < seen

/** Panels of a row that lie side by side, as one box. */
const sideBySide = (panels: readonly Box[]): readonly Box[] => {
  const boxes: Box[] = []
  for (const { x, y, width, height } of panels.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const last = boxes.at(-1)
    if (last && continues(last, { x, y, width, height })) boxes.splice(-1, 1, { ...last, width: x + width - last.x })
    else boxes.push({ x, y, width, height })
  }
  return boxes
}

/** To the centimetre. */
const short = (metres: number): number => Math.round(metres * 100) / 100

const onPlan = (plane: LaidPlane) => (box: Box) =>
  cornersOf(box)
    .map(toPlan(plane))
    .flatMap(({ x, y }) => [short(x), short(y)])

/** The panels of an issued result on the plan of its building; none where it cannot be drawn. */
export const arrayOn = (
  { input, resultJson, request, installed, rules }: AskedLayout,
  { catalogue }: Pick<CalculationContext, 'catalogue'>,
): readonly (readonly number[])[] => {
  const result: CodedResult = JSON.parse(resultJson)
  const laid = layOutRoof(input, result, catalogue, request, installed, rules)
  return laid.ok ? laid.layout.planes.flatMap((plane) => sideBySide(plane.panels).map(onPlan(plane))) : []
}
