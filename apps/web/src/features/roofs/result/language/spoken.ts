import { languageTag, recognised } from '@soundroof/contract/platform/text'
import type { Advice } from '@soundroof/contract/roofs/results/advice'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { rewordedAdvice, rewordedLayout, rewordedResult } from '@soundroof/words/each-sentence'
import type { Laid } from '../array/use-layout.ts'

/** Results arrive in English: here their sentences in the language of the screen. The report of it stays as it was issued. */

const isEnglish = (): boolean => languageTag() === 'en-AU'

export const spokenResult = <R extends BriefResult>(result: R): R =>
  isEnglish() ? result : rewordedResult(result, recognised)

export const spokenAdvice = (advice: Advice): Advice => (isEnglish() ? advice : rewordedAdvice(advice, recognised))

export const spokenZoneAdvice = (zones: Advice['zones']): Advice['zones'] =>
  spokenAdvice({ zones, rafters: null, zoneCount: 0, unknowns: [] }).zones

export const spokenLaid = <L extends Laid>(laid: L): L =>
  isEnglish()
    ? laid
    : {
        ...laid,
        problem: laid.problem && recognised(laid.problem),
        formerRoof: laid.formerRoof && recognised(laid.formerRoof),
        answer: laid.answer && { ...laid.answer, layout: rewordedLayout(laid.answer.layout, recognised) },
      }
