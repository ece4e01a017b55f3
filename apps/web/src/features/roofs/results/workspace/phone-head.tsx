import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { headline } from './headline.ts'
import verdict from './verdict-head.module.css'

/** Whether an element has been scrolled out above. */
export const useIsAbove = (element: RefObject<Element | null>): boolean => {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const watcher = new IntersectionObserver(([seen]) =>
      setAbove(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top < 0),
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isAbove
}

type HeadProps = { readonly project: ProjectDraft; readonly result: BriefResult; readonly children?: ReactNode }

/** Address and verdict in two lines. */
export const CompactHead = ({ project, result, children }: HeadProps) => {
  const say = useSay()
  const { tone, sign } = verdictWords[result.verdict]
  return (
    <div className={verdict.compact} data-tone={tone}>
      <span className={verdict.sign}>{sign}</span>
      <div className={verdict.words}>
        <strong>{siteAddress(project.building) || displayName(project)}</strong>
        <span>{headline(say, result)}</span>
      </div>
      {children}
    </div>
  )
}

/** Stays on top of a phone while the verdict is above the window, and repeats it: a screen reader has it once. */
export const PhoneHead = (props: HeadProps) => (
  <div className={verdict.onTop} aria-hidden="true">
    <CompactHead {...props} />
  </div>
)
