import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { arrayPlan, choiceItems } from '@soundroof/report/drawing/array-plan'
import type { Scene, SceneItem } from '@soundroof/report/drawing/scene'
import { onePlaneWords, planSentence, wallWords, zonePlan } from '@soundroof/report/drawing/zone-plan'
import { frontWords } from '@soundroof/report/wording/face-name'
import { zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { useMemo } from 'react'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { RoofMap } from '../panel-layout/roof-map.tsx'
import type { Laid } from '../panel-layout/use-layout.ts'
import { SceneDrawing } from '../report/scene-drawing.tsx'
import type { ProjectUnderlay } from '../underlay/use-underlay-on-map.ts'
import type { TriedChoice } from '../zones/choices.ts'
import { zonesInRow } from '../zones/shown-zones.ts'
import type { Open } from './open-row.ts'

type Props = {
  readonly project: ProjectDraft
  readonly result: BriefResult
  readonly laid?: Laid | undefined
  readonly underlay?: ProjectUnderlay | undefined
  readonly choice?: TriedChoice | undefined
  readonly maxHeight?: number
  readonly open: Open
  readonly onOpen: (open: Open) => void
}

/** Zones, which their table explains. */
const NUMBERED = /^[\dR] {2}/

type Drawn = Pick<Props, 'project' | 'result' | 'laid' | 'choice'>

/** Numbers of zones as the table has them, above what a choice would put on the roof. */
const withChips = (
  items: readonly SceneItem[],
  fills: ReadonlyMap<string, string>,
  choice: readonly SceneItem[],
): readonly SceneItem[] => {
  const all = items.map((item) => {
    const chip = item.kind === 'text' && item.plate !== undefined ? fills.get(item.text) : undefined
    return chip === undefined ? item : { ...item, chip }
  })
  const [chips, others] = [all.filter((item) => 'chip' in item), all.filter((item) => !('chip' in item))]
  return [...others, ...choice, ...chips]
}

/** Without a legend: the table of zones is one. Drawn again only when the layout changes. */
const usePlan = ({ project, result, laid, choice }: Drawn): Scene | null => {
  const say = useSay()
  const [tried, number] = [choice?.layout ?? null, choice?.chosen ?? null]
  return useMemo(() => {
    const layout = laid?.answer?.layout
    const scene = layout ? arrayPlan(say, { ...project, result, layout }) : zonePlan(say, { ...project, result })
    const fills = new Map(zonesInRow(say, result).map(({ look: { code, fill } }) => [code, fill]))
    return (
      scene && {
        ...scene,
        items: withChips(scene.items, fills, tried ? choiceItems(tried, say('roofs.with-choice', { number })) : []),
        legend: scene.legend.filter(({ text }) => !NUMBERED.test(text)),
      }
    )
  }, [project, result, laid?.answer, say, tried, number])
}

const captionOf = (say: Say, { project, result }: Drawn): string =>
  [
    say('roofs.roof-from-above-to-scale-a', { a: zoneSizeText(result.valueA) }),
    onePlaneWords(say, project),
    frontWords(say, project.building.frontFacing),
    wallWords(say, project.options),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

/** The roof from above with its array; the row that is open has its zone outlined, and a zone that is pressed opens its row. */
export const RoofPlan = (props: Props) => {
  const say = useSay()
  const { project, result, laid, underlay, maxHeight = 400, open, onOpen } = props
  const scene = usePlan(props)
  if (scene === null) return <p>{planSentence(say, project, result)}</p>
  const caption = captionOf(say, props)
  return laid?.answer ? (
    <RoofMap
      scene={scene}
      caption={caption}
      layout={laid.answer.layout}
      result={result}
      below={underlay?.below ?? null}
      maxHeight={maxHeight}
      zone={open}
      onZone={onOpen}
    />
  ) : (
    <SceneDrawing scene={scene} maxHeight={maxHeight} caption={caption} />
  )
}
