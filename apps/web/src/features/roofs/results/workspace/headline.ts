import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { governingUtilisation } from '@soundroof/report/blocks/zone-table'
import { isAnswer, verdictTitle } from '@soundroof/report/wording/verdict-words'
import type { Say } from '../../../../platform/words/use-say.ts'
import { zonesInRow } from '../zones/shown-zones.ts'

/** Zones first where none takes panels: the word of the method stands below it. */
export const headline = (say: Say, result: BriefResult): string => {
  const { basis, unverified } = result
  const zones = zonesInRow(say, result).filter(({ zone }) => !zone.notApplicable)
  const isOverloaded = zones.every(({ zone }) => !zone.installable && (governingUtilisation(zone) ?? 0) > 1)
  if (zones.length > 0 && isOverloaded)
    return zones.length === 1
      ? say('roofs.no-panels-yet-the-roof-is-overloaded')
      : say('roofs.no-panels-yet-all-zones-are-overloaded', { zones: zones.length })
  const title = verdictTitle(say, result)
  const isOpen = basis === 'unconfirmed' && unverified.length > 0 && isAnswer(result)
  return isOpen ? say('roofs.verdict-with-figures', { verdict: title, figures: unverified.length }) : title
}
