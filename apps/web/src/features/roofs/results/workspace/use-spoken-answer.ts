import type { AdviceAnswer, ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { BriefResult, CodedBrief } from '@soundroof/contract/roofs/results/result'
import { useMemo } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { spokenAdvice, spokenResult } from '../language/spoken.ts'
import { spokenLaid } from '../panel-layout/spoken-layout.ts'
import type { Laid } from '../panel-layout/use-layout.ts'

export type Answered = {
  readonly result: BriefResult
  /** The result in codes; absent for results stored before codes existed. */
  readonly coded?: CodedBrief | undefined
  readonly laid?: Laid | undefined
  /** Advice of the failing zones, once it has arrived. */
  readonly found: AdviceAnswer | null | undefined
}

type Spoken = {
  readonly result: BriefResult
  readonly laid: Laid | undefined
  readonly found: readonly ZoneAdvice[]
  /** Titles of zones that are closed by nothing but their size. */
  readonly withoutRoom: ReadonlySet<string>
}

const hasNoRoom = ({ reason }: { readonly reason?: unknown }): boolean => reason === 'no-room-in-zone'

/** Results stored before codes existed tell no such zone. */
export const zonesWithoutRoom = (coded: CodedBrief | undefined): ReadonlySet<string> => {
  const { zoneResults = [], ridgeCorner = null } = coded ?? {}
  const ends = ridgeCorner === null ? [] : [{ ...ridgeCorner, title: 'Ridge ends' }]
  return new Set([...zoneResults, ...ends].filter(hasNoRoom).map(({ title }) => title))
}

/** Result, layout and advice in the reader's language. */
export const useSpokenAnswer = ({ result, coded, laid, found }: Answered): Spoken => {
  const say = useSay()
  return {
    result: useMemo(() => spokenResult(say, { result, coded }), [say, result, coded]),
    laid: useMemo(() => laid && spokenLaid(say, laid), [say, laid]),
    found: useMemo(() => (found ? spokenAdvice(say, found).zones : []), [say, found]),
    withoutRoom: useMemo(() => zonesWithoutRoom(coded), [coded]),
  }
}
