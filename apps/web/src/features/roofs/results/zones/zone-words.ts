import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import { arrangementText, worthChoosing } from '@soundroof/report/wording/arrangements'
import { fixingWords } from '@soundroof/report/wording/fixing-words'
import { spacingText } from '@soundroof/words/numbers/result-numbers'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'
import { keepUnits } from '../report/keep-units.ts'

export type ZoneStatus = 'installable' | 'clear' | 'none'

export const zoneStatusOf = ({
  notApplicable,
  installable,
}: Pick<ZoneResult, 'notApplicable' | 'installable'>): ZoneStatus =>
  notApplicable ? 'none' : installable ? 'installable' : 'clear'

export const zoneStatusLabels: Readonly<Record<ZoneStatus, PlainCode>> = {
  installable: 'roofs.installable',
  clear: 'roofs.keep-clear',
  none: 'N/A',
}

export type ZoneFacts = { readonly rails: string; readonly fixing: string; readonly spacing: string }

const none = '–'

/** Rails, fixing in the specified words, and spacing of a zone. */
export const zoneFacts = (
  say: Say,
  zone: Pick<ZoneResult, 'installable' | 'numRails' | 'fixingSpacing' | 'intersectionTypeIndex'>,
  { options, roofCover, structure }: Pick<ProjectDraft, 'options' | 'roofCover' | 'structure'>,
): ZoneFacts => {
  if (!zone.installable) return { rails: none, fixing: none, spacing: none }
  const fixing = {
    screwsPerFoot: options.screwsPerFoot,
    roofType: roofCover.roofType,
    rafterMaterial: structure.rafterMaterial,
  }
  return {
    rails: String(zone.numRails),
    fixing: fixingWords(say, zone.intersectionTypeIndex, fixing),
    spacing: zone.fixingSpacing === null ? none : keepUnits(`${spacingText(zone.fixingSpacing)} mm`),
  }
}

/** Other arrangements that a person might choose. */
export const alternativeWords = (
  say: Say,
  zone: Pick<ZoneResult, 'numRails' | 'fixingSpacing' | 'alternatives'>,
): readonly string[] => worthChoosing(zone).map((each) => keepUnits(arrangementText(say, each)))
