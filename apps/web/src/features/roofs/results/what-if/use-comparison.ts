import type { IssuedBrief } from '@soundroof/contract/roofs/calls/project-calls'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { spokenResult } from '../language/spoken.ts'
import { useSavings } from '../panel-layout/parts/use-savings.ts'
import { spokenLaid } from '../panel-layout/spoken-layout.ts'
import { useLayout } from '../panel-layout/use-layout.ts'
import { type StoredProject, useAdvice } from '../project/use-stored-project.ts'
import { comparedOf, editedOf, type Shown, type Standing, standingOf } from './comparison.ts'
import type { Around } from './controls.ts'
import { type Found, foundChoices } from './found-choices.tsx'
import { useVariants } from './use-variants.ts'
import { useVariant, type VariantState } from './use-what-if.ts'

export type Subject = { readonly stored: StoredProject; readonly issued: IssuedBrief }

/** Another result was issued meanwhile: all that is shown is asked for again; without one, by the next page. */
const useAskedAnew = (standing: Standing): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (standing === 'current') return
    void queries.invalidateQueries({ refetchType: standing === 'changed' ? 'active' : 'none' })
  }, [standing, queries])
}

const layoutSubject = ({ stored: { summary, project }, issued }: Subject) => ({
  hash: summary.hash,
  id: issued.id,
  revision: issued.revision,
  array: project.solar,
})

/** The issued array in the reader's language, once it has arrived. */
export const useIssuedArray = (subject: Subject): LayoutAnswer | null => {
  const say = useSay()
  const { data: laid } = useLayout('layout', layoutSubject(subject))
  return useMemo(() => (laid?.answer ? (spokenLaid(say, laid).answer ?? null) : null), [say, laid])
}

/** Changes that were found for this roof. */
export const useFound = (subject: Subject, { project, choices }: Around, hasArray: boolean): readonly Found[] => {
  const say = useSay()
  const { data: savings } = useSavings(layoutSubject(subject), hasArray)
  const { data: advice } = useAdvice(subject.stored.summary.hash, subject.issued.id)
  return useMemo(
    () => foundChoices(say, savings, advice, { project, choices }),
    [say, savings, advice, project, choices],
  )
}

/** Variants, what is shown of them, and how they are changed. */
export const useComparison = (subject: Subject) => {
  const say = useSay()
  const { hash } = subject.stored.summary
  const around: Around = { project: subject.stored.project, choices: useShownChoices() }
  const { variants, setVariants, isWhole } = useVariants(hash, around)
  const [shown, setShown] = useState<Shown>('a')
  const states = { a: useVariant(hash, variants.a), b: useVariant(hash, variants.b) }
  const edited = editedOf(shown, variants)
  const compared = comparedOf(say, { shown, edited, states }, spokenResult(say, subject.issued))
  const standing = standingOf(states, subject.issued.id)
  useAskedAnew(standing)
  const change = (variation: VariantState['variation']) => {
    setVariants({ ...variants, [edited]: variation })
    setShown(edited)
  }
  const compareWithSecond = (isOn: boolean) => {
    setVariants({ ...variants, b: isOn ? variants.a : null })
    setShown(isOn ? 'b' : 'a')
  }
  return { ...compared, standing, around, hasSecond: variants.b !== null, isWhole, setShown, change, compareWithSecond }
}

export type Comparison = ReturnType<typeof useComparison>
