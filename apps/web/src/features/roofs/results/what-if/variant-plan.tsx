import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { arrayPlan } from '@soundroof/report/drawing/array-plan'
import { zonePlan } from '@soundroof/report/drawing/zone-plan'
import { useMemo } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { SceneDrawing } from '../report/scene-drawing.tsx'
import type { Around } from './controls.ts'
import type { VariantState } from './use-what-if.ts'

type PlanProps = {
  readonly around: Around
  readonly variation: VariantState['variation']
  readonly result: BriefResult
  readonly layout: LayoutAnswer['layout'] | null
}

/** The roof from above with the array of a variant. */
export const VariantPlan = ({ around: { project, choices }, variation, result, layout }: PlanProps) => {
  const say = useSay()
  const scene = useMemo(() => {
    const input = { ...variedProject(project, variation, choices), result }
    const drawn = layout ? arrayPlan(say, { ...input, layout }) : zonePlan(say, input)
    return drawn && { ...drawn, legend: [] }
  }, [say, project, choices, variation, result, layout])
  return scene ? <SceneDrawing scene={scene} caption="" maxHeight={300} /> : null
}
