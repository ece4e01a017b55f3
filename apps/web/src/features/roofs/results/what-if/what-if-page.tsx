import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import type { IssuedBrief } from '@soundroof/contract/roofs/calls/project-calls'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenResult } from '../language/spoken.ts'
import { spokenLaid } from '../panel-layout/spoken-layout.ts'
import { useLayout } from '../panel-layout/use-layout.ts'
import { useSavings } from '../panel-layout/use-savings.ts'
import { type StoredProject, useAdvice, useIssuedResult, useStoredProject } from '../project/use-stored-project.ts'
import { WithoutProject } from '../project/without-project.tsx'
import { ProjectBar, WorkspaceFrame } from '../workspace/project-bar.tsx'
import { type Column, ComparedRows } from './compared-rows.tsx'
import type { Around } from './controls.ts'
import { FoundChoices, foundChoices } from './found-choices.tsx'
import { MakeProject } from './make-project.tsx'
import { useTodaysResult, zonesThatDiffer } from './todays-result.ts'
import { useVariant, type VariantState } from './use-what-if.ts'
import { VariantControls } from './variant-controls.tsx'
import { VariantPlan } from './variant-plan.tsx'
import { VariantVerdict } from './variant-verdict.tsx'
import { queryOfVariants, readVariants, type Variants } from './variants-in-address.ts'
import classes from './what-if.module.css'
import { WholeArray } from './whole-array.tsx'

type Query = { readonly project?: string; readonly a?: string; readonly b?: string }

/** Milliseconds after a change; browsers refuse an address that changes with every step of a slider. */
const KEPT_AFTER = 300

/** The variants, kept in the address, so that a reload or a link shows them again. */
const useVariants = (hash: string, around: Around) => {
  const say = useSay()

  const query: Query = useSearch({ strict: false })
  const navigate = useNavigate()
  const [read] = useState(() => readVariants(say, query, around))
  const [variants, setVariants] = useState<Variants>(read.variants)
  useEffect(() => {
    const search = { project: hash, ...queryOfVariants(variants) }
    const keep = () => void navigate({ to: '/what_if', search, replace: true, resetScroll: false })
    const timer = setTimeout(keep, KEPT_AFTER)
    return () => clearTimeout(timer)
  }, [hash, variants, navigate])
  return { variants, setVariants, isWhole: read.isWhole }
}

const BackToResult = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <ButtonLink variant="default" to="/project_result" search={{ project: hash }}>
      {say('roofs.back-to-the-result')}
    </ButtonLink>
  )
}

const columnOf = (say: Say, name: PlainCode, { answer, isWaiting, problem }: VariantState): Column => ({
  name,
  result: answer ? spokenResult(say, answer) : null,
  isWaiting,
  problem,
})

type ReadyProps = { readonly stored: StoredProject; readonly issued: IssuedBrief }

const names = { issued: 'roofs.issued', a: 'roofs.variant', b: 'roofs.variant-b' } as const satisfies Record<
  string,
  PlainCode
>
type Shown = keyof typeof names

