import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult, Verdict } from '@soundroof/contract/roofs/results/result'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { type RefObject, useEffect, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { headline } from './headline.ts'
import classes from './verdict-head.module.css'

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

type CompactProps = { readonly verdict: Verdict; readonly title: string; readonly words: string }

/** The sign of the verdict beside two lines. */
export const CompactHead = ({ verdict, title, words }: CompactProps) => {
  const { tone, sign } = verdictWords[verdict]
  return (
    <div className={classes.compact} data-tone={tone}>
      <span className={classes.sign}>{sign}</span>
      <div className={classes.words}>
        <strong>{title}</strong>
        <span>{words}</span>
      </div>
    </div>
  )
}

type Props = { readonly project: ProjectDraft; readonly result: BriefResult }

/** Address and verdict stay on top of a phone while the verdict is above the window; a screen reader has them once. */
export const PhoneHead = ({ project, result }: Props) => {
  const say = useSay()
  return (
    <div className={classes.onTop} aria-hidden="true">
      <CompactHead
        verdict={result.verdict}
        title={siteAddress(project.building) || displayName(project)}
        words={headline(say, result)}
      />
    </div>
  )
}
