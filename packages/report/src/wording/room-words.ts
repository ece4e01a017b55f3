import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { isBelowPanel } from '@soundroof/contract/roofs/projects/panel-count'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { mayCarryPanels } from './setback-words.ts'

type Laid = {
  readonly project: ProjectDraft
  readonly choices: Choices
  readonly result: Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner' | 'verdict'>
  readonly layout: Pick<Layout, 'fits'> | null
}

/**
 * A roof whose zones carry panels may be too small for one panel; null where there is room, where no zone carries panels,
 * and where the verdict says it.
 */
export const noRoomWords = (say: Say, { project, choices, result, layout }: Laid): string | null => {
  if (!mayCarryPanels(result)) return null
  const isWithoutRoom = layout === null ? isBelowPanel(choices, project) : layout.fits === 0
  return isWithoutRoom ? say('report.no-panel-of-this-size-fits') : null
}