const Ready = ({ stored, issued }: ReadyProps) => {
  const say = useSay()

  const { hash } = stored.summary
  const queries = useQueryClient()
  const choices = useShownChoices()
  const around = { project: stored.project, choices }
  const { variants, setVariants, isWhole } = useVariants(hash, around)
  const [shown, setShown] = useState<Shown>('a')
  const [a, b] = [useVariant(hash, variants.a), useVariant(hash, variants.b)]
  const subject = { hash, id: issued.id, revision: issued.revision, array: stored.project.solar }
  const { data: laid } = useLayout('layout', subject)
  const { data: savings } = useSavings(subject, laid?.answer != null)
  const { data: advice } = useAdvice(hash, issued.id)
  const today = useTodaysResult(hash)
  const differing = today === null ? [] : zonesThatDiffer(say, issued.result, today)
  const found = useMemo(
    () => foundChoices(say, savings, advice, { project: stored.project, choices }),
    [say, savings, advice, stored.project, choices],
  )
  const issuedColumn: Column = {
    name: 'roofs.issued',
    result: spokenResult(say, issued),
    isWaiting: false,
    problem: null,
  }
  const edited = shown === 'b' && b !== null ? 'b' : 'a'
  const state = (edited === 'b' ? b : a) ?? { variation: {}, answer: null, problem: null, of: null, isWaiting: false }
  const other = edited === 'b' ? a : b
  const own = columnOf(say, names[edited], state)
  const change = (variation: VariantState['variation']) => {
    setVariants({ ...variants, [edited]: variation })
    setShown(edited)
  }
  const hasChanged = state.of !== null && state.of !== issued.id
  useEffect(() => {
    if (hasChanged) void queries.invalidateQueries()
  }, [hasChanged, queries])
  const answer = laid?.answer ? (spokenLaid(say, laid).answer ?? null) : null
  const layout =
    shown === 'issued' || state.answer === null ? (answer?.layout ?? null) : (state.answer.layout?.layout ?? null)
  const result = shown === 'issued' ? issuedColumn.result : (own.result ?? issuedColumn.result)
  const columns = [
    ...(own.result === null ? [] : [own]),
    ...(other === null || other.answer === null ? [] : [columnOf(say, edited === 'b' ? names.a : names.b, other)]),
    issuedColumn,
  ]
  return (
    <>
      <ProjectBar
        title={siteAddress(stored.project.building) || displayName(stored.project)}
        sub={
          <>
            <strong>{say('roofs.what-if')}</strong>
            <span>{displayName(stored.project)}</span>
            <span>{say('whatIfIsFree')}</span>
          </>
        }
        actions={
          <>
            <BackToResult hash={hash} />
            <MakeProject stored={stored} state={state} choices={choices} />
          </>
        }
      />
      {isWhole ? null : (
        <p className={classes.note} role="alert">
          {say('whatIfNotRead')}
        </p>
      )}
      {differing.length === 0 ? null : (
        <p className={classes.note}>
          {say('roofs.calculated-today-the-issued-values-give', {
            zones: differing.map((zone) => say.named(zone)).join(', '),
          })}
        </p>
      )}
      <div className={classes.workspace}>
        <div className={classes.left}>
          <FoundChoices found={found} variation={state.variation} onChoose={change} />
          <VariantControls id={edited} around={around} state={state} onChange={change} />
          {variants.b === null ? (
            <Button
              variant="subtle"
              size="sm"
              onClick={() => {
                setVariants({ ...variants, b: variants.a })
                setShown('b')
              }}
            >
              {say('roofs.compare-with-a-second-variant')}
            </Button>
          ) : (
            <Button
              variant="subtle"
              size="sm"
              onClick={() => {
                setVariants({ ...variants, b: null })
                setShown('a')
              }}
            >
              {say('roofs.remove-variant-b')}
            </Button>
          )}
        </div>
        <div className={classes.middle}>
          <SegmentedControl
            size="sm"
            aria-label={say('roofs.shown-on-the-roof')}
            value={shown}
            onChange={(value) => setShown(value as Shown)}
            data={(['issued', 'a', ...(variants.b === null ? [] : ['b' as const])] as const).map((value) => ({
              value,
              label: say(names[value]),
            }))}
          />
          {result === null ? null : (
            <VariantPlan
              around={around}
              variation={shown === 'issued' ? {} : state.variation}
              result={result}
              layout={layout}
            />
          )}
          {state.answer?.isPlacedAnew ? <p className={classes.note}>{say('roofs.variant-places-anew')}</p> : null}
          {(state.answer?.layoutProblems ?? []).map(({ message, coded }) => (
            <p key={message} className={classes.note}>
              {say(coded)}
            </p>
          ))}
          {answer === null ? null : (
            <WholeArray
              name={names[edited]}
              issued={answer}
              variant={state.answer?.layout ?? null}
              isWaiting={state.isWaiting}
            />
          )}
        </div>
        <section
          className={classes.right}
          data-waiting={state.isWaiting}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={say('components.answer')}
        >
          <VariantVerdict
            shown={shown === 'issued' ? issuedColumn : own}
            issued={issuedColumn.result ?? issued.result}
          />
          <ComparedRows columns={columns} />
        </section>
      </div>
    </>
  )
}

const OfProject = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()

  const { hash, hasResult } = stored.summary
  const { data: issued, isLoading } = useIssuedResult(hasResult ? hash : '', undefined)
  if (isLoading) return <Skeleton height={420} radius="lg" />
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
