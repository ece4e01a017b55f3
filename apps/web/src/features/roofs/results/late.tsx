import { Skeleton } from '@mantine/core'
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/** A part whose script is fetched when it is first shown, so that the result itself comes sooner. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>, height = 320) => {
  const Part = lazy(async () => ({ default: await load() }))
  return (props: Props): ReactNode => (
    <Suspense fallback={<Skeleton height={height} radius="lg" />}>{createElement(Part, props)}</Suspense>
  )
}

export const EditScreen = late(async () => (await import('./panel-layout/editing/edit-screen.tsx')).EditScreen)
export const Parts = late(async () => (await import('./panel-layout/parts-tab.tsx')).PartsTab)
export const Conditions = late(async () => (await import('./zones/basis.tsx')).Conditions)
export const DerivationOf = late(async () => (await import('./zones/derivation-of.tsx')).DerivationOf)
export const SpokenDerivation = late(async () => (await import('./zones/derivation-of.tsx')).SpokenDerivation)
export const Inputs = late(async () => (await import('./project/inputs-tab.tsx')).InputsTab)
export const History = late(async () => (await import('./revisions/history.tsx')).History)
export const UnderlayPanel = late(async () => (await import('./underlay/underlay-panel.tsx')).UnderlayPanel)
export const Faces = late(async () => (await import('./workspace/other-views.tsx')).Faces)
export const Section = late(async () => (await import('./workspace/other-views.tsx')).Section)
export const RevisionPage = late(async () => (await import('./revisions/revision-page.tsx')).RevisionPage)
export const ResultOfRevision = late(async () => (await import('./revisions/result-of-revision.tsx')).ResultOfRevision)
