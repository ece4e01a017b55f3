import { Skeleton } from '@mantine/core'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type StoredProject, useIssuedResult, useStoredProject } from '../project/use-stored-project.ts'
import { WithoutProject } from '../project/without-project.tsx'
import type { Open } from '../workspace/open-row.ts'
import { ProjectBar, WorkspaceFrame } from '../workspace/project-bar.tsx'
import { BeforeProject } from './before-project.tsx'
import { ComparedRows } from './compared-rows.tsx'
import { MakeProject } from './make-project.tsx'
import { useTodaysResult, zonesThatDiffer } from './todays-result.ts'
import { type Comparison, type Subject, useComparison, useFound, useIssuedArray } from './use-comparison.ts'
import type { Query } from './use-variants.ts'
import { VariantRoof } from './variant-roof.tsx'
import { VariantSide } from './variant-side.tsx'
import { VariantOnTop, VariantVerdict } from './variant-verdict.tsx'
import classes from './what-if.module.css'

const BackToResult = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <ButtonLink variant="default" to="/project_result" search={{ project: hash }}>
      {say('roofs.back-to-the-result')}
    </ButtonLink>
  )
}

type ComparedProps = Subject & { readonly comparison: Comparison }

const Bar = ({ stored, comparison: { state, around } }: ComparedProps) => {
  const say = useSay()
  const name = displayName(stored.project)
  return (
    <ProjectBar
      title={siteAddress(stored.project.building) || name}
      sub={
        <>
          <strong>{say('roofs.what-if')}</strong>
          <span>{name}</span>
          <span>{say('whatIfIsFree')}</span>
        </>
      }
      actions={
        <>
          <BackToResult hash={stored.summary.hash} />
          <MakeProject stored={stored} state={state} choices={around.choices} />
        </>
      }
    />
  )
}

/** What to know before the figures are read. */
const Notes = ({ stored, issued, comparison }: ComparedProps) => {
  const say = useSay()
  const today = useTodaysResult(stored.summary.hash)
  const differing = today === null ? [] : zonesThatDiffer(say, issued.result, today)
  const zones = differing.map((zone) => say.named(zone)).join(say('report.comma'))
  return (
    <>
      {comparison.isWhole ? null : (
        <p className={classes.note} role="alert">
          {say('whatIfNotRead')}
        </p>
      )}
      {differing.length === 0 ? null : (
        <p className={classes.note}>{say('roofs.calculated-today-the-issued-values-give', { zones })}</p>
      )}
    </>
  )
}

type AnswerProps = ComparedProps & {
  readonly array: LayoutAnswer | null
  readonly open: Open
  readonly onOpen: (open: Open) => void
}

const Answer = ({ issued, array, comparison, open, onOpen }: AnswerProps) => {
  const say = useSay()
  const { shown, own, columns, state } = comparison
  return (
    <section
      className={classes.right}
      data-waiting={state.isWaiting}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={say('components.answer')}
    >
      <VariantVerdict
        shown={shown === 'issued' ? comparison.issued : own}
        issued={comparison.issued.result ?? issued.result}
      />
      <ComparedRows columns={columns} open={open} onOpen={onOpen} />
      <BeforeProject comparison={comparison} issued={array} />
    </section>
  )
}

const Waiting = () => <Skeleton height={420} radius="lg" />

/** The issued values are those of an earlier revision now. */
const SavedAgain = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return <EmptyState title={say('roofs.saved-again-without-a-result')} action={<BackToResult hash={hash} />} />
}

const Ready = (subject: Subject) => {
  const comparison = useComparison(subject)
  const array = useIssuedArray(subject)
  const found = useFound(subject, comparison.around, array !== null)
  const [open, setOpen] = useState<Open>(null)
  const linked = { open, onOpen: setOpen }
  if (comparison.standing === 'changed') return <Waiting />
  if (comparison.standing === 'gone') return <SavedAgain hash={subject.stored.summary.hash} />
  return (
    <>
      <Bar {...subject} comparison={comparison} />
      <Notes {...subject} comparison={comparison} />
      <div className={classes.workspace}>
        <VariantOnTop comparison={comparison} issued={array} />
        <VariantSide found={found} comparison={comparison} />
        <VariantRoof {...linked} comparison={comparison} issued={array} />
        <Answer {...subject} {...linked} array={array} comparison={comparison} />
      </div>
    </>
  )
}

const OfProject = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()

  const { hash, hasResult } = stored.summary
  const { data: issued, isLoading } = useIssuedResult(hasResult ? hash : '', undefined)
  if (isLoading) return <Waiting />
  if (!hasResult || !issued?.result.chargeable)
    return <EmptyState title={say('whatIfNeedsResult')} action={<BackToResult hash={hash} />} />
  return <Ready key={hash} stored={stored} issued={issued} />
}

/** `/what_if?project=`: the issued roof with another array or other assumptions; nothing is issued or charged. */
export const WhatIfPage = () => {
  const say = useSay()

  const { project: hash = '' }: Query = useSearch({ strict: false })
  const { data: stored, isLoading } = useStoredProject(hash, { awaitReport: false })
  if (!stored) return <WithoutProject title={say('roofs.what-if')} isLoading={isLoading} />
  return (
    <WorkspaceFrame>
      <OfProject stored={stored} />
    </WorkspaceFrame>
  )
}
