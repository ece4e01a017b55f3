import { UnstyledButton } from '@mantine/core'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { rafterSentence } from '@soundroof/report/blocks/roof-blocks'
import { useId } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ChecksTable } from '../zones/checks-table.tsx'
import { memberAmount, memberMeasure, memberName, memberNote } from './member-words.ts'
import type { Open } from './open-row.ts'
import { piecesOf, ScaleBar } from './scale-bar.tsx'
import classes from './zone-rows.module.css'

type Props = {
  readonly result: BriefResult
  readonly scale: number
  readonly isOpen: boolean
  readonly onOpen: (open: Open) => void
}

const House = () => (
  <span className={classes.member} aria-hidden="true">
    <svg viewBox="0 0 16 16" aria-hidden="true" width="14" height="14" fill="none" stroke="currentColor">
      <path d="M2 8 8 2.6 14 8M3.8 7v6.2h8.4V7" />
    </svg>
  </span>
)

/** Rafters or frame, checked for the whole roof and compared with the bare one. */
export const MemberRow = ({ result, scale, isOpen, onOpen }: Props) => {
  const say = useSay()
  const inside = useId()
  const check = memberMeasure(result)
  if (check === null) return null
  return (
    <article className={classes.row} data-open={isOpen} aria-label={say(memberName(result))}>
      <UnstyledButton
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={inside}
        onClick={() => onOpen(isOpen ? null : 'rafters')}
      >
        <span className={classes.name}>
          <House />
          <span>{say(memberName(result))}</span>
        </span>
        <span />
        <span />
        <span className={classes.measure}>
          <span className={classes.amount}>
            <ScaleBar pieces={piecesOf(check)} scale={scale} />
            <strong>{memberAmount(check)}</strong>
          </span>
          <small>{memberNote(say, check)}</small>
        </span>
        <span className={classes.chevron} aria-hidden="true" />
      </UnstyledButton>
      <div id={inside} hidden={!isOpen} className={classes.inside}>
        {isOpen ? (
          <>
            <p>{rafterSentence(say, result)}</p>
            <ChecksTable checks={result.roofChecks} label={say('roofs.checks-of-the-rafters')} />
            <p>{say('report.legend-of-members')}</p>
          </>
        ) : null}
      </div>
    </article>
  )
}
