import type { ProjectDraft } from '@soundroof/contract/project/draft'
import type { AssessmentResult, ZoneResult } from '@soundroof/contract/result'
import { fixingWords } from '@soundroof/report/fixing-words'
import { plain } from '@soundroof/report/number-text'

export type Standing = 'installable' | 'clear' | 'none'

export const standingOf = ({
  notApplicable,
  installable,
}: Pick<ZoneResult, 'notApplicable' | 'installable'>): Standing =>
  notApplicable ? 'none' : installable ? 'installable' : 'clear'

export const standingWords: Readonly<Record<Standing, string>> = {
  installable: 'Installable',
  clear: 'Keep clear',
  none: 'N/A',
}

export type ZoneFacts = { readonly rails: string; readonly fixing: string; readonly spacing: string }

const none = '–'

/** Rails, fixing in the specified words, and spacing of a zone. */
export const zoneFacts = (
  zone: Pick<ZoneResult, 'installable' | 'numRails' | 'fixingSpacing' | 'intersectionTypeIndex'>,
  { options, roofCover }: Pick<ProjectDraft, 'options' | 'roofCover'>,
): ZoneFacts => {
  if (!zone.installable) return { rails: none, fixing: none, spacing: none }
  const fixing = { screwsPerFoot: options.screwsPerFoot, roofType: roofCover.roofType }
  return {
    rails: String(zone.numRails),
    fixing: fixingWords(zone.intersectionTypeIndex, fixing),
    spacing: zone.fixingSpacing === null ? none : `${plain(zone.fixingSpacing)} mm`,
  }
}

export const alternativeWords = ({ alternatives }: Pick<ZoneResult, 'alternatives'>): readonly string[] =>
  alternatives.map(({ numRails, fixingSpacing }) => `${numRails} rails with fixings every ${plain(fixingSpacing)} mm`)

/** The ends of the ridge as a zone beside the four, where they have their own pressure. */
export const ridgeEnds = ({ ridgeCorner, zoneResults }: AssessmentResult) => {
  const [first] = zoneResults
  if (ridgeCorner === null || first === undefined) return null
  return { ...ridgeCorner, intersectionTypeIndex: first.intersectionTypeIndex }
}
