import { Button, Skeleton } from '@mantine/core'
import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useShownChoices } from '../../../../platform/api/shown-choices.ts'
import { type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenResult } from '../language/spoken.ts'
import { type StoredProject, useIssuedResult, useStoredProject } from '../project/use-stored-project.ts'
import { WithoutProject } from '../project/without-project.tsx'
import { type Column, ComparedZones } from './compared-zones.tsx'
import type { Around } from './controls.ts'
import { useTodaysResult, zonesThatDiffer } from './todays-result.ts'
import { useVariant, type VariantState } from './use-what-if.ts'
import { VariantPanel } from './variant-panel.tsx'
import { queryOfVariants, readVariants, type Variants } from './variants-in-address.ts'
import classes from './what-if.module.css'

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

type ReadyProps = { readonly stored: StoredProject; readonly issued: IssuedResult }

const Ready = ({ stored, issued }: ReadyProps) => {
  const say = useSay()

  const { hash } = stored.summary
  const choices = useShownChoices()
  const around = { project: stored.project, choices }
  const { variants, setVariants, isWhole } = useVariants(hash, around)
  const [a, b] = [useVariant(hash, variants.a), useVariant(hash, variants.b)]
  const today = useTodaysResult(hash)
  const differing = today === null ? [] : zonesThatDiffer(say, issued.result, today)
  const name = b === null ? 'roofs.what-if' : 'roofs.variant-a'
  return (
    <div className={classes.page}>
      {isWhole ? null : (
        <Panel tone="warning">
          <p className={classes.text}>{say('whatIfNotRead')}</p>
        </Panel>
      )}
      <div className={classes.variants}>
        {a === null ? null : (
          <VariantPanel
            id="a"
            name={name}
            stored={stored}
            around={around}
            state={a}
            onChange={(changed) => setVariants({ ...variants, a: changed })}
          />
        )}
        {b === null ? null : (
          <VariantPanel
            id="b"
            name="roofs.variant-b"
            stored={stored}
            around={around}
            state={b}
            onChange={(changed) => setVariants({ ...variants, b: changed })}
            onRemove={() => setVariants({ ...variants, b: null })}
          />
        )}
        {b === null ? (
          <Button
            className={classes.second}
            variant="default"
            onClick={() => setVariants({ ...variants, b: variants.a })}
          >
            {say('roofs.compare-with-a-second-variant')}
          </Button>
        ) : null}
      </div>
      {differing.length === 0 ? null : (
        <Panel tone="warning">
          <p className={classes.text}>
            {say('roofs.calculated-today-the-issued-values-give', {
              zones: differing.map((zone) => say.named(zone)).join(', '),
            })}
          </p>
        </Panel>
      )}
      <ComparedZones
        columns={[
          { name: 'roofs.issued-result', result: spokenResult(say, issued), isWaiting: false, problem: null },
          ...(a ? [columnOf(say, name, a)] : []),
          ...(b ? [columnOf(say, 'roofs.variant-b', b)] : []),
        ]}
      />
    </div>
  )
}

const Unavailable = ({ hash, why }: { readonly hash: string; readonly why: string }) => (
  <EmptyState title={why} action={<BackToResult hash={hash} />} />
)

const OfProject = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()

  const { hash, hasResult } = stored.summary
  const { data: issued, isLoading } = useIssuedResult(hasResult ? hash : '', undefined)
  if (isLoading) return <Skeleton height={420} radius="lg" />
  if (!hasResult || !issued?.result.chargeable) return <Unavailable hash={hash} why={say('whatIfNeedsResult')} />
  return <Ready key={hash} stored={stored} issued={issued} />
}

/** `/what_if?project=`: the issued roof with another array or other assumptions; nothing is issued or charged. */
export const WhatIfPage = () => {
  const say = useSay()

  const { project: hash = '' }: Query = useSearch({ strict: false })
  const { data: stored, isLoading } = useStoredProject(hash, { awaitReport: false })
  if (!stored) return <WithoutProject title={say('roofs.what-if')} isLoading={isLoading} />
  return (
    <PageFrame
      title={say('roofs.what-if')}
      width="wide"
      lead={`${displayName(stored.project)}. ${say('whatIfIsFree')}`}
      actions={<BackToResult hash={hash} />}
    >
      <OfProject stored={stored} />
    </PageFrame>
  )
}
