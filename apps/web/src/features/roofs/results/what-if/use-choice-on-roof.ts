import type { AdviceAnswer } from '@soundroof/contract/roofs/results/advice'
import { useMemo, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { spokenAdvice } from '../language/spoken.ts'
import { type Choice, type ChoiceOnRoof, choicesOf } from '../zones/choices.ts'
import { useVariant } from './use-what-if.ts'

const isDrawable = ({ remedy: { variation } }: Choice): boolean => Object.keys(variation ?? {}).length > 0

type Of = { readonly hash: string; readonly resultId: string; readonly isEmpty: boolean }

/**
 * The array with a remedy: the one that was pressed; on a roof without panels the first that what-if can vary. What may be
 * built today is never covered unasked. @param advice null: nothing may be tried
 */
export const useChoiceOnRoof = ({ hash, resultId, isEmpty }: Of, advice: AdviceAnswer | null): ChoiceOnRoof => {
  const say = useSay()
  const drawable = useMemo(
    () => (advice ? choicesOf(spokenAdvice(say, advice).zones, true).filter(isDrawable) : []),
    [say, advice],
  )
  const [pressed, press] = useState<number | null | 'first'>('first')
  const choice =
    pressed === 'first' ? (isEmpty ? drawable[0] : undefined) : drawable.find(({ number }) => number === pressed)
  const chosen = choice?.number ?? null
  const variant = useVariant(hash, choice?.remedy.variation ?? null)
  const isOfResult = variant !== null && !variant.isWaiting && variant.of === resultId
  return {
    chosen,
    toggle: (number) => press(number === chosen ? null : number),
    layout: isOfResult ? (variant.answer?.layout?.layout ?? null) : null,
  }
}
