import { Skeleton, Tabs } from '@mantine/core'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Laid } from '../panel-layout/use-layout.ts'
import { UnderlayPanel } from '../underlay/late-underlay-panel.ts'
import type { ProjectUnderlay } from '../underlay/use-underlay-on-map.ts'
import type { TriedChoice } from '../zones/choices.ts'
import { Faces, Section } from './late-views.ts'
import type { Open } from './open-row.ts'
import classes from './roof-pane.module.css'
import { RoofPlan } from './roof-plan.tsx'

const SolidView = lazy(async () => {
  const { SolidView } = await import('../solid/solid-view.tsx')
  return { default: SolidView }
})

type Roof = {
  readonly project: ProjectDraft
  readonly result: BriefResult
  /** Layout of the array, once it has arrived; without one only the zones are drawn. */
  readonly laid?: Laid | undefined
  /** Picture of the roof; absent where not offered. */
  readonly underlay?: ProjectUnderlay | undefined
  readonly choice?: TriedChoice | undefined
}

const Solid = ({ layout, project: { building } }: { readonly layout: Layout; readonly project: ProjectDraft }) => {
  const { length, width, roofHeight } = building
  if (length === null || width === null || roofHeight === null) return null
  return (
    <Suspense fallback={<Skeleton height={320} radius="lg" />}>
      <SolidView layout={layout} building={{ length, width, roofHeight }} />
    </Suspense>
  )
}

type PictureProps = ProjectUnderlay & { readonly children: ReactNode }

/** Whoever opens its tab sees the picture at once; it may be hidden again. */
const ShowsPicture = ({ kept, on, children }: PictureProps) => {
  const isThere = kept.underlay !== null
  useEffect(() => {
    if (isThere) on.show()
  }, [isThere, on.show])
  return children
}

type Props = Roof & {
  /** What acts on the roof, beside the tabs. */
  readonly actions: ReactNode
  /** What is told of the drawing: warnings, room left. */
  readonly notes: ReactNode
  readonly counts: ReactNode
  /** Of the plan, in points; absent: as high as the result shows it. */
  readonly maxHeight?: number
  readonly open: Open
  readonly onOpen: (open: Open) => void
}

/** The roof: plan, a face turned flat, section, in 3D, and its picture. */
export const RoofPane = ({ actions, notes, counts, ...roof }: Props) => {
  const { project, laid, underlay } = roof
  const say = useSay()
  const layout = laid?.answer?.layout ?? null
  const hasPicture = layout !== null && underlay !== undefined && (underlay.kept.underlay ?? underlay.kept.changes)
  return (
    <Tabs defaultValue="plan" keepMounted={false} className={classes.pane}>
      <div className={classes.head}>
        <Tabs.List aria-label={say('roofs.views-of-the-roof')} className={classes.tabs}>
          <Tabs.Tab value="plan">{say('roofs.plan')}</Tabs.Tab>
          {layout ? <Tabs.Tab value="face">{say('roofs.face')}</Tabs.Tab> : null}
          <Tabs.Tab value="section">{say('roofs.section')}</Tabs.Tab>
          {layout ? <Tabs.Tab value="solid">{say('roofs.in-3d')}</Tabs.Tab> : null}
          {hasPicture ? <Tabs.Tab value="picture">{say('roofs.picture')}</Tabs.Tab> : null}
        </Tabs.List>
        <div className={classes.actions}>{actions}</div>
      </div>
      <Tabs.Panel value="plan" className={classes.view} data-plan>
        <RoofPlan {...roof} />
        {notes}
      </Tabs.Panel>
      {layout ? (
        <Tabs.Panel value="face" className={classes.view}>
          <Faces layout={layout} frontFacing={project.building.frontFacing} />
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="section" className={classes.view}>
        <Section project={project} layout={layout} />
      </Tabs.Panel>
      {layout ? (
        <Tabs.Panel value="solid" className={classes.view}>
          <Solid layout={layout} project={project} />
        </Tabs.Panel>
      ) : null}
      {hasPicture ? (
        <Tabs.Panel value="picture" className={classes.view}>
          <ShowsPicture {...underlay}>
            <RoofPlan {...roof} />
            <UnderlayPanel {...underlay} />
          </ShowsPicture>
        </Tabs.Panel>
      ) : null}
      <div className={classes.counts}>{counts}</div>
    </Tabs>
  )
}
