import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import type { Say } from '@soundroof/words/language/say'
import type { Block } from './blocks.ts'

/** Stands before everything else of a report: nothing is installed by figures that nobody has measured. */
export const deskBlocks = (say: Say, project: ProjectDraft): readonly Block[] =>
  isFromDesk(project)
    ? [{ kind: 'notice', verdict: null, title: say('report.from-desk'), text: say('report.from-desk-entered') }]
    : []
